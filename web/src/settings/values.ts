/** The settings, what values they take, and how a stored text is read. */
import { languages, type LanguageChoice } from '../language/list';

export const themes = ['system', 'light', 'dark'] as const;
export const motions = ['system', 'reduced'] as const;
export const switches = ['on', 'off'] as const;

export type Theme = (typeof themes)[number];
export type Motion = (typeof motions)[number];
export type Switch = (typeof switches)[number];

export interface Settings {
  theme: Theme;
  language: LanguageChoice;
  motion: Motion;
  sounds: Switch;
  /** The names of fields on the board. */
  names: Switch;
  /** Where the piece in hand may go. */
  targets: Switch;
  /** Dice are rolled without asking whether to double. */
  throwByItself: Switch;
  /** The only legal action is made without asking. */
  playForced: Switch;
  /** What hidden pieces may still be, in pencil. */
  pencil: Switch;
  /** Moves that were put together are sent only after a confirmation. */
  confirm: Switch;
  /** A move can be chosen while the opponent thinks. */
  premoves: Switch;
  /** The engine warns of a move that loses a piece or the game, in casual games against the computer. */
  warnings: Switch;
  /** Chat beside a match. */
  chat: Switch;
  /** The computer plays in this browser, without the server. */
  playHere: Switch;
  /** The engine analyses in this browser, not on the server. */
  analyseHere: Switch;
}

const allowed: { [K in keyof Settings]: readonly Settings[K][] } = {
  theme: themes,
  language: ['auto', ...languages],
  motion: motions,
  sounds: switches,
  names: switches,
  targets: switches,
  throwByItself: switches,
  playForced: switches,
  pencil: switches,
  confirm: switches,
  premoves: switches,
  warnings: switches,
  chat: switches,
  playHere: switches,
  analyseHere: switches,
};

export const defaults: Settings = {
  theme: 'system',
  language: 'auto',
  motion: 'system',
  sounds: 'on',
  names: 'on',
  targets: 'on',
  throwByItself: 'off',
  playForced: 'off',
  pencil: 'off',
  confirm: 'off',
  premoves: 'on',
  warnings: 'off',
  chat: 'on',
  playHere: 'off',
  // Phones have better uses for their batteries.
  analyseHere: /Mobi/.test(globalThis.navigator?.userAgent ?? '') ? 'off' : 'on',
};

/** Reads what was stored; leaves out whatever is not a value of today. */
export function readSettings(text: string | null): Partial<Settings> {
  const found: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object(text))) {
    const values: readonly unknown[] | undefined = (allowed as Record<string, readonly unknown[]>)[
      key
    ];
    if (values?.includes(value)) found[key] = value;
  }
  return found as Partial<Settings>;
}

function object(text: string | null): object {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
