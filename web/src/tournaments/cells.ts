/** What the cells of a crosstable say. */
import type { Cell } from '../server/tournaments';

/** Points as people write them: `2`, `½`, `1½`. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  const quarters = Math.round((points - whole) * 4);
  const rest = ['', '¼', '½', '¾'][quarters] ?? '';
  return whole === 0 && rest !== '' ? rest : `${whole}${rest}`;
}

/** The points in a cell: nothing before the end of a game. */
export function cellPoints(cell: Cell): string {
  if (cell.type === 'absent') return '–';
  return cell.half_points == null ? '·' : pointsText(cell.half_points / 2);
}
