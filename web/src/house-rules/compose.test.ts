/** Forms write rules texts as the rules themselves do. */
import { expect, it } from 'vitest';
import type { GameRules } from '../server/rules';
import { rulesText } from './compose';

const words = { type: 'words' as const, words: ['yes', 'no'] };
const nardi: GameRules = {
  presets: [{ name: 'nardi' }, { name: 'backgammon' }],
  options: [
    { key: 'gammons', takes: words, in_presets: ['no', 'yes'] },
    { key: 'cube', takes: words, in_presets: ['no', 'yes'] },
    {
      key: 'match',
      takes: { type: 'number', least: 1, most: 32767, none: '0' },
      in_presets: ['0', '0'],
    },
  ],
};

it('names the preset that needs the fewest further words', () => {
  expect(rulesText(nardi, { gammons: 'no', cube: 'no', match: '0' })).toBe('nardi');
  expect(rulesText(nardi, { gammons: 'yes', cube: 'yes', match: '5' })).toBe('backgammon,match=5');
  expect(rulesText(nardi, { gammons: 'no', cube: 'no', match: '5' })).toBe('nardi,match=5');
  expect(rulesText(nardi, { gammons: 'yes', cube: 'no', match: '0' })).toBe('nardi,gammons=yes');
});
