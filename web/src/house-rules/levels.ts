/** What the levels of the computer mean to a person. */

/** The key of the words for a level. */
export function meaningOf(level: number): string {
  const meaning = level <= 2 ? 'child' : level <= 5 ? 'easy' : level <= 8 ? 'club' : 'strong';
  return `level-${meaning}`;
}

/** The level beside this one, if there is one. */
export function beside(level: number, direction: 'easier' | 'harder'): number | undefined {
  const next = direction === 'easier' ? level - 1 : level + 1;
  return next >= 1 && next <= 10 ? next : undefined;
}

/** The level of a player who is the computer. */
export function levelOf(player: { id: string } | null | undefined): number | undefined {
  const level = /^house:(\d+)$/.exec(player?.id ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}
