/** What a board of a game needs besides its picture: the material and the manners. */
import { plainSkin, type Skin } from '../board/skin';
import { skinOf } from '../games/skins';
import { mannersOf, type GameManners } from './game';

export interface Outfit {
  skin: Skin;
  /** Nothing if they cannot be had: then the board can be looked at, but picks cannot be read. */
  manners: GameManners | undefined;
}

/** Loads the outfit of a game. */
export async function outfitOf(game: string): Promise<Outfit> {
  const [skin, manners] = await Promise.all([
    skinOf(game).catch(() => plainSkin),
    mannersOf(game).catch(() => undefined),
  ]);
  return { skin, manners };
}
