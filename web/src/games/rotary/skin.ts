/** A drilled board of warm wood with glossy balls. */
import type { Skin } from '../../board/skin';
import wood from './wood.svg';

export const skin: Skin = {
  inks: {
    board: '#c4904f',
    rim: '#6d4220',
    hole: '#80542a',
    centre: '#a8402c',
    light: '#f6ead0',
    dark: '#33415c',
  },
  grains: {
    board: { image: wood, width: 1000, height: 1000, opacity: 0.34 },
    rim: { image: wood, width: 700, height: 700, opacity: 0.45 },
  },
  lift: 9,
};
