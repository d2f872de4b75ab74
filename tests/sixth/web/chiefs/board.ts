/** Men on a strip of slate, with their die above it. */
import type { GameBoard } from '../plugin';
import Overlay from './Die.svelte';

export const board: GameBoard = {
  skin: {
    inks: { board: '#2f3a40', field: '#9db0b4', white: '#fbf6e9', black: '#20262b' },
    grains: {},
    lift: 4,
  },
  Overlay,
};
