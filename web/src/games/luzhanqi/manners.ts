/** Tiles are pushed over the map; a contact is heard. */
import type { GameManners } from '../../play/game';

export const manners: GameManners = {
  sound: (token) => (token.includes('x') || token.includes('(') ? 'reveal' : 'move'),
};
