/**
 * The words of the pages are cut into parts, so that a page loads those that it says. The files in `languages` are
 * whole: which part a text belongs to follows from the code that names its key (`split.ts`).
 */

/** Each part by the pages that need it, in `src/pages`, or by other files in `src` that are loaded late. */
export const neededBy = {
  analysis: ['Analysis', 'AnalysisStart', 'Embed'],
  learn: ['Editor', 'Learn'],
  study: ['Intarzia', 'Problem', 'ProblemList', 'Puzzle', 'PuzzleGames', 'PuzzleList'],
  play: ['Game', 'Home', 'Lobby', 'Match', 'OneScreen', 'Watch'],
  people: ['Account', 'Profile', 'Settings', 'Top', 'Tournament', 'Tournaments'],
  reading: [
    'About',
    'BotApi',
    'Developers',
    'EngineProtocol',
    'HttpApi',
    'LiveMessages',
    'Print',
    'Rules',
  ],
  teacher: [
    'teacher/TeacherPanel.svelte',
    'teacher/WarningLine.svelte',
    'analysis/ReportResult.svelte',
  ],
  rollouts: ['analysis/RolloutPanel.svelte', 'analysis/rolling-out.svelte.ts'],
  maker: ['puzzles/TaskMaker.svelte', 'puzzles/bounds.ts'],
  calls: ['calls/Panel.svelte', 'calls/Toasts.svelte', 'calls/receiver.ts', 'calls/system.ts'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A part that not every page needs. */
export type Part = keyof typeof neededBy;
