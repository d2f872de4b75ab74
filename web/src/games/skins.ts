/** The skin of a game, loaded when it is wanted. */
import { plainSkin, type Skin } from '../board/skin';
import { isGame, type Game } from './list';

const loaders: Record<Game, () => Promise<{ skin: Skin }>> = {
  lautari: () => import('./lautari/skin'),
  luzhanqi: () => import('./luzhanqi/skin'),
  nardi: () => import('./nardi/skin'),
  rotary: () => import('./rotary/skin'),
  shatra: () => import('./shatra/skin'),
};

/** A game that has no skin yet is drawn as its picture says. */
export async function skinOf(game: string): Promise<Skin> {
  return isGame(game) ? (await loaders[game]()).skin : plainSkin;
}
