//! A guest makes an account and takes its matches along.
//!
//! A log knows its players by id, so each match of the guest gets an event that says who the guest is
//! from then on. Lists, seats and what a player may see follow from the log; a match that is being played
//! simply goes on. Guests play casual matches only, so no rating is touched.

use galds_games::core::Side;

use crate::{Event, MatchState, Player, PlayerId};

impl MatchState {
    /// The event by which `guest` is `player` from now on; none if the guest has no part in the match,
    /// or if the player has one already: nobody plays against themselves.
    pub fn guest_became(&self, guest: &PlayerId, player: &Player) -> Option<Event> {
        let has_part = |id: &PlayerId| self.creator.id == *id || self.side_of(id).is_some();
        let is_free = has_part(guest) && !has_part(&player.id);
        let (guest, player) = (guest.clone(), player.clone());
        is_free.then_some(Event::GuestBecame { guest, player })
    }

    /// Puts the player where the guest was.
    pub(crate) fn replace_guest(&mut self, guest: &PlayerId, player: &Player) {
        let replace = |place: &mut Player| {
            if place.id == *guest {
                place.clone_from(player);
            }
        };
        replace(&mut self.creator);
        if let Some(players) = &mut self.players {
            for side in Side::BOTH {
                replace(&mut players[side]);
            }
        }
        // A command that is sent again by the same person under the new id is still known.
        let (old, new) = (format!("{guest} "), format!("{} ", player.id));
        let own = self.clients.iter().filter_map(|(client, number)| {
            Some((format!("{new}{}", client.strip_prefix(&old)?), *number))
        });
        let own: Vec<_> = own.collect();
        self.clients.extend(own);
    }
}
