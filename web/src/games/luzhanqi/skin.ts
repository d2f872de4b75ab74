/** A map printed on paper that has been folded and unfolded many times. */
import type { Skin } from '../../board/skin';
import paper from './paper.svg';

const sheet = { image: paper, width: 700, height: 700 };

export const skin: Skin = {
  inks: {
    paper: '#efe3c4',
    frame: '#6b4a2b',
    post: '#dccaa0',
    camp: '#a5bb8c',
    headquarters: '#d9a681',
  },
  grains: {
    paper: { ...sheet, opacity: 0.2 },
    post: { ...sheet, opacity: 0.14 },
    camp: { ...sheet, opacity: 0.14 },
    headquarters: { ...sheet, opacity: 0.14 },
    tile: { ...sheet, opacity: 0.12 },
  },
  lift: 5,
};
