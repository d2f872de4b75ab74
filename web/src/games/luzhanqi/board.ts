/** Tiles are pushed over the map; a contact is shown and told. */
import type { GameBoard } from '../plugin';
import Clash from './Clash.svelte';
import Contact from './Contact.svelte';
import { possibleSigns } from './kinds';
import Legend from './Legend.svelte';
import { pencilMarks } from './pencil';
import { skin } from './skin';

export const board: GameBoard = {
  skin,
  Event: Clash,
  LastAction: Contact,
  Legend,
  setUp: () => import('./SetUp.svelte'),
  marks: pencilMarks,
  possible: possibleSigns,
  watched: [
    { kind: 'flag', sign: '⚑' },
    { kind: 'mine', sign: '●' },
  ],
};
