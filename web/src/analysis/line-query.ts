/** A line without variations as the query of a link to the analysis board, for pages that have no tree. */

export interface SharedLine {
  rules: string;
  /** The position text at the beginning; empty for the game's start. */
  position: string;
  /** Whether hidden pieces are shown; they are not if nothing is said. */
  hidden?: 'shown' | 'hidden';
}

/** The line with its variations as text, and where in it we are; both may be empty. */
export function queryWith(
  { rules, position, hidden }: SharedLine,
  moves: string,
  at: string,
): URLSearchParams {
  const query = new URLSearchParams();
  if (rules !== '') query.set('rules', rules);
  if (position !== '') query.set('position', position);
  if (moves !== '') query.set('moves', moves);
  if (at !== '') query.set('at', at);
  if (hidden === 'shown') query.set('hidden', hidden);
  return query;
}

/** A line of actions, looked at from its end. */
export function lineQuery(begun: SharedLine, tokens: readonly string[]): URLSearchParams {
  const at = tokens.length > 0 ? String(tokens.length) : '';
  return queryWith(begun, tokens.map(escaped).join(';'), at);
}

/** A token without the signs that mean something in a query. */
export function escaped(token: string): string {
  return token.replaceAll(/[[\];%]/g, (sign) => encodeURIComponent(sign));
}
