/* Made from openapi.json by `make wire`; changes belong into the server. */

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the caller is, with ratings by game and speed. */
        get: operations["get_api_account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/playing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The matches that the caller is playing. */
        get: operations["get_api_account_playing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has the engine think about a position: server-sent events, each an `AnalysisReport`, better and
         *     better, the last with `done`. Closing the connection ends the thinking.
         */
        post: operations["post_api_analysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/animation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A line of moves from any position as an animated PNG that plays one after the other. */
        post: operations["post_api_animation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/seek": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Looks for anybody who wants to play. Fields: `variant` (the game), `rated`, `color`, `galds.rules`,
         *     and `time` in minutes with `increment` in seconds, or `days`.
         * @description With a clock the answer is a stream of empty lines: the offer stands as long as it is read, and the
         *     stream ends when an opponent has come; the match is announced in the stream of events. With `days` the
         *     answer is the name of the match, and the offer stays.
         */
        post: operations["post_api_board_seek"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot/account/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the account one of a program: it has the title `BOT` from now on. Needs the scope `bot:play`. */
        post: operations["post_api_bot_account_upgrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot/game/stream/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stream of one match: `gameFull`, then a `gameState` after everything that happens, a `chatLine`
         *     for everything that is said and an `opponentGone` when the opponent goes or comes back, an object a
         *     line. It ends with the match.
         */
        get: operations["get_api_bot_game_stream_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot/game/{id}/abort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Breaks the match off before each side has acted. */
        post: operations["post_api_bot_game_id_abort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot/game/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says something to the opponent: fields `room` (`player`) and `text`. */
        post: operations["post_api_bot_game_id_chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot/game/{id}/claim-victory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claims the win when the opponent has left. */
        post: operations["post_api_bot_game_id_claim_victory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot/game/{id}/draw/{accept}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers a draw or accepts one (`yes`), or declines it (`no`). */
        post: operations["post_api_bot_game_id_draw_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot/game/{id}/move/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a move: a token, `throw`, or a set-up. With `offeringDraw=true` a draw is offered as well. */
        post: operations["post_api_bot_game_id_move_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot/game/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives up. */
        post: operations["post_api_bot_game_id_resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot/game/{id}/takeback/{accept}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks to take the last move back or agrees to it (`yes`), or declines it (`no`). */
        post: operations["post_api_bot_game_id_takeback_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot/online": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The programs that are online, an object a line; `nb` says how many at most. */
        get: operations["get_api_bot_online"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller was called for, the latest first. */
        get: operations["get_api_calls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key by which a browser subscribes at its push service. */
        get: operations["get_api_calls_push"];
        put?: never;
        /** Has a browser of the caller called while no page is open. */
        post: operations["post_api_calls_push"];
        /** Has a browser no longer called. */
        delete: operations["delete_api_calls_push"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that calls were read: one, or all. */
        post: operations["post_api_calls_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the caller wants to be called. */
        get: operations["get_api_calls_settings"];
        /** Keeps how the caller wants to be called. */
        put: operations["put_api_calls_settings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The challenges to and from the caller that wait for an answer. */
        get: operations["get_api_challenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenge/ai": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A match against the computer at `level` 1 to 10. It begins at once. */
        post: operations["post_api_challenge_ai"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenge/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A challenge that anybody may accept who has its address. */
        post: operations["post_api_challenge_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenge/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts a challenge: the match begins. */
        post: operations["post_api_challenge_id_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenge/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws a challenge, or breaks the match off before each side has acted. */
        post: operations["post_api_challenge_id_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenge/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines a challenge. Field: `reason`, which is passed on. */
        post: operations["post_api_challenge_id_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenge/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One challenge. */
        get: operations["get_api_challenge_id_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenge/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Challenges a player by name. Fields: `variant` (the game), `rated`, `clock.limit` and
         *     `clock.increment` in seconds or `days`, `color` (the caller's side), `galds.rules`.
         */
        post: operations["post_api_challenge_username"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many players are here and how many games are being played, now. */
        get: operations["get_api_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games with their rules, in alphabetical order. */
        get: operations["get_api_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/user/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The finished games of a player, the latest first: records with tags and blank lines between them, or
         *     JSON lines for those who ask for `application/x-ndjson`.
         */
        get: operations["get_api_games_user_username"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One game with its rules and its board. */
        get: operations["get_api_games_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a rules text: says what it means for every option, or why it means nothing. */
        get: operations["get_api_games_game_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be printed of a game: the board, a score sheet and paper pieces, with how many pages each has. */
        get: operations["get_api_games_game_sheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/sheets/{sheet}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of a sheet as SVG: A4 in millimetres, to be printed at its true size. */
        get: operations["get_api_games_game_sheets_sheet_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the caller a guest, so that it can play without an account. Pages get a cookie, programs send
         *     the key as `Authorization: Bearer`. The server stores nothing; a key that is lost cannot be found.
         */
        post: operations["post_api_guests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hindsight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Looks back at a position of a hidden game and the actions that led there: what each side could know of the other's pieces,
         *     what the last move gave away, and whether it left the way to the flag open. The caller has the whole truth already.
         */
        post: operations["post_api_hindsight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intarzia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many tasks there are. */
        get: operations["get_api_intarzia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intarzia/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task of somebody's own after some turns, on the lid or on the full board. Once it is solved or given up, and for whoever makes it, the
         *     answer says how few turns are enough: proven, or within bounds where the task is too large for the prover.
         */
        post: operations["post_api_intarzia_own"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intarzia/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A task at its beginning. */
        get: operations["get_api_intarzia_number"];
        put?: never;
        /** A task after some turns; when the wanted arrangement is reached, the proven minimum is in the answer. */
        post: operations["post_api_intarzia_number"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboards/{game}/{speed}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hundred best at a game and speed who have played at least five rated games. */
        get: operations["get_api_leaderboards_game_speed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The WebSocket of a page. Messages are JSON texts: the page sends `ClientMessage`s, the server
         *     `ServerMessage`s. Events of a match are numbered; after a lost connection `watch` with `since`
         *     goes on where it ended.
         */
        get: operations["get_api_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The matches that wait in the lobby for anybody, the latest first. Join one by the command `join`. */
        get: operations["get_api_lobby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs in. Unknown names and wrong passwords get the same answer, in the same time. */
        post: operations["post_api_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of this browser. */
        post: operations["post_api_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The archive: matches that are played or over, the latest first. Matches that wait by link or
         *     invitation are for those who know of them and are not listed.
         */
        get: operations["get_api_matches"];
        put?: never;
        /**
         * Makes a match: by link, in the lobby (where a fitting one that waits is joined at once), with a
         *     person of that name, or against the computer.
         */
        post: operations["post_api_matches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finished matches that fit, the latest first, as a stream: in book notation, as JSON
         *     lines, or as files of other programs.
         */
        get: operations["get_api_matches_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's open and running matches, invitations among them. */
        get: operations["get_api_matches_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/played": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes in a casual match against the computer that the caller has played to its end without the server, in a
         *     browser. It is replayed under the rules, and joins the caller's matches under a name of its own.
         */
        post: operations["post_api_matches_played"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A match as the caller may see it: the same events that the WebSocket sends, for those who ask again
         *     and again.
         */
        get: operations["get_api_matches_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/animation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A finished match as an animated PNG that plays move after move: the same for everybody, and as the board of the
         *     finished match is shown. At most 300 positions are drawn; of a longer match every second, third … is left out.
         */
        get: operations["get_api_matches_id_animation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chat as the caller may read it: players read each other, spectators read spectators. */
        get: operations["get_api_matches_id_chat"];
        put?: never;
        /** Sends a line: to the other player, or among the spectators. */
        post: operations["post_api_matches_id_chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does something at a match: joins, acts, offers, answers, resigns. The answer comes after the commit. */
        post: operations["post_api_matches_id_commands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines a challenge to the caller, and tells whoever made it why. */
        post: operations["post_api_matches_id_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/dice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dice of a finished match with their secret, for `galds dice` to check. */
        get: operations["get_api_matches_id_dice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the engine would do in the caller's place, and why, or what it thinks of an earlier moment. Only in casual games
         *     against the computer, and with no more knowledge than the caller has.
         */
        post: operations["post_api_matches_id_hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long the players of a match have been away: 0 for whoever is there. */
        get: operations["get_api_matches_id_presence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a match did to the ratings of its players, the first side first; empty while it is not rated. */
        get: operations["get_api_matches_id_ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record in book notation. While a hidden game is played it holds what the caller knows. */
        get: operations["get_api_matches_id_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has the engine judge every decision of a match that is over and was played: server-sent events, each a `ReportStep`, in the order of
         *     the actions, the last with `done`. A complete report counts on the profiles of the players; made again, it takes the place of the
         *     earlier one. Closing the connection ends it.
         */
        post: operations["post_api_matches_id_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the caller is; `null` if the request shows neither session, token nor guest's key. A token that is not known is an error. */
        get: operations["get_api_me"];
        put?: never;
        post?: never;
        /**
         * Deletes the account: what is running is resigned, the name is taken out of everything that others
         *     keep and cannot be taken by anybody. This cannot be undone.
         */
        delete: operations["delete_api_me"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the caller blocks, the latest first. */
        get: operations["get_api_me_blocked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about the caller, as one JSON document. */
        get: operations["get_api_me_data"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the caller follows, the latest first. */
        get: operations["get_api_me_following"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/one-screen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's games of one screen, the latest first. */
        get: operations["get_api_me_one_screen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/one-screen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keeps a game of one screen in the caller's archive, under a name of the caller's choice; kept again under the same name
         *     it is replaced. The latest 500 stay.
         */
        put: operations["put_api_me_one_screen_id"];
        post?: never;
        /** Deletes one of the caller's games of one screen. */
        delete: operations["delete_api_me_one_screen_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the password, and logs the caller out everywhere else. */
        put: operations["put_api_me_password"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes what the caller says about themselves. */
        put: operations["put_api_me_profile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lessons that the caller has done and the puzzles that the caller has solved, in all browsers. */
        get: operations["get_api_me_progress"];
        put?: never;
        /** Adds what the caller has learned to what is known; at most 500 lessons and puzzles at once. What was solved alone stays so. */
        post: operations["post_api_me_progress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/puzzles/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller as a solver of the puzzles of a game. */
        get: operations["get_api_me_puzzles_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many recovery codes the caller has left. */
        get: operations["get_api_me_recovery_codes"];
        put?: never;
        /** Makes new recovery codes for the caller; older ones are good for nothing then. */
        post: operations["post_api_me_recovery_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pasted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads any text: position texts, records with or without tags, tables of the originals, `.mat`, SGF, XGID and IDs of
         *     GNU Backgammon; several games are read one by one.
         */
        post: operations["post_api_pasted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an account and logs in. Names that look alike are one name. The matches of the guest whose key
         *     comes with the request become the account's, whether they wait, are played or are over.
         */
        post: operations["post_api_people"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Somebody's profile. */
        get: operations["get_api_people_name"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{name}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Blocks a player, who can then no longer challenge the caller. */
        put: operations["put_api_people_name_block"];
        post?: never;
        /** Unblocks a player. */
        delete: operations["delete_api_people_name_block"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{name}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Follows a player. */
        put: operations["put_api_people_name_follow"];
        post?: never;
        /** Unfollows a player. */
        delete: operations["delete_api_people_name_follow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{name}/ratings/{game}/{speed}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every change of a player's rating at a game and speed, the earliest first. */
        get: operations["get_api_people_name_ratings_game_speed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{name}/skill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How accurately somebody plays each game, and how lucky their dice were, over all finished games with a report. */
        get: operations["get_api_people_name_skill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plays actions from a position and says what is there then: texts, scene, and what can be done. */
        post: operations["post_api_positions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes a position as a problem. The prover checks it first: it has to have a single key that wins in at most
         *     four own actions, under the usual rules of a game without dice and hidden pieces.
         */
        post: operations["post_api_problems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/problems/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a position as a problem: which first actions win by force, and in how many own actions. It is asked under the
         *     usual rules of a game without dice and hidden pieces.
         */
        post: operations["post_api_problems_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/problems/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The problems that people have published for a game, the newest first, thirty at a time. */
        get: operations["get_api_problems_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/problems/{game}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A published problem: what is asked for, and the board. */
        get: operations["get_api_problems_game_number"];
        put?: never;
        /** Judges an answer and defends against it, as for puzzles. Nobody is rated by it. */
        post: operations["post_api_problems_game_number"];
        /** Withdraws a problem of the caller's own. */
        delete: operations["delete_api_problems_game_number"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/problems/{game}/{number}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports that something is wrong with a problem; said again, it takes the place of what was said before. */
        post: operations["post_api_problems_game_number_reports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The puzzle of the day, another one each day by universal time. */
        get: operations["get_api_puzzles_daily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many puzzles of a game there are, and what they are about. */
        get: operations["get_api_puzzles_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A puzzle: what is asked for, and the board as its side sees it. */
        get: operations["get_api_puzzles_game_number"];
        put?: never;
        /**
         * Judges an answer and defends against it. The actions are the solver's and the replies, from the
         *     puzzle's position on.
         */
        post: operations["post_api_puzzles_game_number"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/{number}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports that something is wrong with a puzzle; said again, it takes the place of what was said before. */
        post: operations["post_api_puzzles_game_number_reports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password by a recovery code, which is used up, ends all sessions and logs in. Unknown names and wrong codes
         *     get the same answer.
         */
        post: operations["post_api_recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The browsers in which the caller is signed in. */
        get: operations["get_api_sessions"];
        put?: never;
        post?: never;
        /** Logs the caller out everywhere else. */
        delete: operations["delete_api_sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Logs the caller out in one browser. */
        delete: operations["delete_api_sessions_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stream/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What concerns the caller, an object a line: first the challenges that wait and the matches that are
         *     played, then everything new.
         */
        get: operations["get_api_stream_event"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tests tokens, which stand in the body with commas between them, at most 100: whose they are and what
         *     they allow, or `null` for those that are not good.
         */
        post: operations["post_api_token_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's tokens. */
        get: operations["get_api_tokens"];
        put?: never;
        /** Creates an API token for a program of the caller's. Needs a session; a token cannot create tokens. */
        post: operations["post_api_tokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a token. */
        delete: operations["delete_api_tokens_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tournaments, the latest first. */
        get: operations["get_api_tournaments"];
        put?: never;
        /** Makes a tournament that waits for entries. */
        post: operations["post_api_tournaments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tournament with its entrants and rounds. */
        get: operations["get_api_tournaments_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calls off a tournament of the caller's before it began. */
        post: operations["post_api_tournaments_id_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/crosstable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The crosstable: for everybody, the leader first, what they did in each round. */
        get: operations["get_api_tournaments_id_crosstable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enters the caller; into a running Swiss tournament where late entries are taken. */
        post: operations["post_api_tournaments_id_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has no further round of a tournament of the caller's paired until it goes on. */
        post: operations["post_api_tournaments_id_pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the caller is there, when the players of a tournament are asked. */
        post: operations["post_api_tournaments_id_ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a tournament of the caller's go on. */
        post: operations["post_api_tournaments_id_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table, the leader first. */
        get: operations["get_api_tournaments_id_standings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a tournament of the caller's: its players are asked whether they are there, and when all are, or after
         *     three minutes, the first round is paired. Asked again meanwhile, it starts with those who are there.
         */
        post: operations["post_api_tournaments_id_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the caller out of the rounds to come; a game in progress is resigned. */
        post: operations["post_api_tournaments_id_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public data of a person, with ratings by game and speed. */
        get: operations["get_api_user_username"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The public data of several people, whose names stand in the body with commas between them. Names that
         *     nobody has are left out.
         */
        post: operations["post_api_users"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether people are online and playing: `ids` has names or ids with commas between them, at most 100. */
        get: operations["get_api_users_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/export/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One game: a record with tags, or JSON for those who ask for `application/json`. While a hidden game is
         *     played it holds what the caller knows.
         */
        get: operations["get_game_export_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server and its database answer, and the database takes what is written: the server writes
         *     every second, so this is known although nobody plays.
         */
        get: operations["get_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts and times in the text form of Prometheus. */
        get: operations["get_metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What a player writes in their profile. */
        About: {
            /** @description At most 500 characters. */
            about: string;
        };
        /** @description An account. */
        Account: {
            createdAt?: components["schemas"]["Moment"] | null;
            /** @description Who it is. */
            id: string;
            /** @description Whether it is online, in the data of others. */
            online?: boolean | null;
            /** @description Ratings by game and speed. */
            perfs: {
                [key: string]: components["schemas"]["Rating"];
            };
            /** @description `BOT` for an account that only programs use. */
            title?: string | null;
            /** @description Where it can be looked at. */
            url: string;
            /** @description The name that everybody sees. */
            username: string;
        };
        /** @description A command that was done. */
        Acknowledged: {
            /**
             * Format: int32
             * @description The number of the first event that came of it.
             */
            number: number;
            /**
             * Format: int32
             * @description The number of the match's last event.
             */
            version: number;
        };
        /** @description A position to be thought about. */
        AnalysisAsked: components["schemas"]["PositionAsked"] & {
            /** @description How many best lines; 1 if it is left out, 5 at most. */
            lines?: number | null;
            /**
             * Format: int64
             * @description Milliseconds to think; 3000 if it is left out, 10000 at most.
             */
            time?: number | null;
        };
        /** @description A line of play. */
        AnalysisLine: {
            /** @description The same in book notation, as far as the rules follow it. */
            book: string[];
            /** @description The fields on which its first action captures; in the last report only. */
            captures: string[];
            /** @description What its first action does, by name, such as `capture` or `fork`; in the last report only. */
            motifs: string[];
            /** @description The tokens, the next action first. */
            tokens: string[];
            /** @description What it is worth for the side to act. */
            value: components["schemas"]["LineValue"];
        };
        /** @description What the engine has thought so far. */
        AnalysisReport: {
            /**
             * Format: int32
             * @description How deep.
             */
            depth: number;
            /** @description Whether this is the last report. */
            done: boolean;
            /** @description The best lines, the best first. */
            lines: components["schemas"]["AnalysisLine"][];
            /**
             * Format: int64
             * @description How many positions were looked at.
             */
            nodes: number;
            /**
             * Format: int64
             * @description For how many milliseconds.
             */
            time: number;
        };
        /** @description An answer: everything done from the puzzle's position, or that the solver gives up. */
        Answer: {
            /** @description The solver's actions and the replies to them, in turn. */
            actions?: string[];
            /** @description Whether the solution is wanted instead of a verdict. */
            give_up?: boolean;
            solver?: components["schemas"]["GuestSolver"] | null;
        };
        /** @description A page of the archive. */
        ArchivePage: {
            /** @description The matches, the latest first. */
            matches: components["schemas"]["SeenSummary"][];
            /** @description Whether there may be more: ask with `before` and `before_id` of the last entry. */
            more: boolean;
        };
        /** @description Fields that have a meaning. */
        Area: {
            fields: components["schemas"]["FieldId"][];
            /** @description What they are, such as `camp` or `centre`. */
            key: string;
            side?: components["schemas"]["Side"] | null;
        };
        /**
         * @description What became of an attempt.
         * @enum {string}
         */
        AttemptResult: "solved" | "failed";
        /** @description A scene on its board, with the actions that the recipient may choose from. */
        Board: {
            /** @description The side that sits at the bottom. */
            bottom: components["schemas"]["Seat"];
            /** @description What the recipient can do now; empty unless it has to act. */
            choices: components["schemas"]["Choice"][];
            /** @description Whether these are all choices; secret set-ups are too many, and only examples are given. */
            complete: boolean;
            /** @description Where everything lies, and how it looks. */
            layout: components["schemas"]["SeenLayout"];
            /** @description Whether the recipient may roll the dice instead. */
            may_throw: boolean;
            /** @description What is on the board: pieces, dice, counters, the last action, what is due, why it ended. */
            scene: components["schemas"]["Scene"];
        };
        /** @description The body of an error. */
        BotProblem: {
            /** @description The reason in one word. */
            code: string;
            /** @description The reason in a sentence. */
            error: string;
        };
        /** @description What a call is about, as far as it applies. */
        CallAbout: {
            control?: components["schemas"]["TimeControl"] | null;
            ending?: components["schemas"]["EndingKind"] | null;
            from?: components["schemas"]["Player"] | null;
            /** @description The game. */
            game?: string | null;
            match?: components["schemas"]["MatchId"] | null;
            rated?: components["schemas"]["Rated"] | null;
            reason?: components["schemas"]["DeclineReason"] | null;
            /**
             * Format: int32
             * @description Its round, from 1.
             */
            round?: number | null;
            /** @description The rules text. */
            rules?: string | null;
            /** @description Its title. */
            title?: string | null;
            /** @description The tournament. */
            tournament?: string | null;
            until?: components["schemas"]["Moment"] | null;
        };
        /**
         * @description What somebody is called for.
         * @enum {string}
         */
        CallKind: "challenge" | "declined" | "started" | "turn" | "draw" | "takeback" | "rematch" | "rematched" | "won" | "lost" | "drawn" | "aborted" | "ready" | "round" | "postponed";
        /** @description The ways for every sort of call. */
        CallSettings: {
            /**
             * @description Challenges, and answers to one's own.
             * @default {
             *       "page": true,
             *       "sound": true,
             *       "system": true
             *     }
             */
            challenges?: components["schemas"]["Ways"];
            /**
             * @description Matches that ended while one looked elsewhere.
             * @default {
             *       "page": true,
             *       "sound": true,
             *       "system": true
             *     }
             */
            ends?: components["schemas"]["Ways"];
            /**
             * @description Draws and takebacks.
             * @default {
             *       "page": true,
             *       "sound": true,
             *       "system": true
             *     }
             */
            offers?: components["schemas"]["Ways"];
            /**
             * @description Rematches.
             * @default {
             *       "page": true,
             *       "sound": true,
             *       "system": true
             *     }
             */
            rematches?: components["schemas"]["Ways"];
            /**
             * @description Matches that begin.
             * @default {
             *       "page": true,
             *       "sound": true,
             *       "system": true
             *     }
             */
            starts?: components["schemas"]["Ways"];
            /**
             * @description Tournaments.
             * @default {
             *       "page": true,
             *       "sound": true,
             *       "system": true
             *     }
             */
            tournaments?: components["schemas"]["Ways"];
            /**
             * @description One's turn.
             * @default {
             *       "page": true,
             *       "sound": true,
             *       "system": true
             *     }
             */
            turns?: components["schemas"]["Ways"];
        };
        /** @description Somebody who came in. */
        CameIn: components["schemas"]["Player"] & {
            /** @description How many matches of the guest became the account's. */
            taken_along: number;
        };
        /** @description A piece that went round with its ring. */
        Carried: {
            from: components["schemas"]["Place"];
            /**
             * Format: int32
             * @description How far it went, in times 60°: less than its ring if it was captured on the way.
             */
            sixths: number;
            to?: components["schemas"]["Place"] | null;
        };
        /** @description What an entrant did in one round. */
        Cell: {
            /**
             * Format: int32
             * @description Its points in halves, when the game is over.
             */
            half_points?: number | null;
            /** @description The opponent, by its place in the list of entrants, from 0. */
            opponent: number;
            /** @description 0 if it played the first side, 1 if the second. */
            side: number;
            /** @enum {string} */
            type: "game";
        } | {
            /**
             * Format: int32
             * @description Its points in halves.
             */
            half_points: number;
            /** @description The opponent, by its place in the list of entrants, from 0. */
            opponent: number;
            /** @enum {string} */
            type: "walkover";
        } | {
            /**
             * Format: int32
             * @description What that gave, in halves.
             */
            half_points: number;
            /** @enum {string} */
            type: "bye";
        } | {
            /** @enum {string} */
            type: "absent";
        };
        /** @description A match that waits for an answer. */
        Challenge: {
            /** @description Who wants to play. */
            challenger: components["schemas"]["Somebody"];
            /** @description The side that the challenger wants. */
            color: components["schemas"]["Colour"];
            destUser?: components["schemas"]["Somebody"] | null;
            /** @description Whether it comes from the recipient or to it. */
            direction: components["schemas"]["Direction"];
            /** @description What Lichess has no field for. */
            galds: components["schemas"]["ChallengeExtra"];
            /** @description The match. */
            id: components["schemas"]["MatchId"];
            /** @description What it is rated as. */
            perf: components["schemas"]["Perf"];
            /** @description Whether it counts. */
            rated: boolean;
            /** @description How fast it is. */
            speed: components["schemas"]["Speed"];
            /** @description `created`, `accepted` or `canceled`. */
            status: string;
            /** @description Its clock. */
            timeControl: components["schemas"]["Control"];
            /** @description Where it can be looked at. */
            url: string;
            /** @description The game. */
            variant: components["schemas"]["Variant"];
        };
        /** @description What Lichess has no field for. */
        ChallengeExtra: {
            /** @description The time control in our own words: delays are no increments. */
            control: string;
            /** @description The rules text. */
            rules: string;
        };
        /** @description A result of chance. */
        ChanceResult: {
            /** @description What the dice show then; empty if it is no roll. */
            dice: number[];
            /** @description Its token. */
            token: string;
            /**
             * Format: int32
             * @description How often it comes, relative to the others.
             */
            weight: number;
        };
        /**
         * @description Whether a player wants to see chat.
         * @enum {string}
         */
        ChatSwitch: "on" | "off";
        /** @description What the prover says of a problem. */
        CheckedProblem: {
            /** @description The first actions that win by force, the shortest win first; those behind the first are side solutions. */
            keys: components["schemas"]["SeenKey"][];
            /** @description Whether another action seems to win, too, without a proof within the bounds of the prover. */
            open: boolean;
            /** @description Whether one first action wins faster than every other that was found. */
            single: boolean;
        };
        /** @description An action that can be chosen. */
        Choice: {
            /** @description In book notation; the token again where that would show something hidden. */
            book: string;
            /** @description What is touched to make it, in order. No list of picks is the beginning of another. */
            picks: components["schemas"]["SeenPick"][];
            /** @description Its token. */
            token: string;
        };
        /** @description What a page says. */
        ClientMessage: {
            /**
             * Format: int32
             * @description The number of the last line of chat that the page has.
             */
            chat_since?: number;
            /** @description How much is wanted. */
            detail?: components["schemas"]["Detail"];
            /** @description How the board is to be drawn. */
            drawing?: components["schemas"]["Drawing"];
            /** @description The match. */
            id: components["schemas"]["MatchId"];
            /**
             * Format: int32
             * @description The number of the last event that the page has; 0 for none.
             */
            since?: number;
            /** @enum {string} */
            type: "watch";
        } | {
            /** @description The match. */
            id: components["schemas"]["MatchId"];
            /** @enum {string} */
            type: "leave";
        } | {
            /** @description The page's own name for this command: sent again with the same name, it is done once. */
            client?: string | null;
            /** @description What. */
            command: components["schemas"]["Command"];
            /** @description The match. */
            id: components["schemas"]["MatchId"];
            /** @enum {string} */
            type: "command";
        } | {
            /** @description The page's own name for this line, given back with a refusal. */
            client?: string | null;
            /** @description The match. */
            id: components["schemas"]["MatchId"];
            /** @enum {string} */
            type: "say";
            /** @description The words. */
            words: string;
        } | {
            /** @enum {string} */
            type: "watch_lobby";
        } | {
            /** @enum {string} */
            type: "leave_lobby";
        } | {
            /** @enum {string} */
            type: "watch_mine";
        } | {
            /** @enum {string} */
            type: "watch_calls";
        } | {
            /** @description The tournament. */
            id: string;
            /** @enum {string} */
            type: "watch_tournament";
        } | {
            /** @enum {string} */
            type: "leave_tournament";
        } | {
            /**
             * Format: int64
             * @description Anything; it comes back.
             */
            id?: number;
            /** @enum {string} */
            type: "ping";
        };
        /** @description How many recovery codes are left. */
        CodesLeft: {
            /**
             * Format: int64
             * @description How many.
             */
            left: number;
        };
        /**
         * @description A side's name.
         * @enum {string}
         */
        Colour: "white" | "black" | "random";
        /** @description Something that a player wants to do, the same over HTTP and WebSocket. */
        Command: {
            /** @enum {string} */
            do: "join";
            /** @description What the player adds to the dice. */
            seed?: string;
        } | {
            /**
             * @description The action.
             * @example 53 3
             */
            action: string;
            /** @enum {string} */
            do: "act";
        } | {
            /** @enum {string} */
            do: "offer";
            /** @description What. */
            offer: components["schemas"]["Offer"];
        } | {
            /** @enum {string} */
            do: "accept";
            /** @description What. */
            offer: components["schemas"]["Offer"];
        } | {
            /** @enum {string} */
            do: "decline";
            /** @description What. */
            offer: components["schemas"]["Offer"];
        } | {
            /** @enum {string} */
            do: "resign";
        } | {
            /** @enum {string} */
            do: "abort";
        } | {
            /** @enum {string} */
            do: "claim";
        } | {
            /** @enum {string} */
            do: "plan";
            /** @description The lines: actions of both sides in turn, from the opponent's next one to an answer of one's own. */
            lines: string[][];
            /**
             * Format: int32
             * @description How many actions had been made when the lines begin: they are refused if the game has gone on.
             * @example 4
             */
            played: number;
        } | {
            /** @description To what. */
            chat: components["schemas"]["ChatSwitch"];
            /** @enum {string} */
            do: "chat";
        };
        /** @description A command, with the sender's own name for it. */
        Commanded: components["schemas"]["Command"] & {
            /**
             * @description The sender's own name for this command, at most 64 bytes: sent again with the same name, it is
             *     done once and answered with its number.
             */
            client?: string | null;
        };
        /** @description Which kinds of programs may play it: all. */
        Compat: {
            board: boolean;
            bot: boolean;
        };
        /** @description The password, once more. */
        Confirmed: {
            /** @description The password of the account. */
            password: components["schemas"]["Typed"];
        };
        /** @description The clock of a match. */
        Control: {
            /** Format: int64 */
            increment: number;
            /** Format: int64 */
            limit: number;
            show: string;
            /** @enum {string} */
            type: "clock";
        } | {
            /** Format: int32 */
            daysPerTurn: number;
            /** @enum {string} */
            type: "correspondence";
        } | {
            /** @enum {string} */
            type: "unlimited";
        };
        /** @description How many puzzles there are. */
        Count: {
            /** @description Their numbers are 1 to this. */
            count: number;
        };
        /** @description Something that is counted. */
        Counter: {
            /** @description What is counted, such as `pips` or `quiet-plies`. */
            key: string;
            /**
             * Format: int32
             * @description The number at which something happens.
             */
            limit?: number | null;
            side?: components["schemas"]["Side"] | null;
            /** Format: int32 */
            value: number;
        };
        /** @description A line of the crosstable. */
        CrossLine: components["schemas"]["TableLine"] & {
            /** @description What they did in each round. */
            rounds: components["schemas"]["Cell"][];
        };
        /** @description A cube that says what a game is worth. */
        Cube: {
            offered_to?: components["schemas"]["Side"] | null;
            owner?: components["schemas"]["Side"] | null;
            /** Format: int32 */
            value: number;
        };
        /** @description The puzzle of the day. */
        DailyPuzzle: {
            /**
             * @description The day, by universal time.
             * @example 2026-11-17
             */
            day: string;
            /** @description The game's name. */
            game: string;
            /**
             * Format: int32
             * @description Its number.
             */
            number: number;
        };
        /**
         * @description How near the enemy stands to what must not be lost.
         * @enum {string}
         */
        Danger: "none" | "near" | "beside";
        /**
         * @description Why a challenge is declined.
         * @enum {string}
         */
        DeclineReason: "generic" | "later" | "tooFast" | "tooSlow" | "timeControl" | "rated" | "casual" | "variant" | "noBot" | "onlyBot";
        /** @description Why a challenge is declined. */
        Declining: {
            /** @description The reason. */
            reason: components["schemas"]["DeclineReason"];
        };
        /**
         * @description How much of a match a connection wants.
         * @enum {string}
         */
        Detail: "events" | "board";
        /** @description A die that was rolled. */
        Die: {
            /**
             * Format: int32
             * @description How often it can still be used, or could have been: more than once where a double counts twice.
             */
            left: number;
            /** Format: int32 */
            pips: number;
            /** @description Whose it is. */
            side: components["schemas"]["Side"];
            /**
             * Format: int32
             * @description How often it has been used.
             */
            used: number;
        };
        /**
         * @description The way of a challenge.
         * @enum {string}
         */
        Direction: "in" | "out";
        /** @description Answers that say no more than that it was done. */
        Done: {
            ok: boolean;
        };
        /** @description How a recipient wants its board to be drawn. It changes nothing of what the board may show. */
        Drawing: {
            /** @default null */
            bottom?: components["schemas"]["Seat"] | null;
            /**
             * @description The names of fields.
             * @default shown
             */
            names?: components["schemas"]["Shown"];
            /**
             * @description What hidden pieces can still be, as far as the recipient could work out itself.
             * @default hidden
             */
            pencil?: components["schemas"]["Shown"];
        };
        /** @description A board without anything on it. Lengths are in units of which a field is about 100 wide; `y` grows downwards. */
        DrawnLayout: {
            /** @description The fields. */
            fields: components["schemas"]["SeenField"][];
            /** @description The shapes of pieces, drawn around the point (0, 0). */
            glyphs: components["schemas"]["SeenGlyph"][];
            /**
             * Format: double
             * @description Height in units.
             */
            height: number;
            /** @description The colours of the inks; a skin may give them others. */
            inks: components["schemas"]["SeenInk"][];
            /** @description How the last action is marked. */
            last: components["schemas"]["SeenLastMarks"];
            names?: components["schemas"]["SeenNames"] | null;
            /** @description What fields show as long as nothing stands on them. */
            signs: components["schemas"]["SeenSign"][];
            /** @description What lies under the fields. */
            under: components["schemas"]["SeenMark"][];
            /**
             * Format: double
             * @description Width in units.
             */
            width: number;
        };
        /** @description What somebody may do now. */
        Due: {
            /** @description The fields that it is about, where it is not about the whole board. */
            fields: components["schemas"]["FieldId"][];
            side?: components["schemas"]["Side"] | null;
            what: components["schemas"]["Phrase"];
        };
        /** @description Why a game is over. */
        Ended: {
            /** @description The fields that show it. */
            fields: components["schemas"]["FieldId"][];
            /** @description The outcome text, such as `1-0` or `½-½`. */
            outcome: string;
            why: components["schemas"]["Phrase"];
            winner?: components["schemas"]["Side"] | null;
        };
        /** @description How a match ended, and through whom. */
        Ending: {
            /** @description How. */
            kind: components["schemas"]["EndingKind"];
            side?: components["schemas"]["Seat"] | null;
        };
        /**
         * @description How a match ended, in one word.
         * @enum {string}
         */
        EndingKind: "rules" | "resigned" | "agreed" | "flag" | "left" | "aborted" | "cancelled";
        Explained: {
            at: components["schemas"]["Moment"];
            match: string;
            words: string;
        };
        /**
         * @description What is wrong with a puzzle.
         * @enum {string}
         */
        Fault: "wrong_solution" | "other_solution" | "unclear" | "offensive_title";
        /** @description The name of a field, as in picks and book notation. */
        FieldId: string;
        /** @description What Lichess has no field for, once. */
        FullExtra: {
            /** @description What the server committed to before the first roll, for games with dice. */
            commitment?: string | null;
            /** @description The time control in our own words. */
            control: string;
            /** @description The rules text. */
            rules: string;
            you?: components["schemas"]["Colour"] | null;
        };
        /** @description A game, its sides and its rules. */
        GameAbout: {
            /** @description Whether dice are thrown. */
            dice: boolean;
            /** @description Whether each side hides something from the other. */
            hidden: boolean;
            /**
             * @description The name in commands and addresses.
             * @example lautari
             */
            name: string;
            /** @description The rules that can be chosen, written `preset,key=value,…`. */
            options: components["schemas"]["OptionAbout"][];
            /** @description Ready-made rules, the usual ones first. */
            presets: components["schemas"]["PresetAbout"][];
            /** @description The sides, the first to act first. */
            sides: components["schemas"]["SideAbout"][];
            /** @description One sentence about it. */
            summary: string;
            /** @description The name for people. */
            title: string;
        };
        /** @description The clock in seconds. */
        GameClock: {
            /** Format: int64 */
            increment: number;
            /** Format: int64 */
            initial: number;
            /** Format: int64 */
            totalTime: number;
        };
        /** @description What Lichess has no field for. */
        GameExtra: {
            /** @description The time control in our own words. */
            control: string;
            /** @description The points as they are written in records; `*` where there are none. */
            result: string;
            /** @description The rules text. */
            rules: string;
        };
        /** @description The first line of a match's stream. */
        GameFull: {
            black?: components["schemas"]["Somebody"] | null;
            clock?: components["schemas"]["InitialClock"] | null;
            createdAt: components["schemas"]["Moment"];
            /** Format: int32 */
            daysPerTurn?: number | null;
            galds: components["schemas"]["FullExtra"];
            id: components["schemas"]["MatchId"];
            /** @description A position text, or `startpos` where the match begins at the start of its game. */
            initialFen: string;
            perf: components["schemas"]["Perf"];
            rated: boolean;
            speed: components["schemas"]["Speed"];
            state: components["schemas"]["GameState"];
            variant: components["schemas"]["Variant"];
            white?: components["schemas"]["Somebody"] | null;
        };
        /** @description A match that is played, in a list or when it begins and ends. */
        GameInfo: {
            color?: components["schemas"]["Colour"] | null;
            compat: components["schemas"]["Compat"];
            /** @description What the recipient sees of the board. */
            fen: string;
            fullId: components["schemas"]["MatchId"];
            gameId: components["schemas"]["MatchId"];
            hasMoved: boolean;
            id: components["schemas"]["MatchId"];
            isMyTurn: boolean;
            lastMove: string;
            opponent?: components["schemas"]["Opponent"] | null;
            perf: components["schemas"]["Perf"];
            rated: boolean;
            /**
             * Format: int64
             * @description Seconds on the recipient's clock.
             */
            secondsLeft?: number | null;
            source: string;
            speed: components["schemas"]["Speed"];
            status: components["schemas"]["Status"];
            variant: components["schemas"]["Variant"];
            winner?: components["schemas"]["Colour"] | null;
        };
        /** @description A game for download. */
        GameJson: {
            clock?: components["schemas"]["GameClock"] | null;
            createdAt: components["schemas"]["Moment"];
            /** Format: int32 */
            daysPerTurn?: number | null;
            galds: components["schemas"]["GameExtra"];
            id: components["schemas"]["MatchId"];
            lastMoveAt: components["schemas"]["Moment"];
            /** @description The tokens with blanks between them, rolls of the dice among them. */
            moves: string;
            perf: string;
            /** @description The record, with `pgnInJson=true`. */
            pgn?: string | null;
            players: components["schemas"]["Players"];
            rated: boolean;
            source: string;
            speed: components["schemas"]["Speed"];
            status: string;
            /** @description The game. */
            variant: string;
            winner?: components["schemas"]["Colour"] | null;
        };
        /** @description A game that is to be kept. */
        GamePlayed: {
            /** @description The actions of both sides and of chance, as tokens or in book notation. */
            actions: string[];
            /**
             * @description The game's name.
             * @example lautari
             */
            game: string;
            resigned?: components["schemas"]["Seat"] | null;
            /** @description The rules text; the usual rules if it is left out. */
            rules?: string;
        };
        /** @description A player: with an account or as a guest (`user`), or the computer (`aiLevel`). */
        GamePlayer: {
            /** Format: int32 */
            aiLevel?: number | null;
            user?: components["schemas"]["Somebody"] | null;
        };
        /** @description What a match is like now. */
        GameState: {
            bdraw: boolean;
            /** Format: int64 */
            binc: number;
            btakeback: boolean;
            /** Format: int64 */
            btime: number;
            galds: components["schemas"]["StateExtra"];
            /** @description The tokens so far with blanks between them, rolls of the dice among them. */
            moves: string;
            rematch?: components["schemas"]["MatchId"] | null;
            status: string;
            wdraw: boolean;
            /** Format: int64 */
            winc: number;
            winner?: components["schemas"]["Colour"] | null;
            wtakeback: boolean;
            /** Format: int64 */
            wtime: number;
        };
        /** @description A game with its board. */
        GameWithBoard: components["schemas"]["GameAbout"] & {
            /** @description The board on which its scenes lie. */
            geometry: components["schemas"]["Geometry"];
        };
        /** @description A field and its neighbours. */
        GeometricField: {
            id: components["schemas"]["FieldId"];
            /** @description The fields beside it. */
            neighbours: components["schemas"]["FieldId"][];
        };
        /** @description A board. Two geometries with one id are equal. */
        Geometry: {
            /** @description Fields that always have a meaning of their own. */
            areas: components["schemas"]["Area"][];
            /** @description All fields, in the order of the board. */
            fields: components["schemas"]["GeometricField"][];
            /** @description Its name, the same for ever: a board that differs gets another. */
            id: string;
            /**
             * @description The same fields in rows for keyboards and screen readers: from the far side to the near one and from left
             *     to right, as the first side sees the board.
             */
            rows: components["schemas"]["FieldId"][][];
        };
        /** @description How much surer the other side became of a piece. */
        GivenAway: {
            /**
             * Format: double
             * @description The same after the move.
             */
            after: number;
            /**
             * Format: double
             * @description How likely it was of that kind by what the other side could know before the move.
             */
            before: number;
            /** @description Where the piece stands now. */
            field: components["schemas"]["FieldId"];
            /** @description The key of its kind. */
            kind: string;
        };
        /**
         * @description What becomes of the matches that a browser played as a guest.
         * @enum {string}
         */
        GuestGames: "take_along" | "leave";
        /** @description A solver without an account at the puzzles of a game, as the solver's browser keeps it. Everything may be left out by somebody who is new. */
        GuestSolver: {
            /**
             * Format: int32
             * @description The most in a row.
             * @default 0
             */
            best_streak?: number;
            /**
             * Format: double
             * @description How far it may be off.
             * @default 350
             */
            deviation?: number;
            /** @default null */
            last?: components["schemas"]["Moment"] | null;
            /**
             * @description Whether it is still a guess; this is not read.
             * @default true
             */
            provisional?: boolean;
            /**
             * Format: double
             * @description The puzzle rating.
             * @default 1500
             */
            rating?: number;
            /**
             * Format: int32
             * @description How many of them were solved at the first attempt.
             * @default 0
             */
            solved?: number;
            /**
             * Format: int32
             * @description How many in a row were, up to now.
             * @default 0
             */
            streak?: number;
            /**
             * Format: int32
             * @description How many puzzles were tried.
             * @default 0
             */
            tried?: number;
            /**
             * Format: double
             * @description How much the results vary.
             * @default 0.06
             */
            volatility?: number;
        };
        /** @description How the server is. */
        Health: {
            /** @description `well`. */
            status: string;
        };
        /** @description A moment of a hidden game, looked back at. */
        Hindsight: {
            /** @description What the first side could know of the second's pieces. */
            first: components["schemas"]["PieceChances"][];
            last?: components["schemas"]["LastMove"] | null;
            /** @description What the second side could know of the first's pieces. */
            second: components["schemas"]["PieceChances"][];
        };
        /** @description What can be said about a moment. */
        HindsightAnswer: {
            hindsight?: components["schemas"]["Hindsight"] | null;
        };
        /** @description What the engine would do. */
        Hint: {
            /** @description The token of the action. */
            action: string;
            /** @description The best lines, the best first, with what their first actions do. */
            lines: components["schemas"]["AnalysisLine"][];
            /** @description The side that is to act. */
            side: components["schemas"]["Seat"];
        };
        /** @description Which moment of a match is asked about. */
        HintAsked: {
            /** @description An action that is tried there first, as a token: what the other side would answer. Not in hidden games. */
            action?: string | null;
            /**
             * @description After how many actions; now if it is left out, and then the caller has to be the one to act. An earlier moment says
             *     what an action was worth. In hidden games only moments at which the caller had to act can be asked about.
             */
            ply?: number | null;
        };
        /** @description What is known of what a piece is. */
        Identity: {
            /** @enum {string} */
            is: "known";
            kind: string;
        } | {
            /** @enum {string} */
            is: "one_of";
            kinds: string[];
        } | {
            /** @enum {string} */
            is: "hidden";
        };
        /** @description Something that concerns the player. */
        Incoming: {
            challenge: components["schemas"]["Challenge"];
            /** @enum {string} */
            type: "challenge";
        } | {
            challenge: components["schemas"]["Challenge"];
            /** @enum {string} */
            type: "challengeCanceled";
        } | {
            challenge: components["schemas"]["Challenge"];
            /** @enum {string} */
            type: "challengeDeclined";
        } | {
            game: components["schemas"]["GameInfo"];
            /** @enum {string} */
            type: "gameStart";
        } | {
            game: components["schemas"]["GameInfo"];
            /** @enum {string} */
            type: "gameFinish";
        };
        /** @description The clock at the start, in milliseconds. */
        InitialClock: {
            increment: components["schemas"]["Millis"];
            initial: components["schemas"]["Millis"];
        };
        /** @description What an answer is worth. */
        Judged: {
            /** @description The board after all that. */
            board: components["schemas"]["Board"];
            /** @description The right first action, once the puzzle is solved or given up. */
            key?: string | null;
            /** @description The puzzle's position as text, for those who want to study it; present with the key. */
            position?: string | null;
            rated?: components["schemas"]["RatedAttempt"] | null;
            /** @description What the defence replies, if the answer is right so far. */
            replies: string[];
            solver?: components["schemas"]["GuestSolver"] | null;
            /** @description What the puzzle is about; told with the key. */
            themes: string[];
            /** @description The verdict. */
            verdict: components["schemas"]["SeenVerdict"];
        };
        /** @description A decision with what the engine thinks of it. */
        JudgedDecision: {
            /** @description Whether nothing else could be done. */
            forced: boolean;
            /** @description The best lines, the best first; behind them the one that was played, if it was found. */
            lines: components["schemas"]["AnalysisLine"][];
            /** @description How many pieces were on the board. */
            pieces: number;
            /** @description Whether dice were rolled right before it. */
            rolled: boolean;
            /** @description The side that decided. */
            side: components["schemas"]["Seat"];
            /** @description The token of what was done. */
            token: string;
        };
        KeptSession: {
            agent: string;
            created: components["schemas"]["Moment"];
            seen: components["schemas"]["Moment"];
        };
        KeptToken: {
            created: components["schemas"]["Moment"];
            label: string;
            scopes: components["schemas"]["Scopes"];
            used?: components["schemas"]["Moment"] | null;
        };
        /** @description How likely a piece is of a kind. */
        KindChance: {
            /**
             * Format: double
             * @description From 0 to 1.
             */
            chance: number;
            /** @description The key of the kind, as in scenes. */
            kind: string;
        };
        /** @description An action as somebody saw it. */
        LastAction: {
            by?: components["schemas"]["Side"] | null;
            /** @description The dice that were played, with what was used of them and what could not be. */
            dice: components["schemas"]["Die"][];
            /** @description What happened, in order. */
            steps: components["schemas"]["Step"][];
        };
        /** @description What a move told the other side, and what it left open. */
        LastMove: {
            /** @description The enemy's pieces that stood so near. */
            by: components["schemas"]["FieldId"][];
            /** @description How near the enemy stood to the mover's goal after it. */
            danger: components["schemas"]["Danger"];
            gave_away?: components["schemas"]["GivenAway"] | null;
        };
        /**
         * @description Whether people may join after the first round was paired. Only a Swiss tournament has room for them.
         * @enum {string}
         */
        LateEntry: "closed" | "open";
        /** @description A line of a leaderboard. */
        LeaderLine: components["schemas"]["SeenRating"] & {
            /** @description The name. */
            name: string;
            /**
             * Format: int32
             * @description The place, from 1.
             */
            place: number;
        };
        /** @description A line of moves, and how it is drawn. */
        LineToDraw: components["schemas"]["PositionAsked"] & {
            /**
             * Format: int32
             * @description For how many milliseconds every position is shown, 200 to 5000; 1000 if it is left out.
             */
            pause?: number | null;
            /**
             * Format: int32
             * @description Width in pixels, 120 to 800; 480 if it is left out.
             */
            width?: number | null;
        };
        /** @description What a line is worth for the side to act. */
        LineValue: {
            /**
             * Format: int32
             * @description In hundredths of the game's small unit.
             */
            hundredths: number;
        } | {
            /**
             * Format: int32
             * @description A win in so many actions.
             */
            win_in: number;
        } | {
            /**
             * Format: int32
             * @description A loss in so many actions.
             */
            loss_in: number;
        } | {
            /**
             * Format: double
             * @description Expected points.
             */
            equity: number;
        } | {
            /**
             * Format: double
             * @description The chance to win, 0 to 1.
             */
            chance: number;
        };
        /** @description A published problem in a list. */
        ListedProblem: {
            /**
             * Format: int32
             * @description In how many own actions it is won.
             */
            actions: number;
            /** @description When it was published. */
            at: components["schemas"]["Moment"];
            /** @description The name of its author. */
            author: string;
            /** @description The game's name. */
            game: string;
            /**
             * Format: int32
             * @description Its number among the problems of this game.
             */
            number: number;
            /**
             * Format: int32
             * @description How many people with accounts have found the solution without looking at it.
             */
            solvers: number;
            /** @description Its title. */
            title: string;
        };
        /** @description A match as the caller may see it. */
        Looked: {
            board?: components["schemas"]["Board"] | null;
            /** @description The events after the number that was given. */
            events: components["schemas"]["SeenEvent"][];
            /** @description The server's time. */
            now: components["schemas"]["Moment"];
            /** @description The state now. */
            state: components["schemas"]["SeenState"];
        };
        /** @description A match that was made or joined. */
        Made: {
            /** @description The match. */
            id: components["schemas"]["MatchId"];
        };
        /** @description Recovery codes that were made just now. */
        MadeCodes: {
            /**
             * @description The codes, each good for one time. They are shown this once.
             * @example [
             *       "7K3M-9QXA-P0RT-2WYZ"
             *     ]
             */
            codes: string[];
        };
        /** @description A token that was made just now. */
        MadeToken: components["schemas"]["SeenToken"] & {
            /** @description The secret, to be sent as `Authorization: Bearer`. It is shown this once. */
            secret: string;
        };
        /**
         * @description The name of a match in addresses: twelve letters and digits that nobody can guess.
         * @example k7RtmW3xQz9e
         */
        MatchId: string;
        /** @description Men that lie on no field. */
        Men: {
            /** Format: int32 */
            count: number;
            /** @description Their kind, where it is known. */
            kind?: string | null;
            side: components["schemas"]["Side"];
        };
        /**
         * Format: int64
         * @description A length of time in milliseconds.
         */
        Millis: number;
        /** @description The challenges of the caller. */
        Mine: {
            in: components["schemas"]["Challenge"][];
            out: components["schemas"]["Challenge"][];
        };
        /** @description What is known about the fewest turns. */
        Minimum: {
            /** @description So many are enough, by how it was shuffled, where nothing is proven. */
            at_most?: number | null;
            /** @description So many are not enough, where nothing is proven. */
            more_than?: number | null;
            /** @description The fewest turns, proven. */
            proven?: number | null;
        };
        /**
         * Format: int64
         * @description A moment, in milliseconds since 1970-01-01 00:00 UTC.
         */
        Moment: number;
        /** @description A name and its password. */
        NameAndPassword: {
            guest_games?: components["schemas"]["GuestGames"] | null;
            /**
             * @description 2 to 20 letters and digits.
             * @example Anna
             */
            name: string;
            /** @description 8 to 256 characters that are not among the commonest. */
            password: components["schemas"]["Typed"];
        };
        /** @description A guest and its key. */
        NewGuest: {
            /** @description What proves it: the value of the cookie that is set, or a bearer token for programs. */
            key: string;
            /** @description Who the guest is. */
            player: components["schemas"]["Player"];
        };
        /** @description What somebody asks for who wants to play. Without an opponent anybody with the link may join. */
        NewMatch: {
            /** @description The clock; none if it is left out. */
            control?: components["schemas"]["TimeControl"];
            /**
             * @description The game's name.
             * @example lautari
             */
            game: string;
            /** @description Against whom. */
            opponent?: components["schemas"]["Wanted"];
            /** @description The position text at which to start; the game's start if it is left out. */
            position?: string | null;
            /** @description Whether it counts for ratings. */
            rated?: components["schemas"]["Rated"];
            /** @description The rules text; the game's usual rules if it is left out. */
            rules?: string;
            /** @description What the asker adds to the dice. */
            seed?: string;
            /** @description The side that the asker wants. */
            side?: components["schemas"]["SideChoice"];
        };
        /** @description The old and the new password. */
        NewPasswordAsked: {
            /** @description The one from now on. */
            new: components["schemas"]["Typed"];
            /** @description The present one. */
            old: components["schemas"]["Typed"];
        };
        /** @description A problem that somebody wants to publish. */
        NewProblem: {
            /** @description The game's name. */
            game: string;
            /** @description The position text. */
            position: string;
            /** @description The rules text; only the game's usual rules are possible. */
            rules?: string;
            /**
             * @description Its title, in 1 to 80 characters.
             * @example The quiet key
             */
            title: string;
        };
        /** @description A report about a puzzle. */
        NewReport: {
            why: components["schemas"]["Fault"];
        };
        /** @description A tournament that somebody wants. */
        NewTournament: {
            /**
             * Format: int32
             * @description How many seconds players are called to their boards, from 30 to 900, before the time for the first action runs
             *     although they have not come; 90 if it is left out.
             */
            call_seconds?: number | null;
            /** @description The clock. */
            control: components["schemas"]["TimeControl"];
            /**
             * @description The game's name.
             * @example lautari
             */
            game: string;
            /** @description How it is paired. */
            kind: components["schemas"]["TournamentKind"];
            /** @description Whether people may join after the start; only a Swiss tournament can take them. */
            late_entry?: components["schemas"]["LateEntry"];
            /**
             * Format: int32
             * @description Swiss: how many rounds; round robin: how often everybody meets everybody.
             */
            length: number;
            /** @description Whether its matches count for ratings. */
            rated: components["schemas"]["Rated"];
            /** @description The rules text; the game's usual rules if it is left out. */
            rules?: string;
            /**
             * @description Its name, in 1 to 80 characters.
             * @example Autumn cup
             */
            title: string;
        };
        /**
         * @description What a side can offer.
         * @enum {string}
         */
        Offer: "draw" | "takeback" | "rematch";
        /** @description The other player. */
        Opponent: {
            /** Format: int32 */
            ai?: number | null;
            id: string;
            username: string;
        };
        /** @description A rule that can be chosen. */
        OptionAbout: {
            /** @description What it decides. */
            about: string;
            /** @description Its value in each preset. */
            in_presets: string[];
            /** @description Its key in rules texts. */
            key: string;
            /**
             * @description The key of its words: `MESSAGE` is its name, `MESSAGE-VALUE` a value of it, `MESSAGE-number` a number and
             *     `MESSAGE-places` places.
             */
            message: string;
            /** @description The values it takes. */
            takes: components["schemas"]["Takes"];
            /** @description The same in words. */
            values: string;
        };
        /** @description Everything that is kept about the caller's account, without its secrets. */
        OwnData: {
            /** @description What they say about themselves. */
            about: string;
            /** @description Whom they block. */
            blocked: string[];
            /** @description When they came. */
            created: components["schemas"]["Moment"];
            /** @description Whom they follow. */
            following: string[];
            /** @description A person or a program. */
            kind: components["schemas"]["PersonKind"];
            /** @description Their matches. */
            matches: components["schemas"]["SeenSummary"][];
            /** @description The games that were played at their screen. */
            one_screen: components["schemas"]["SeenGame"][];
            /** @description Who. */
            player: components["schemas"]["Player"];
            /** @description The problems that they published. */
            problems: components["schemas"]["ListedProblem"][];
            /** @description The lessons and puzzles that they did. */
            progress: components["schemas"]["OwnProgress"];
            /** @description Their ratings, with every change. */
            ratings: components["schemas"]["RatingWithHistory"][];
            /** @description The browsers in which they are signed in. */
            sessions: components["schemas"]["KeptSession"][];
            /** @description How they play, by the reports on their matches. */
            skill: components["schemas"]["SeenSkill"][];
            /** @description Their tokens. */
            tokens: components["schemas"]["KeptToken"][];
            /** @description What they said beside matches. */
            words: components["schemas"]["Explained"][];
        };
        /** @description What somebody has learned. */
        OwnProgress: {
            /** @description The names of the lessons that were done, by game. */
            lessons?: {
                [key: string]: string[];
            };
            /** @description Puzzles by their series (a game, or another one of the pages) and number. */
            puzzles?: {
                [key: string]: {
                    [key: string]: components["schemas"]["PuzzleMark"];
                };
            };
        };
        /** @description A task of somebody's own. */
        OwnTask: {
            /** @description The board. */
            board: components["schemas"]["SolitaireBoard"];
            /** @description The arrangement at the beginning, `LIGHT DARK` with commas between points, such as `22,24 33,35`; left out in a shuffle. */
            from?: string | null;
            shuffle?: components["schemas"]["Shuffle"] | null;
            /** @description The arrangement that is wanted; left out in a shuffle. */
            to?: string | null;
        };
        /** @description What is wanted of such a task. */
        OwnTurns: {
            /** @description The turns made so far, each `PIVOT-K`. */
            actions?: string[];
            /** @description Whether it is being laid out: nothing has to fit yet, and nothing is proven. */
            draft?: boolean;
            /** @description Whether a way is wanted. */
            give_up?: boolean;
            /** @description Whether only the number of turns is wanted, as whoever makes the task wants it. */
            prove?: boolean;
            /** @description The task. */
            task: components["schemas"]["OwnTask"];
        };
        /** @description Something that could not be read. */
        PasteTrouble: {
            /** @description The line, counted from 1. */
            line: number;
            /** @description Why, in English. */
            message: string;
            /** @description Why, for every language. */
            reason: components["schemas"]["SeenReason"];
            /** @description The words that are meant. */
            text: string;
        };
        /** @description A game or a position that was read. */
        PastedGame: {
            /** @description The game's name. */
            game: string;
            /** @description The text of the position at which it starts. */
            position: string;
            /** @description The same in book notation. */
            record: string[];
            /** @description The result as it is written in records; `*` while the game is on. */
            result: string;
            /** @description The rules text, complete. */
            rules: string;
            /** @description What the tags say, by their names. */
            tags: {
                [key: string]: string;
            };
            /** @description The tokens of the actions. */
            tokens: string[];
        };
        /** @description What was read. */
        PastedGames: {
            /** @description The games and positions in their order; of a game with a mistake what comes before that. */
            games: components["schemas"]["PastedGame"][];
            /** @description What could not be read. */
            troubles: components["schemas"]["PasteTrouble"][];
        };
        /** @description A text to be read. */
        PastedText: {
            /** @description The game that is supposed where the text does not name one. */
            game?: string | null;
            /** @description The rules text that is supposed for it. */
            rules?: string | null;
            text: string;
        };
        /** @description What a match is rated as. */
        Perf: {
            /** @description The game and the speed. */
            name: string;
        };
        /**
         * @description Who sits behind an account.
         * @enum {string}
         */
        PersonKind: "human" | "bot";
        /**
         * @description How far a match has come.
         * @enum {string}
         */
        Phase: "open" | "playing" | "over";
        /** @description Something to be said in the reader's language: a key, and what to fill in. */
        Phrase: {
            /** @description The name of the sentence among those of the game, such as `place-ball`. */
            key: string;
            /** @description What to fill in, by name. */
            values: {
                [key: string]: components["schemas"]["Value"];
            };
        };
        /** @description A piece that lies on a field. */
        Piece: {
            at: components["schemas"]["Place"];
            identity: components["schemas"]["Identity"];
            side: components["schemas"]["Side"];
        };
        /** @description What a piece may have been. */
        PieceChances: {
            /** @description Where it stands. */
            field: components["schemas"]["FieldId"];
            /** @description The kinds it may be, the likeliest first. */
            kinds: components["schemas"]["KindChance"][];
        };
        /** @description Where a piece lies. */
        Place: {
            field: components["schemas"]["FieldId"];
            /**
             * Format: int32
             * @description Its place in the stack on the field, 0 for the lowest.
             */
            height: number;
            zone: components["schemas"]["Zone"];
        };
        /** @description An action of a line of conditional moves. */
        PlannedAction: {
            /** @description In book notation. */
            book: string;
            /** @description Its token. */
            token: string;
        };
        /** @description A match that was played elsewhere. */
        PlayedElsewhere: {
            /** @description Its name where it was played: sent again under the same name, it joins once. */
            id: components["schemas"]["MatchId"];
            /** @description Its log from the beginning. */
            rows: components["schemas"]["PlayedRow"][];
        };
        /** @description An event in the log of a browser. */
        PlayedRow: {
            /** @description When. */
            at: components["schemas"]["Moment"];
            /** @description What happened, as JSON. */
            what: string;
        };
        /** @description Somebody with the name that everybody sees. */
        Player: {
            /** @description Who it is. */
            id: components["schemas"]["PlayerId"];
            /**
             * @description The name in lists and at boards.
             * @example Guest Yk3m
             */
            name: string;
        };
        PlayerId: string;
        Players: {
            black: components["schemas"]["GamePlayer"];
            white: components["schemas"]["GamePlayer"];
        };
        /** @description The matches that the caller is playing. */
        Playing: {
            nowPlaying: components["schemas"]["GameInfo"][];
        };
        /** @description A published problem without its solution. */
        PosedProblem: {
            /** @description The board, with what can be done. */
            board: components["schemas"]["Board"];
            /** @description Whether it is the caller's own. */
            own: boolean;
            /** @description What the list says of it. */
            problem: components["schemas"]["ListedProblem"];
            /** @description The rules text, complete. */
            rules: string;
            /** @description The side that has to find it. */
            side: components["schemas"]["Seat"];
            /** @description What is asked for. */
            task: components["schemas"]["SeenTask"];
        };
        /** @description A position and what leads there. */
        PositionAsked: {
            /** @description Actions to play from there, as tokens or in book notation. */
            actions?: string[];
            bottom?: components["schemas"]["Seat"] | null;
            /**
             * @description The game's name.
             * @example lautari
             */
            game: string;
            hidden?: components["schemas"]["Shown"] | null;
            /** @description The id of a layout that the caller has, and that need not be sent again. */
            layout?: string | null;
            names?: components["schemas"]["Shown"] | null;
            /** @description The position text at the start; the game's start if it is left out. */
            position?: string | null;
            /** @description The rules text; the usual rules if it is left out. */
            rules?: string;
            viewer?: components["schemas"]["Seat"] | null;
        };
        /** @description A position that was reached. */
        PositionReached: {
            /** @description Whether chance has to act, or may act if the side leaves it to chance. */
            chance: boolean;
            /** @description The results of chance with their weights. */
            chances: components["schemas"]["ChanceResult"][];
            /** @description What can be done now. */
            choices: components["schemas"]["Choice"][];
            /** @description Whether these are all choices; of secret set-ups only examples are given. */
            complete: boolean;
            /** @description Where everything lies, and how it looks. */
            layout: components["schemas"]["SeenLayout"];
            /** @description The position text. */
            position: string;
            /** @description The same in book notation. */
            record: string[];
            /** @description The result as it is written in records; `*` while the game is on. */
            result: string;
            /** @description The rules text, complete. */
            rules: string;
            /** @description What is on the board. */
            scene: components["schemas"]["Scene"];
            score?: components["schemas"]["Score"] | null;
            to_act?: components["schemas"]["Seat"] | null;
            /** @description The tokens of the actions that were played. */
            tokens: string[];
        };
        /** @description Ready-made rules. */
        PresetAbout: {
            /** @description One sentence about them. */
            about: string;
            /** @description The name in rules texts. */
            name: string;
        };
        /** @description A problem as callers get it: the body of every answer that is an error. */
        Problem: {
            /**
             * @description The reason in one word.
             * @example not_your_turn
             */
            code: string;
            /**
             * @description The reason in a sentence.
             * @example it is not your turn
             */
            message: string;
            /** @description The reason for every language. */
            reason: components["schemas"]["SeenReason"];
        };
        /** @description A page of published problems. */
        ProblemPage: {
            /** @description Whether there may be more: ask with the number of the last one as `before`. */
            more: boolean;
            /** @description The problems, the newest first. */
            problems: components["schemas"]["ListedProblem"][];
        };
        /** @description Somebody as others see them. */
        Profile: {
            /** @description What they say about themselves. */
            about: string;
            /** @description Whether the caller blocks them. */
            blocked: boolean;
            /** @description When they came. */
            created: components["schemas"]["Moment"];
            /** @description Whether the caller follows them. */
            followed: boolean;
            /**
             * Format: int64
             * @description How many follow them.
             */
            followers: number;
            /** @description A person or a program. */
            kind: components["schemas"]["PersonKind"];
            /** @description Who. */
            player: components["schemas"]["Player"];
            /** @description Their ratings. */
            ratings: components["schemas"]["SeenRating"][];
        };
        /** @description Where a problem is found. */
        PublishedProblem: {
            /** @description The game's name. */
            game: string;
            /**
             * Format: int32
             * @description Its number among the problems of this game.
             */
            number: number;
        };
        /** @description The key by which browsers subscribe. */
        PushKey: {
            /** @description An uncompressed point of P-256 in base64url, as `applicationServerKey`. */
            key: string;
        };
        /** @description A browser's keys. */
        PushKeys: {
            /** @description Its secret in base64url. */
            auth: string;
            /** @description Its public key in base64url. */
            p256dh: string;
        };
        /**
         * @description How a puzzle was solved.
         * @enum {string}
         */
        PuzzleMark: "solved" | "shown";
        /**
         * @description Whether a match counts for ratings.
         * @enum {string}
         */
        Rated: "rated" | "casual";
        /** @description What an attempt did to the rating of its solver. */
        RatedAttempt: {
            /**
             * Format: int32
             * @description By how much it changed.
             */
            change: number;
            /** Format: int32 */
            rating: number;
            /**
             * Format: int32
             * @description How many in a row were solved at the first attempt.
             */
            streak: number;
        };
        /** @description A rating for one game and speed. */
        Rating: {
            /** Format: int32 */
            games: number;
            /** Format: int64 */
            rating: number;
            /** Format: int64 */
            rd?: number | null;
        };
        RatingWithHistory: components["schemas"]["SeenRating"] & {
            history: components["schemas"]["SeenChange"][];
        };
        /** @description Which calls were read. */
        Read: {
            kind?: components["schemas"]["CallKind"] | null;
            /** @description Its subject. */
            subject?: string;
        };
        /** @description A name, one of its recovery codes, and the password from now on. */
        Recovering: {
            /**
             * @description A recovery code; case, dashes and spaces do not matter.
             * @example 7K3M-9QXA-P0RT-2WYZ
             */
            code: string;
            /** @description The name. */
            name: string;
            /** @description The password from now on. */
            password: components["schemas"]["Typed"];
        };
        /** @description One action of a match that was looked at. */
        ReportStep: {
            /** @description Whether the report is complete and counts on the profiles of the players; in the last event only. */
            done: boolean;
            judged?: components["schemas"]["JudgedDecision"] | null;
            /** @description How many actions the match has. */
            of: number;
            /** @description How many actions were made before it; as many as there are in the last event. */
            ply: number;
        };
        /**
         * @description Where a line of chat is said.
         * @enum {string}
         */
        Room: "players" | "spectators";
        /** @description Rules that were read. */
        RulesSeen: {
            /** @description The rules text in the one form in which equal rules are equal texts. */
            rules: string;
            /** @description The value of each option, in the order of the game's options. */
            values: string[];
        };
        /** @description A moment of a game as somebody sees it. */
        Scene: {
            /**
             * @description Fields to which the rules that were agreed on, or this moment, give a meaning. Those that always have one are
             *     areas of the geometry.
             */
            areas: components["schemas"]["Area"][];
            /** @description The men that have left the board for good. */
            captured: components["schemas"]["Men"][];
            counters: components["schemas"]["Counter"][];
            cube?: components["schemas"]["Cube"] | null;
            /** @description The dice that are to be played now. */
            dice: components["schemas"]["Die"][];
            /** @description Who may do what; nobody when the game is over. */
            due: components["schemas"]["Due"][];
            ended?: components["schemas"]["Ended"] | null;
            /** @description The id of the [`Geometry`] on which everything lies. */
            geometry: string;
            /** @description The men that are still to be placed. */
            hand: components["schemas"]["Men"][];
            last?: components["schemas"]["LastAction"] | null;
            /** @description The pieces on fields, side by side in the order of fields, stacks from below. */
            pieces: components["schemas"]["Piece"][];
        };
        /**
         * @description One thing that a token allows.
         * @enum {string}
         */
        Scope: "bot:play" | "board:play" | "challenge:read" | "challenge:write" | "follow:read" | "follow:write" | "tournament:write" | "account:read";
        /** @description All that a token allows; the text form has single spaces between the names. */
        Scopes: components["schemas"]["Scope"][];
        /** @description The points of both sides. */
        Score: {
            /**
             * Format: double
             * @description What the first side gets; half a point is 0.5.
             */
            first: number;
            /**
             * Format: double
             * @description What the second side gets.
             */
            second: number;
        };
        /**
         * @description A side of a match as it stands in JSON and tables.
         * @enum {string}
         */
        Seat: "first" | "second";
        /** @description A task as it stands after some turns. */
        SeenArrangement: {
            /** @description The turns that change something. */
            choices: components["schemas"]["Choice"][];
            /** @description How many tasks there are. */
            count: number;
            /** @description The fewest turns, proven; present once it is solved or given up. */
            fewest?: number | null;
            /** @description Where both lie, side by side: fields `from N` and `to N`. */
            layout: components["schemas"]["SeenLayout"];
            /** @description What stands on the board now, `LIGHT DARK`. */
            now: string;
            /** @description Its number. */
            number: number;
            /** @description What is on both boards, with the last turn. */
            scene: components["schemas"]["Scene"];
            /** @description What is wanted. */
            to: string;
            /** @description Whether it is solved, or given up. */
            verdict: components["schemas"]["SeenVerdict"];
            /** @description A shortest way, present with it. */
            way?: string | null;
        };
        /** @description The first attempt at a puzzle. */
        SeenAttempt: {
            /** Format: int32 */
            number: number;
            result: components["schemas"]["AttemptResult"];
        };
        /** @description A board of a round. */
        SeenBoard: {
            /**
             * Format: int32
             * @description Who plays the first side or has the bye, by the place in the list of entrants, from 0.
             */
            first: number;
            /**
             * Format: double
             * @description The points of the first, once it is decided.
             */
            first_points?: number | null;
            match?: components["schemas"]["MatchId"] | null;
            /**
             * Format: int32
             * @description Who plays the second side; nobody in a bye.
             */
            second?: number | null;
            /**
             * Format: double
             * @description The points of the second.
             */
            second_points?: number | null;
        };
        /** @description A call. */
        SeenCall: components["schemas"]["CallAbout"] & {
            /** @description When. */
            at: components["schemas"]["Moment"];
            /** @description What for. */
            kind: components["schemas"]["CallKind"];
            /** @description Whether it was read. */
            read: boolean;
            /** @description The match or the tournament; with the kind it names the call. */
            subject: string;
        };
        /** @description What a player was called for. */
        SeenCalls: {
            /** @description The calls, the latest first. */
            calls: components["schemas"]["SeenCall"][];
            /** @description How many of them were not read. */
            unread: number;
        };
        /** @description What a match did to a rating. */
        SeenChange: {
            /**
             * Format: double
             * @description The rating after it.
             */
            after: number;
            /** @description When. */
            at: components["schemas"]["Moment"];
            /**
             * Format: double
             * @description The rating before it.
             */
            before: number;
            /** @description The match. */
            match: components["schemas"]["MatchId"];
        };
        /** @description A line of chat as it is sent. */
        SeenChatLine: {
            /** @description When. */
            at: components["schemas"]["Moment"];
            /** @description Who sent it. */
            author: components["schemas"]["Player"];
            /**
             * Format: int32
             * @description Its number.
             */
            number: number;
            /** @description The room it was sent to. */
            room: components["schemas"]["Room"];
            /** @description The words. */
            words: string;
        };
        /** @description Both clocks as they stood at one moment. */
        SeenClocks: {
            /** @description The moment. */
            at: components["schemas"]["Moment"];
            /** @description What the first side had left, in milliseconds. */
            first: components["schemas"]["Millis"];
            running?: components["schemas"]["Seat"] | null;
            /** @description What the second side had left. */
            second: components["schemas"]["Millis"];
        };
        /** @description How much goes on. */
        SeenCounts: {
            /**
             * Format: int64
             * @description How many players are here, guests among them.
             */
            online: number;
            /**
             * Format: int64
             * @description How many games are being played.
             */
            playing: number;
        };
        /** @description Somebody who takes part. */
        SeenEntrant: {
            /** @description The name. */
            name: string;
            /** @description Whether they said that they are there, since it was last asked. */
            ready: boolean;
            /** @description Whether they play on no more. */
            withdrawn: boolean;
        };
        /** @description An event of a match with its number. */
        SeenEvent: components["schemas"]["SeenWhat"] & {
            /** @description When it happened. */
            at: components["schemas"]["Moment"];
            /**
             * Format: int32
             * @description Its number, from 1.
             */
            number: number;
        };
        /** @description A field. */
        SeenField: {
            /** @description How it is filled. */
            fill: components["schemas"]["SeenPaint"];
            /** @description Its name, as in picks. */
            name: string;
            /** @description Where pieces stand on it; the first place is its middle. */
            places: components["schemas"]["SeenPoint"][];
            /** @description Its outline. */
            shape: components["schemas"]["SeenShape"];
        };
        /** @description A game of one screen. */
        SeenGame: {
            /** @description The tokens of all actions. */
            actions: string[];
            /** @description When it was kept last. */
            changed: components["schemas"]["Moment"];
            /** @description The game's name. */
            game: string;
            /** @description Its name among the games of its owner. */
            id: string;
            /** @description The result as it is written in records; `*` if it was not played to its end. */
            result: string;
            /** @description The rules text, complete. */
            rules: string;
        };
        /** @description The shape of a kind of piece. */
        SeenGlyph: {
            /** @description The pieces that it draws. */
            look: components["schemas"]["SeenLook"];
            /** @description The drawing. */
            marks: components["schemas"]["SeenMark"][];
        };
        /** @description A colour by its task. */
        SeenInk: {
            /** @description The colour as `#rrggbb`. */
            colour: string;
            /** @description The task, such as `board` or `light`. */
            name: string;
        };
        /** @description A first action that wins by force. */
        SeenKey: {
            /**
             * Format: int32
             * @description In how many own actions it wins.
             */
            actions: number;
            /** @description The same in book notation. */
            book: string;
            /** @description Its token. */
            token: string;
        };
        /** @description How the last action is marked: outlines around the point (0, 0). */
        SeenLastMarks: {
            /** @description On a field that a piece has left. */
            left: components["schemas"]["SeenShape"];
            /** @description The line of both. */
            line: components["schemas"]["SeenLine"];
            /** @description On a field where something has come or was done. */
            reached: components["schemas"]["SeenShape"];
        };
        /** @description The layout of a board. */
        SeenLayout: {
            drawn?: components["schemas"]["DrawnLayout"] | null;
            /** @description Its name: equal names are equal layouts. */
            id: string;
        };
        /** @description The line around a shape. */
        SeenLine: {
            /** @description The ink. */
            ink: string;
            /**
             * Format: double
             * @description Its width.
             */
            width: number;
        };
        /** @description What decides how a piece looks. */
        SeenLook: {
            /** @description Its kind; a piece without one is hidden. */
            kind?: string | null;
            /** @description Whose it is. */
            side: components["schemas"]["Side"];
            /** @description `off` where a piece that has reached its goal looks different. */
            zone: components["schemas"]["Zone"];
        };
        /** @description Something drawn. */
        SeenMark: {
            fill?: components["schemas"]["SeenPaint"] | null;
            line?: components["schemas"]["SeenLine"] | null;
            /** @description The outline. */
            shape: components["schemas"]["SeenShape"];
            /** @enum {string} */
            type: "shape";
        } | {
            /** @description The middle of the words. */
            at: components["schemas"]["SeenPoint"];
            /** @description The ink. */
            ink: string;
            /**
             * Format: double
             * @description Height of the letters.
             */
            size: number;
            /** @description The words. */
            text: string;
            /** @enum {string} */
            type: "text";
        };
        /** @description How the names of fields are written. */
        SeenNames: {
            /** @description Where, from the middle of the field. */
            at: components["schemas"]["SeenPoint"];
            /** @description The ink on an empty field. */
            empty: string;
            /** @description The ink on a piece of the first side. */
            first: string;
            /** @description The ink on a piece of the second side. */
            second: string;
            /**
             * Format: double
             * @description Height of the letters.
             */
            size: number;
            /** @description What is written on each field, in their order. */
            texts: string[];
        };
        /** @description A task of somebody's own as it stands after some turns. */
        SeenOwnTask: {
            /** @description The turns that change something. */
            choices: components["schemas"]["Choice"][];
            /** @description What stood on the board at the beginning, `LIGHT DARK`. */
            from: string;
            /** @description Where both lie, side by side: fields `from N` and `to N`. */
            layout: components["schemas"]["SeenLayout"];
            minimum?: components["schemas"]["Minimum"] | null;
            /** @description What stands there now. */
            now: string;
            /** @description What is on both boards, with the last turn. */
            scene: components["schemas"]["Scene"];
            /** @description What is wanted. */
            to: string;
            /** @description Whether it is solved, or given up. */
            verdict: components["schemas"]["SeenVerdict"];
            /** @description A way, the shortest if it is proven; present once it is solved or given up, if one is known. */
            way?: string | null;
        };
        /** @description How the inside of a shape is filled. */
        SeenPaint: {
            /** @description `flat`, `glossy`, `hollow` or `sheen`. */
            finish: string;
            /** @description The ink. */
            ink: string;
        };
        /** @description One touch. */
        SeenPick: {
            /** @description A field, by its name in the scene. */
            field: string;
        } | {
            /** @description A button, by its caption. */
            button: string;
        };
        /** @description A point. */
        SeenPoint: {
            /**
             * Format: double
             * @description To the right.
             */
            x: number;
            /**
             * Format: double
             * @description Downwards.
             */
            y: number;
        };
        /** @description How long the players of a match have been away. */
        SeenPresence: {
            first_away?: components["schemas"]["Millis"] | null;
            second_away?: components["schemas"]["Millis"] | null;
        };
        /** @description A puzzle without its solution. */
        SeenPuzzle: {
            /** @description The board, with what can be done. */
            board: components["schemas"]["Board"];
            /** @description How many there are of this game. */
            count: number;
            /** @description The game's name. */
            game: string;
            /** @description Its number. */
            number: number;
            /**
             * Format: int32
             * @description How strong it has shown to be; nothing if nobody has tried it.
             */
            rating?: number | null;
            /** @description The side that has to find it. */
            side: components["schemas"]["Seat"];
            /** @description What is asked for. */
            task: components["schemas"]["SeenTask"];
        };
        /** @description How many puzzles of a game there are, and what they are about. */
        SeenPuzzles: {
            /** @description Their numbers are 1 to this. */
            count: number;
            /** @description Their themes, with the numbers of those that have them. */
            themes: components["schemas"]["SeenTheme"][];
        };
        /** @description A rating as everybody sees it. */
        SeenRating: {
            /**
             * Format: double
             * @description How far it may be off; games with a formula of their own have none.
             */
            deviation?: number | null;
            /**
             * Format: int32
             * @description Games drawn.
             */
            draws: number;
            /** @description The game's name. */
            game: string;
            /**
             * Format: int32
             * @description Rated games.
             */
            games: number;
            /**
             * Format: int32
             * @description Games lost.
             */
            losses: number;
            /**
             * Format: double
             * @description The points of all games as the book counts them.
             */
            points: number;
            /** @description Whether it is still a guess. */
            provisional: boolean;
            /**
             * Format: double
             * @description The rating, to one decimal.
             */
            rating: number;
            /** @description The speed. */
            speed: components["schemas"]["Speed"];
            /**
             * Format: int32
             * @description Games won.
             */
            wins: number;
        };
        /** @description Why something was refused, in a form that can be said in every language. */
        SeenReason: {
            /**
             * @description The name of the sentence; the pages have one in every language.
             * @example open-game
             */
            key: string;
            /** @description What to fill in, by name. */
            values: {
                [key: string]: components["schemas"]["SeenValue"];
            };
        };
        /** @description A session: a browser that is signed in. */
        SeenSession: {
            /** @description What the browser calls itself. */
            agent: string;
            /** @description When it began. */
            created: components["schemas"]["Moment"];
            /** @description Whether it is this one. */
            current: boolean;
            /** @description By which it can be ended. */
            id: string;
            /** @description When it was last used, to the hour. */
            seen: components["schemas"]["Moment"];
        };
        /** @description An outline. */
        SeenShape: {
            /** @description Its middle. */
            at: components["schemas"]["SeenPoint"];
            /**
             * Format: double
             * @description Its radius.
             */
            radius: number;
            /** @enum {string} */
            type: "circle";
        } | {
            /** @description The upper left corner. */
            at: components["schemas"]["SeenPoint"];
            /**
             * Format: double
             * @description Height.
             */
            height: number;
            /**
             * Format: double
             * @description Radius of its corners.
             */
            round: number;
            /** @enum {string} */
            type: "rectangle";
            /**
             * Format: double
             * @description Width.
             */
            width: number;
        } | {
            /** @description Its corners. */
            points: components["schemas"]["SeenPoint"][];
            /** @enum {string} */
            type: "polygon";
        } | {
            /** @description The data for an SVG `d` attribute. */
            data: string;
            /** @enum {string} */
            type: "path";
        };
        /** @description What a field shows as long as nothing stands on it. */
        SeenSign: {
            /** @description Index of the field. */
            field: number;
            /** @description The drawing. */
            marks: components["schemas"]["SeenMark"][];
        };
        /** @description How somebody plays a game, by the reports on their matches. */
        SeenSkill: {
            /**
             * Format: double
             * @description The share of the chances to win that was kept in a decision, 0 to 1, on average; nothing if there was no decision.
             */
            accuracy?: number | null;
            /** @description The game's name. */
            game: string;
            /**
             * Format: int32
             * @description How many games there are reports on.
             */
            games: number;
            /**
             * Format: double
             * @description How much better the dice of a game were than could be expected, in chances to win, on average; nothing without dice.
             */
            luck?: number | null;
            /**
             * Format: int32
             * @description In how many games dice were judged.
             */
            rolled_games: number;
        };
        /** @description Everything about a match but its board. */
        SeenState: {
            clocks?: components["schemas"]["SeenClocks"] | null;
            /** @description What the server committed to before the first roll, for games with dice. */
            commitment?: string | null;
            /** @description Who made it. */
            creator: components["schemas"]["Player"];
            ending?: components["schemas"]["Ending"] | null;
            first?: components["schemas"]["Player"] | null;
            first_action_due?: components["schemas"]["Moment"] | null;
            /** @description Whether the first side wants chat. */
            first_chat: components["schemas"]["ChatSwitch"];
            first_offers?: components["schemas"]["Offer"] | null;
            /** @description The match. */
            id: components["schemas"]["MatchId"];
            invited?: components["schemas"]["Player"] | null;
            /**
             * @description Whether the recipient may save conditional moves now: in correspondence games between people without chance
             *     and hidden pieces, while the other side has to act.
             */
            may_plan: boolean;
            /**
             * @description Whether the recipient may ask to take its last action back: not after a roll, and never in a
             *     game that hides something.
             */
            may_take_back: boolean;
            next?: components["schemas"]["MatchId"] | null;
            /** @description How far it has come. */
            phase: components["schemas"]["Phase"];
            /** @description The actions so far in book notation, as far as the recipient may know them. */
            record: string[];
            rematch_of?: components["schemas"]["MatchId"] | null;
            /** @description The score as it is written in records; `*` while it is played. */
            result: string;
            score?: components["schemas"]["Score"] | null;
            second?: components["schemas"]["Player"] | null;
            /** @description Whether the second side wants chat. */
            second_chat: components["schemas"]["ChatSwitch"];
            second_offers?: components["schemas"]["Offer"] | null;
            /** @description The secret of the dice, after the end. */
            secret?: string | null;
            /** @description The sides that have laid out their armies, in games where they do. */
            set_up?: components["schemas"]["Seat"][] | null;
            /** @description The speed by which it is rated. */
            speed: components["schemas"]["Speed"];
            /** @description What was agreed on. */
            terms: components["schemas"]["Terms"];
            /** @description The sides that have to act: one, both while armies are laid out, or none. */
            to_act: components["schemas"]["Seat"][];
            /** @description The whole truth as position text, after the end; not of a hidden match that was broken off. */
            truth?: string | null;
            /**
             * Format: int32
             * @description The number of the last event that the recipient may have.
             */
            version: number;
            /** @description What the recipient sees of the board, as text. */
            view: string;
            /** @description Who can see it while it waits. */
            visibility: components["schemas"]["Visibility"];
            you?: components["schemas"]["Seat"] | null;
            /** @description What is left of the recipient's conditional moves, each line from the present position on. */
            your_plan: components["schemas"]["PlannedAction"][][];
            /** @description The recipient's own set-up while it waits for the other's. */
            your_set_up?: string | null;
        };
        /** @description An entry in a list of matches. */
        SeenSummary: {
            /** @description When it was made, began or ended, whichever was last. */
            changed: components["schemas"]["Moment"];
            /** @description When it was made. */
            created: components["schemas"]["Moment"];
            ending?: components["schemas"]["EndingKind"] | null;
            first?: components["schemas"]["Player"] | null;
            /** @description The match. */
            id: components["schemas"]["MatchId"];
            /** @description How far it has come. */
            phase: components["schemas"]["Phase"];
            /** @description The score as it is written in records; `*` while it is played. */
            result: string;
            second?: components["schemas"]["Player"] | null;
            /** @description The speed by which it is rated. */
            speed: components["schemas"]["Speed"];
            /** @description What was agreed on. */
            terms: components["schemas"]["Terms"];
            /** @description Who can see it while it waits. */
            visibility: components["schemas"]["Visibility"];
        };
        /** @description What a puzzle asks for. */
        SeenTask: {
            /**
             * Format: int32
             * @description How many.
             */
            actions: number;
            /** @enum {string} */
            kind: "win";
        } | {
            /** @enum {string} */
            kind: "best";
        };
        /** @description A theme with its puzzles. */
        SeenTheme: {
            /** @description The numbers of its puzzles, ascending. */
            numbers: number[];
            /** @description Its name, such as `fork`. */
            theme: string;
        };
        /** @description A token without its secret. */
        SeenToken: {
            /** @description When it was made. */
            created: components["schemas"]["Moment"];
            /** @description By which it can be ended. */
            id: string;
            /** @description What its owner calls it. */
            label: string;
            /** @description What it allows. */
            scopes: components["schemas"]["Scopes"];
            used?: components["schemas"]["Moment"] | null;
        };
        /** @description A tournament in lists. */
        SeenTournament: {
            /**
             * Format: int64
             * @description How many seconds players are called to their boards.
             */
            call_seconds: number;
            /** @description When it was made, began or ended. */
            changed: components["schemas"]["Moment"];
            check_until?: components["schemas"]["Moment"] | null;
            /** @description The clock. */
            control: components["schemas"]["TimeControl"];
            /** @description When it was made. */
            created: components["schemas"]["Moment"];
            /** @description The game. */
            game: string;
            /** @description By which it is found. */
            id: string;
            /** @description How it is paired. */
            kind: components["schemas"]["TournamentKind"];
            /** @description Whether people may join after the start. */
            late_entry: components["schemas"]["LateEntry"];
            /**
             * Format: int32
             * @description Rounds (Swiss), or how often everybody meets everybody.
             */
            length: number;
            paused?: components["schemas"]["Moment"] | null;
            /** @description How far it has come. */
            phase: components["schemas"]["TournamentPhase"];
            /** @description Whether its matches count for ratings. */
            rated: components["schemas"]["Rated"];
            /** @description The rules text. */
            rules: string;
            /** @description Its name. */
            title: string;
        };
        /** @description Something to fill in: a text, a small word that stands for something, a number, or a list of texts. */
        SeenValue: string | number | string[];
        /**
         * @description The verdict on an answer.
         * @enum {string}
         */
        SeenVerdict: "solved" | "right" | "wrong" | "given_up";
        /** @description What happened, as far as the recipient may know. */
        SeenWhat: {
            /** @description What the server committed to before the first roll, for games with dice. */
            commitment?: string | null;
            /** @description Who made it. */
            creator: components["schemas"]["Player"];
            invited?: components["schemas"]["Player"] | null;
            rematch_of?: components["schemas"]["MatchId"] | null;
            /** @description What it is about. */
            terms: components["schemas"]["Terms"];
            /** @enum {string} */
            type: "created";
            /** @description Who can see it while it waits. */
            visibility: components["schemas"]["Visibility"];
        } | {
            /** @description Who acts first. */
            first: components["schemas"]["Player"];
            /** @description Who acts second. */
            second: components["schemas"]["Player"];
            /** @description What the players added to the dice. */
            seeds: string[];
            /** @enum {string} */
            type: "started";
        } | {
            /** @description Who. */
            side: components["schemas"]["Seat"];
            /** @enum {string} */
            type: "arrived";
        } | {
            /** @description Who. */
            side: components["schemas"]["Seat"];
            /** @description How; only for the side itself until the end. */
            token?: string | null;
            /** @enum {string} */
            type: "set_up";
        } | {
            /** @description In book notation. */
            book: string;
            /** @description Who. */
            side: components["schemas"]["Seat"];
            /** @description The token. */
            token: string;
            /** @enum {string} */
            type: "acted";
        } | {
            /** @description In book notation. */
            book: string;
            /** @description The token. */
            token: string;
            /** @enum {string} */
            type: "threw";
        } | {
            /** @description What. */
            offer: components["schemas"]["Offer"];
            /** @description Who. */
            side: components["schemas"]["Seat"];
            /** @enum {string} */
            type: "offered";
        } | {
            /** @description What. */
            offer: components["schemas"]["Offer"];
            /** @description By whom. */
            side: components["schemas"]["Seat"];
            /** @enum {string} */
            type: "declined";
        } | {
            /**
             * Format: int32
             * @description How many.
             */
            actions: number;
            /** @description Who had asked for it. */
            side: components["schemas"]["Seat"];
            /** @enum {string} */
            type: "took_back";
        } | {
            /** @description Tokens of both sides in turn, from the other side's next action on. */
            lines: string[][];
            /** @description Who. */
            side: components["schemas"]["Seat"];
            /** @enum {string} */
            type: "planned";
        } | {
            /** @description To what. */
            chat: components["schemas"]["ChatSwitch"];
            /** @description Who. */
            side: components["schemas"]["Seat"];
            /** @enum {string} */
            type: "chat_switched";
        } | {
            /** @description From when. */
            away: components["schemas"]["Moment"];
            /** @description Until when. */
            back: components["schemas"]["Moment"];
            /** @enum {string} */
            type: "refunded";
        } | {
            /** @description How. */
            ending: components["schemas"]["Ending"];
            score?: components["schemas"]["Score"] | null;
            /** @description The secret of the dice, by which every roll can be checked. */
            secret?: string | null;
            /** @enum {string} */
            type: "ended";
        } | {
            /** @description The guest. */
            guest: components["schemas"]["PlayerId"];
            /** @description The player with the account. */
            player: components["schemas"]["Player"];
            /** @enum {string} */
            type: "guest_became";
        } | {
            /** @description The new match. */
            next: components["schemas"]["MatchId"];
            /** @enum {string} */
            type: "rematched";
        };
        /** @description A line that was sent. */
        SentLine: {
            /**
             * Format: int32
             * @description Its number.
             */
            number: number;
        };
        /** @description What the server says. */
        ServerMessage: {
            /** @description The server's time. */
            now: components["schemas"]["Moment"];
            /** @enum {string} */
            type: "welcome";
            you?: components["schemas"]["Player"] | null;
        } | {
            board?: components["schemas"]["Board"] | null;
            /** @description The events after the last ones that were sent. */
            events: components["schemas"]["SeenEvent"][];
            /** @description The match. */
            id: components["schemas"]["MatchId"];
            state?: components["schemas"]["SeenState"] | null;
            /** @enum {string} */
            type: "match";
        } | (components["schemas"]["Acknowledged"] & {
            /** @description The page's own name for the command. */
            client?: string | null;
            /** @description The match. */
            id: components["schemas"]["MatchId"];
        } & {
            /** @enum {string} */
            type: "ack";
        }) | (components["schemas"]["Problem"] & {
            /** @description The page's own name for the command. */
            client?: string | null;
            id?: components["schemas"]["MatchId"] | null;
        } & {
            /** @enum {string} */
            type: "refused";
        }) | {
            /** @description The match. */
            id: components["schemas"]["MatchId"];
            /** @description The lines. */
            lines: components["schemas"]["SeenChatLine"][];
            /** @enum {string} */
            type: "chat";
        } | {
            /** @enum {string} */
            type: "lobby";
            /** @description The matches, the latest first. */
            waiting: components["schemas"]["SeenSummary"][];
        } | {
            /** @description The matches. */
            matches: components["schemas"]["SeenSummary"][];
            /** @enum {string} */
            type: "mine";
        } | (components["schemas"]["SeenCalls"] & {
            /** @enum {string} */
            type: "calls";
        }) | {
            /** @description The tournament. */
            id: string;
            /** @enum {string} */
            type: "tournament";
        } | {
            /**
             * Format: int64
             * @description What came with it.
             */
            id: number;
            /**
             * Format: int64
             * @description The lag that the server has measured, in milliseconds.
             */
            lag: number;
            /** @description The server's time. */
            now: components["schemas"]["Moment"];
            /** @enum {string} */
            type: "pong";
        };
        /** @description A sheet that can be printed. */
        SheetAbout: {
            /** @description On how many pages it is; their numbers are 1 to this. */
            pages: number;
            /** @description `board`, `score` or `pieces`. */
            sheet: string;
        };
        /**
         * @description Whether something is drawn.
         * @enum {string}
         */
        Shown: "shown" | "hidden";
        /** @description A task by chance. The same numbers are the same task for ever: links hold nothing else. */
        Shuffle: {
            /**
             * Format: int32
             * @description How many balls of each colour, 1 to 6 on the lid and 1 to 15 on the full board.
             */
            balls: number;
            /**
             * Format: int32
             * @description The seed.
             */
            seed: number;
            /**
             * Format: int32
             * @description How many turns, 1 to 30.
             */
            turns: number;
        };
        /**
         * @description One of the two sides; what it is called is the game's own affair ([`SideName`]).
         * @enum {string}
         */
        Side: "first" | "second";
        /** @description A side. */
        SideAbout: {
            /** @description Its letter in position texts. */
            letter: string;
            /** @description What players call it. */
            name: string;
        };
        /**
         * @description Which side somebody wants.
         * @enum {string}
         */
        SideChoice: "first" | "second" | "random";
        /**
         * @description A board of the solitaire.
         * @enum {string}
         */
        SolitaireBoard: "lid" | "full";
        /** @description Somebody who solves puzzles of a game. */
        SolverStanding: {
            /** @description What was tried. */
            attempts: components["schemas"]["SeenAttempt"][];
            /** Format: int32 */
            best_streak: number;
            /**
             * Format: int32
             * @description The puzzle that suits best; nothing if all were tried.
             */
            next?: number | null;
            /** @description Whether it is still a guess. */
            provisional: boolean;
            /**
             * Format: int32
             * @description The puzzle rating; nothing before the first attempt.
             */
            rating?: number | null;
            /** Format: int32 */
            solved: number;
            /**
             * Format: int32
             * @description How many in a row were solved at the first attempt, up to now.
             */
            streak: number;
            /** Format: int32 */
            tried: number;
        };
        /** @description Somebody, in a few words. */
        Somebody: {
            /**
             * Format: int32
             * @description The level, if this is the computer.
             */
            aiLevel?: number | null;
            /** @description Who it is. */
            id: string;
            /** @description The name that everybody sees. */
            name: string;
        };
        /** @description A seek that stays without its connection. */
        Sought: {
            /** @description The match. */
            id: components["schemas"]["MatchId"];
        };
        /**
         * @description How fast a match is, by the time that a player has for forty turns.
         * @enum {string}
         */
        Speed: "bullet" | "blitz" | "rapid" | "classical" | "correspondence";
        /** @description What Lichess has no field for, each time. */
        StateExtra: {
            /** @description What the recipient can do now, as tokens, `throw` among them; empty unless it has to act. */
            legal: string[];
            /** @description Whether these are all; of set-ups only examples are given. */
            legalComplete: boolean;
            /** @description The actions so far in book notation, as far as the recipient may know them. */
            record: string[];
            /** @description The points as they are written in records; `*` while it is played. */
            result: string;
            score?: components["schemas"]["Score"] | null;
            /** @description The secret of the dice, after the end. */
            secret?: string | null;
            /** @description The whole truth as position text, after the end. */
            truth?: string | null;
            /** @description The sides that have to act: one, both while armies are laid out, or none. */
            turn: components["schemas"]["Colour"][];
            /**
             * Format: int32
             * @description The number of the match's last event.
             */
            version: number;
            /** @description What the recipient sees of the board, as text. */
            view: string;
        };
        /** @description A status with its number at Lichess. */
        Status: {
            /** Format: int32 */
            id: number;
            name: string;
        };
        /** @description One thing that happens in the course of an action. */
        Step: {
            /**
             * Format: int32
             * @description The die that it was moved by.
             */
            die?: number | null;
            from: components["schemas"]["Place"];
            /** @enum {string} */
            step: "moved";
            to: components["schemas"]["Place"];
        } | {
            from: components["schemas"]["Place"];
            /** @enum {string} */
            step: "dropped";
            to: components["schemas"]["Place"];
        } | {
            /** @description Every piece that went along. */
            carried: components["schemas"]["Carried"][];
            pivot: components["schemas"]["FieldId"];
            /**
             * Format: int32
             * @description By how many times 60°.
             */
            sixths: number;
            /** @enum {string} */
            step: "turned_around";
        } | {
            piece: components["schemas"]["Piece"];
            /** @enum {string} */
            step: "placed";
        } | {
            from: components["schemas"]["FieldId"];
            /** @enum {string} */
            step: "attacked";
            to: components["schemas"]["FieldId"];
        } | {
            at: components["schemas"]["Place"];
            /** @enum {string} */
            step: "captured";
            to?: components["schemas"]["Place"] | null;
        } | {
            piece: components["schemas"]["Piece"];
            /** @enum {string} */
            step: "revived";
        } | {
            at: components["schemas"]["Place"];
            kind: string;
            /** @enum {string} */
            step: "converted";
        } | {
            at: components["schemas"]["Place"];
            kind: string;
            /** @enum {string} */
            step: "revealed";
        } | {
            dice: components["schemas"]["Die"][];
            /** @enum {string} */
            step: "rolled";
        } | {
            fields: components["schemas"]["FieldId"][];
            /** @enum {string} */
            step: "offered";
        } | {
            field: components["schemas"]["FieldId"];
            /** @enum {string} */
            step: "chosen";
        } | {
            /** @enum {string} */
            step: "doubled";
            /** Format: int32 */
            value: number;
        } | {
            /** @enum {string} */
            step: "taken";
            /** Format: int32 */
            value: number;
        } | {
            /** @enum {string} */
            step: "declined";
        } | {
            /** @enum {string} */
            step: "passed";
        } | {
            pieces: components["schemas"]["Piece"][];
            /** @enum {string} */
            step: "set_up_anew";
        };
        /** @description A browser's subscription at its push service, as the browser writes it. */
        Subscribing: {
            /** @description The address of the push service. */
            endpoint: string;
            /** @description The keys. */
            keys: components["schemas"]["PushKeys"];
        };
        /** @description A line of the table. */
        TableLine: {
            /**
             * Format: double
             * @description The points of all opponents.
             */
            buchholz: number;
            /** @description The name. */
            name: string;
            /** @description The place, from 1; shared by those who are equal. */
            place: number;
            /**
             * Format: double
             * @description The points as the book counts them.
             */
            points: number;
            /** @description The place in the list of entrants, from 0. */
            seat: number;
            /**
             * Format: double
             * @description The points of the beaten and half of those of the drawn.
             */
            sonneborn_berger: number;
            /**
             * Format: int32
             * @description Games won.
             */
            wins: number;
        };
        /** @description The values that an option takes, for those who make a form of it. */
        Takes: {
            /** @enum {string} */
            type: "words";
            /** @description The words, in the order in which they are offered. */
            words: string[];
        } | {
            /**
             * Format: int32
             * @description The smallest number.
             */
            least: number;
            /**
             * Format: int32
             * @description The largest number, if there is one.
             */
            most?: number | null;
            /** @description What is written if there is no number. */
            none: string;
            /** @enum {string} */
            type: "number";
        } | {
            /** @description The names of the groups. */
            groups: string[];
            /** @description What is written if there is no place. */
            none: string;
            /** @enum {string} */
            type: "places";
        };
        /** @description The game, its rules, the clock, whether it counts, and who begins. */
        Terms: {
            /** @description The clock. */
            control: components["schemas"]["TimeControl"];
            /**
             * @description The game's name.
             * @example lautari
             */
            game: string;
            /** @description The position text at which it starts, if that is not the game's start. */
            position?: string | null;
            /** @description Whether it counts for ratings. */
            rated: components["schemas"]["Rated"];
            /**
             * @description The rules text, complete.
             * @example lautari
             */
            rules: string;
            /** @description The side of whoever made the match. */
            side: components["schemas"]["SideChoice"];
        };
        /** @description What is known of a good token. */
        TestedToken: {
            /**
             * Format: int64
             * @description Always `null`: our tokens end when their owner ends them.
             */
            expires?: number | null;
            /** @description What it allows, with commas between the names. */
            scopes: string;
            /** @description Whose it is. */
            userId: string;
        };
        /** @description How much time each player has. */
        TimeControl: {
            /** @enum {string} */
            type: "none";
        } | {
            /** @description What a turn adds, in milliseconds. */
            increment: components["schemas"]["Millis"];
            /** @description The budget at the start, in milliseconds. */
            initial: components["schemas"]["Millis"];
            /** @enum {string} */
            type: "increment";
        } | {
            /** @description How long a turn costs nothing, in milliseconds. */
            delay: components["schemas"]["Millis"];
            /** @description The budget at the start, in milliseconds. */
            initial: components["schemas"]["Millis"];
            /** @enum {string} */
            type: "delay";
        } | {
            /**
             * Format: int32
             * @description The days.
             */
            days: number;
            /** @enum {string} */
            type: "days";
        };
        /**
         * @description How a tournament is paired.
         * @enum {string}
         */
        TournamentKind: "round_robin" | "swiss";
        /**
         * @description How far a tournament has come.
         * @enum {string}
         */
        TournamentPhase: "open" | "checking" | "running" | "over" | "cancelled";
        /** @description The turns made so far. */
        Turns: {
            /** @description Each `PIVOT-K`. */
            actions?: string[];
            /** @description Whether the solution is wanted. */
            give_up?: boolean;
        };
        /**
         * Format: password
         * @description A password as somebody typed it. It is not shown in logs.
         */
        Typed: string;
        /** @description A browser that is no longer to be called. */
        Unsubscribing: {
            /** @description The address of its push service. */
            endpoint: string;
        };
        /** @description The status of players right now. Those who are offline have a name and nothing else. */
        UserStatus: {
            id: string;
            name: string;
            online?: boolean | null;
            playing?: boolean | null;
            /** @description The match in progress, with `withGameIds=true`. */
            playingId?: string | null;
            title?: string | null;
        };
        /** @description Something to fill in. */
        Value: string | number | string[];
        /** @description A game. */
        Variant: {
            /**
             * @description Its name in addresses and fields.
             * @example lautari
             */
            key: string;
            /** @description Its title. */
            name: string;
            /** @description The same. */
            short: string;
        };
        /**
         * @description Who can see a match that waits for an opponent.
         * @enum {string}
         */
        Visibility: "lobby" | "link" | "invited" | "computer";
        /** @description Who is wanted as an opponent. */
        Wanted: "link" | "lobby" | {
            /** @description The person with this name. */
            name: string;
        } | {
            /**
             * Format: int32
             * @description The computer at a level from 1 to 10.
             */
            computer: number;
        };
        /** @description A token that is wanted. */
        WantedToken: {
            /**
             * @description What it is for, in at most 60 characters.
             * @example my bot
             */
            label: string;
            /** @description What it allows. */
            scopes: components["schemas"]["Scope"][];
        };
        /** @description In which ways somebody is called. */
        Ways: {
            /** @description By a message on the page. */
            page: boolean;
            /** @description By a sound. */
            sound: boolean;
            /** @description By the system, where the browser was allowed to. */
            system: boolean;
        };
        /** @description A tournament with everything that happened. */
        WholeTournament: components["schemas"]["SeenTournament"] & {
            /** @description The name of the player who created it and may start it; none if the account is gone. */
            creator?: string | null;
            /** @description Who takes part, in the order of their seats. */
            entrants: components["schemas"]["SeenEntrant"][];
            /** @description The rounds with their boards. */
            rounds: components["schemas"]["SeenBoard"][][];
        };
        /** @description A line to send. */
        Words: {
            /** @description The words, at most 300 characters. */
            words: string;
        };
        /**
         * @description What a piece does where it lies.
         * @enum {string}
         */
        Zone: "board" | "reserve" | "bar" | "off";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_api_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    get_api_account_playing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playing"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_analysis: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["AnalysisReport"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many positions are being analysed, or no engine is running */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_animation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineToDraw"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The position or a move makes no sense, or there are too many */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much is drawn */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_board_seek: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sought"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_bot_account_upgrade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    get_api_bot_game_stream_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["GameFull"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_bot_game_id_abort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_bot_game_id_chat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_bot_game_id_claim_victory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_bot_game_id_draw_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                accept: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_bot_game_id_move_token: {
        parameters: {
            query?: {
                offeringDraw?: boolean;
            };
            header?: never;
            path: {
                id: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_bot_game_id_resign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_bot_game_id_takeback_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                accept: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    get_api_bot_online: {
        parameters: {
            query?: {
                nb?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Account"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    get_api_calls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenCalls"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_calls_push: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
        };
    };
    post_api_calls_push: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscribing"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_api_calls_push: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Unsubscribing"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_calls_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Read"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_calls_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallSettings"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_api_calls_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallSettings"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mine"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_challenge_ai: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_challenge_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_challenge_id_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_challenge_id_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_challenge_id_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    get_api_challenge_id_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_challenge_username: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    get_api_counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenCounts"];
                };
            };
        };
    };
    get_api_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameAbout"][];
                };
            };
        };
    };
    get_api_games_user_username: {
        parameters: {
            query?: {
                since?: number;
                until?: number;
                max?: number;
                rated?: boolean;
                /** @description The game */
                perfType?: string;
                pgnInJson?: boolean;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameJson"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    get_api_games_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameWithBoard"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_games_game_rules: {
        parameters: {
            query: {
                /** @description The rules text. */
                rules: string;
            };
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesSeen"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_games_game_sheets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetAbout"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_games_game_sheets_sheet_page: {
        parameters: {
            query?: {
                /** @description `en`, `lv`, `ru`, `hu` or `zh`. */
                lang?: string;
            };
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
                /** @description `board`, `score` or `pieces` */
                sheet: string;
                /** @description From 1 */
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much is drawn */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_guests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewGuest"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_hindsight: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HindsightAnswer"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many positions are asked for */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_intarzia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
        };
    };
    post_api_intarzia_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnTurns"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenOwnTask"];
                };
            };
            /** @description It is no task, or a turn cannot be made */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much is being worked out */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_intarzia_number: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenArrangement"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_intarzia_number: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Turns"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenArrangement"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_leaderboards_game_speed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                speed: components["schemas"]["Speed"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderLine"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent over the WebSocket */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientMessage"];
            };
        };
        responses: {
            /** @description Switches to the WebSocket */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerMessage"];
                };
            };
            /** @description Not a WebSocket handshake */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_lobby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenSummary"][];
                };
            };
        };
    };
    post_api_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameAndPassword"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CameIn"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_matches: {
        parameters: {
            query?: {
                /** @description The game's name. */
                game?: string;
                /** @description A player who took part, as `person:ID`, `guest:ID` or `house:LEVEL`. */
                player?: components["schemas"]["PlayerId"];
                /** @description `playing` or `over`. */
                phase?: components["schemas"]["Phase"];
                /** @description `rated` or `casual`. */
                rated?: components["schemas"]["Rated"];
                /** @description The speed. */
                speed?: components["schemas"]["Speed"];
                /** @description Not changed before this moment. */
                since?: number;
                /** @description For the next page: the moment of the last entry of this one. */
                before?: number;
                /** @description For the next page: the name of the last entry of this one. */
                before_id?: components["schemas"]["MatchId"];
                /** @description At most so many; 200 at most, 50 if it is left out. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchivePage"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_matches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMatch"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_matches_export: {
        parameters: {
            query: {
                /** @description `book`, `jsonl`, or a kind of file that other programs read, such as `mat`. */
                form: string;
                /** @description The game's name. */
                game?: string;
                /** @description A player who took part, as `person:ID`, `guest:ID` or `house:LEVEL`. */
                player?: components["schemas"]["PlayerId"];
                /** @description `rated` or `casual`. */
                rated?: components["schemas"]["Rated"];
                /** @description The speed. */
                speed?: components["schemas"]["Speed"];
                /** @description Ended not before this moment. */
                since?: number;
                /** @description Ended before this moment. */
                before?: number;
                /** @description At most so many. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_matches_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenSummary"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_matches_played: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayedElsewhere"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_matches_id: {
        parameters: {
            query?: {
                /** @description The number of the last event that the caller has; 0 for none. */
                since?: number;
                /** @description `events` for events and state, `board` for the board as well. */
                detail?: components["schemas"]["Detail"];
                /** @description The id of a layout that the caller has, and that need not be sent again. */
                layout?: string;
                /** @description The side at the bottom of the board. */
                bottom?: components["schemas"]["Seat"];
                /** @description Whether the names of fields are drawn; they are if it is left out. */
                names?: components["schemas"]["Shown"];
                /** @description Whether it is pencilled onto hidden pieces what they can be; not if it is left out. */
                pencil?: components["schemas"]["Shown"];
                /** @description To look back: the board after so many actions. */
                ply?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Looked"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_matches_id_animation: {
        parameters: {
            query?: {
                /** @description Width in pixels, 120 to 800; 480 if it is left out. */
                width?: number;
                /** @description For how many milliseconds every position is shown, 200 to 5000; 1000 if it is left out. */
                pause?: number;
                /** @description The side at the bottom of the board; the first if it is left out. */
                bottom?: components["schemas"]["Seat"];
            };
            header?: never;
            path: {
                id: components["schemas"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description There is no such match, or it is not over */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much is drawn */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_matches_id_chat: {
        parameters: {
            query?: {
                /** @description The number of the last line that the caller has; 0 for none. */
                since?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenChatLine"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_matches_id_chat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Words"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentLine"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_matches_id_commands: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Commanded"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused by the rules of the match */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_matches_id_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Declining"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not wait for the caller */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_matches_id_dice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_matches_id_hint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HintAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not the caller's turn, or the action is not legal */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The opponent is a person, or nobody has to choose */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many positions are being analysed, or no engine is running */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_matches_id_presence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenPresence"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_matches_id_ratings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenChange"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_matches_id_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_matches_id_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ReportStep"];
                };
            };
            /** @description There is no such match, it is not over, or it was not played */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No engine is running */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"] | null;
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_api_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmed"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_me_blocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_me_data: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_me_following: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_me_one_screen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenGame"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_api_me_one_screen_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 1 to 32 letters and digits
                 * @example q7XkP0aa
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GamePlayed"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenGame"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_api_me_one_screen_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_api_me_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordAsked"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_api_me_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["About"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_me_progress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProgress"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_me_progress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnProgress"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_me_puzzles_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SolverStanding"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_me_recovery_codes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodesLeft"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_me_recovery_codes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmed"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeCodes"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_pasted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PastedText"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastedGames"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much is asked for */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_people: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameAndPassword"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CameIn"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_people_name: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_api_people_name_block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_api_people_name_block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_api_people_name_follow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_api_people_name_follow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_people_name_ratings_game_speed: {
        parameters: {
            query?: {
                /** @description Not before this moment. */
                since?: components["schemas"]["Moment"];
            };
            header?: never;
            path: {
                name: string;
                game: string;
                speed: components["schemas"]["Speed"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenChange"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_people_name_skill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenSkill"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_positions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionReached"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many positions are asked for */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_problems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProblem"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedProblem"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no single key, the position is known or that of a puzzle, or the title is no title */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much is being thought about, or no engine is running */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_problems_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedProblem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much is being thought about, or no engine is running */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_problems_game: {
        parameters: {
            query?: {
                /** @description For the next page: the number of the last entry of this one. */
                before?: number;
            };
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_problems_game_number: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
                /** @description From 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PosedProblem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_problems_game_number: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
                /** @description From 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judged"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_api_problems_game_number: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
                /** @description From 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_problems_game_number_reports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
                /** @description From 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_puzzles_daily: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyPuzzle"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_puzzles_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenPuzzles"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_puzzles_game_number: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
                /** @description From 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenPuzzle"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_puzzles_game_number: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
                /** @description From 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judged"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_puzzles_game_number_reports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's name */
                game: string;
                /** @description From 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_recover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovering"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CameIn"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenSession"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_api_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_api_sessions_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_stream_event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Incoming"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_token_test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["TestedToken"];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    get_api_tokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenToken"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedToken"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeToken"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_api_tokens_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tournaments: {
        parameters: {
            query?: {
                /** @description How far they have come. */
                phase?: components["schemas"]["TournamentPhase"];
                /** @description The game. */
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenTournament"][];
                };
            };
        };
    };
    post_api_tournaments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTournament"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenTournament"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tournaments_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeTournament"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tournaments_id_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tournaments_id_crosstable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossLine"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tournaments_id_join: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tournaments_id_pause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tournaments_id_ready: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tournaments_id_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tournaments_id_standings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableLine"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tournaments_id_start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tournaments_id_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_user_username: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    post_api_users: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    get_api_users_status: {
        parameters: {
            query: {
                ids: string;
                withGameIds?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStatus"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    get_game_export_id: {
        parameters: {
            query?: {
                pgnInJson?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameJson"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProblem"];
                };
            };
        };
    };
    get_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
