/** Brown and cream inlay on a warm table top. */
import type { Skin } from '../../board/skin';
import inlay from './inlay.svg';
import table from './table.svg';

const across = { image: table, width: 1300, height: 1300, opacity: 0.26 };
const along = { image: inlay, width: 420, height: 420 };

export const skin: Skin = {
  inks: {
    board: '#c79b66',
    rim: '#43260f',
    brown: '#9a5f33',
    cream: '#f0dfbd',
    centre: '#d9a95f',
    white: '#fff9ec',
    black: '#2f2723',
    name: '#2f1b0b',
  },
  grains: {
    board: across,
    brown: { ...along, opacity: 0.4 },
    cream: { ...along, opacity: 0.15 },
    centre: { ...along, opacity: 0.2 },
  },
  lift: 5,
};
