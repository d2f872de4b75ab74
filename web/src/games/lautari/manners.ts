/** Lautari's pieces go straight to their places; captures are heard. */
import type { GameManners } from '../../play/game';

export const manners: GameManners = {
  sound: (token) => (token.includes('x') ? 'capture' : 'move'),
};
