/** Values of options put together to a rules text. */
import type { GameRules } from '../server/rules';

export type Chosen = Readonly<Record<string, string>>;

/** The rules text: the preset that needs the fewest further words, and those words. */
export function rulesText({ presets, options }: GameRules, values: Chosen): string {
  const texts = presets.map(({ name }, i) => [
    name,
    ...options
      .filter((option) => values[option.key] !== option.in_presets[i])
      .map((option) => `${option.key}=${values[option.key]}`),
  ]);
  return texts.reduce((best, text) => (text.length < best.length ? text : best)).join(',');
}
