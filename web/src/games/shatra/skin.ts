/** A field carved into wood between two fortresses of stone. */
import type { Skin } from '../../board/skin';
import field from './field.svg';
import stone from './stone.svg';

const wood = { image: field, width: 620, height: 620 };
const rock = { image: stone, width: 260, height: 260 };

export const skin: Skin = {
  inks: {
    rim: '#553518',
    'pale field': '#c49b62',
    'dark field': '#9c723f',
    'pale stone': '#aca498',
    'dark stone': '#8e867b',
    gate: '#c78a36',
  },
  grains: {
    rim: { ...wood, opacity: 0.36 },
    'pale field': { ...wood, opacity: 0.36 },
    'dark field': { ...wood, opacity: 0.36 },
    gate: { ...wood, opacity: 0.36 },
    'pale stone': { ...rock, opacity: 0.3 },
    'dark stone': { ...rock, opacity: 0.3 },
  },
  lift: 5,
};
