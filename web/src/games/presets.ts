/** The rules that are offered before a match: texts for the server, and keys of their names. */
import type { Game } from './list';

export interface Preset {
  rules: string;
  key: string;
}

const presets: Record<Game, readonly Preset[]> = {
  lautari: [{ rules: 'lautari', key: 'rules-lautari' }],
  luzhanqi: [
    { rules: 'luzhanqi', key: 'rules-luzhanqi' },
    { rules: 'caai', key: 'rules-caai' },
    { rules: 'junqi', key: 'rules-junqi' },
  ],
  nardi: [
    { rules: 'nardi', key: 'rules-nardi' },
    { rules: 'backgammon', key: 'rules-backgammon' },
    { rules: 'backgammon,match=5', key: 'rules-backgammon-5' },
  ],
  rotary: [
    { rules: 'rotary', key: 'rules-rotary' },
    { rules: 'rotary,start=rows', key: 'rules-rotary-rows' },
    { rules: 'rotary,start=empty', key: 'rules-rotary-empty' },
  ],
  shatra: [{ rules: 'shatra', key: 'rules-shatra' }],
};

export function presetsOf(game: Game): readonly Preset[] {
  return presets[game];
}
