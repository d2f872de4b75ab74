chiefs-unreadable = “{ $text }” isn’t a valid move.
chiefs-not-now = “{ $action }” is not possible now.
