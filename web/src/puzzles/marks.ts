import type { Mark } from './progress';

/** What stands beside a number for its mark. */
export const markSigns: Readonly<Record<Mark, string>> = { solved: '✓', shown: '○' };

/** The series of the problems that people composed for a game. */
export const problemSeries = (game: string) => `problems-${game}`;
