/** Boards, score sheets and pieces to print. */
import type { SheetAbout } from '../wire';
import { get } from './http';

export type { SheetAbout } from '../wire';

/** What can be printed of a game. */
export async function sheetsOf(game: string): Promise<SheetAbout[]> {
  return get(`/api/games/${encodeURIComponent(game)}/sheets`);
}

/** Where a page of a sheet is, an SVG of A4 in millimetres. */
export function sheetAddress(game: string, sheet: string, page: number, language: string): string {
  return `/api/games/${encodeURIComponent(game)}/sheets/${sheet}/${page}?lang=${language}`;
}
