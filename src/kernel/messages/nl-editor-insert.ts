import type { BlockGroup } from '../define/block';

const groups: Readonly<Record<BlockGroup, string>> = {
  text: 'Tekst',
  picture: 'Beeld',
  layout: 'Indeling',
  products: 'Artikelen',
  stores: 'Winkels',
  jobs: 'Vacatures',
  reading: 'Nieuws, vragen en meer',
  forms: 'Formulieren',
  other: 'Overig',
};

/** Texts of the picker of blocks. */
export const insertTexts = {
  groups,
  all: 'Alles',
  groupsLabel: 'Soorten',
  search: 'Zoek op naam of op wat het laat zien',
  ready: 'Kant-en-klaar',
} as const;
