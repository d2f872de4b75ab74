/** The kinds of pieces and the signs on their tiles, the highest rank first. */

export const signs: Readonly<Record<string, string>> = {
  'field-marshal': '1',
  general: '2',
  'lieutenant-general': '3',
  brigadier: '4',
  colonel: '5',
  major: '6',
  captain: '7',
  'platoon-commander': '8',
  sapper: '9',
  bomb: 'B',
  mine: 'M',
  flag: 'F',
};

/** The sign of a kind; a question mark for what is hidden. */
export function signOf(kind: string | undefined): string {
  return signs[kind ?? ''] ?? '?';
}

/** Ranks that follow each other as first and last, and the letters of all other kinds. */
export function runsOf(kinds: readonly string[]): { runs: [number, number][]; letters: string[] } {
  const written = kinds.map(signOf);
  const ranks = written.map(Number).filter((rank) => rank > 0);
  const runs: [number, number][] = [];
  for (const rank of ranks.sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && run[1] === rank - 1) run[1] = rank;
    else runs.push([rank, rank]);
  }
  return { runs, letters: written.filter((sign) => !(Number(sign) > 0)) };
}

/** Kinds in words that are heard or read, ranks in a row joined: `1-4, 7, B, M`. */
export function possibleSigns(kinds: readonly string[]): string {
  const { runs, letters } = runsOf(kinds);
  const rows = runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
  return [...rows, ...letters].join(', ');
}
