/** A leather case lined with felt. */
import type { Skin } from '../../board/skin';
import felt from './felt.svg';
import leather from './leather.svg';

const hide = { image: leather, width: 200, height: 200, opacity: 0.75 };
const cloth = { image: felt, width: 190, height: 190 };

export const skin: Skin = {
  inks: {
    frame: '#6a3d22',
    felt: '#2c5a4b',
    bar: '#54301a',
    tray: '#234739',
    'sand point': '#d8bd8e',
    'brick point': '#9d4430',
    white: '#f5ecd9',
    black: '#34333b',
  },
  grains: {
    frame: hide,
    bar: hide,
    felt: { ...cloth, opacity: 0.7 },
    tray: { ...cloth, opacity: 0.7 },
    'sand point': { ...cloth, opacity: 0.3 },
    'brick point': { ...cloth, opacity: 0.4 },
  },
  lift: 6,
};
