import { catalogLimits as limits } from '#kernel/limits-catalog';

const articles = (count: number): string =>
  count === 1 ? '1 artikel' : `${count.toLocaleString('nl-NL')} artikelen`;
const categories = (count: number): string =>
  count === 1 ? '1 categorie' : `${count.toLocaleString('nl-NL')} categorieën`;

/** Texts of the tree of categories. */
export const categoryTexts = {
  title: 'Categorieën',
  lead: 'Zo liggen de categorieën onder elkaar: in de filters, in het kruimelpad en in het menu dat je ervan maakt. Een categorie houdt haar adres als je haar verplaatst, dus links blijven werken.',
  asList: 'Als lijst',
  asTree: 'Als boom',
  count: categories,
  articles,
  none: 'Er zijn nog geen categorieën.',
  readOnly: 'Je kunt de categorieën bekijken. Veranderen mag je met jouw rol niet.',
  keys: 'Pijltjes lopen door de boom, Alt met een pijltje verplaatst, F2 geeft een andere naam, Delete haalt weg. Slepen kan ook.',
  tools: (title: string) => `Met ${title}`,
  up: 'Omhoog',
  down: 'Omlaag',
  into: 'Onder de vorige',
  out: 'Een niveau hoger',
  moveTo: 'Verplaats naar…',
  rename: 'Geef andere naam',
  addBelow: 'Voeg toe hieronder',
  add: 'Voeg categorie toe',
  edit: 'Bewerk alles',
  show: 'Bekijk artikelen',
  remove: 'Verwijder',
  top: 'Bovenaan, onder geen andere',
  first: 'Vooraan',
  last: 'Achteraan',
  after: (title: string) => `Na ${title}`,
  parent: 'Onder',
  place: 'Plek',
  moveTitle: (title: string) => `Verplaats ${title}`,
  move: 'Verplaats',
  cancel: 'Annuleer',
  renameTitle: (title: string) => `Geef ${title} een andere naam`,
  name: 'Naam',
  save: 'Bewaar naam',
  addTitle: 'Voeg een categorie toe',
  address: 'Adres',
  addressHelp: 'Ligt vast zodra de categorie er is.',
  make: 'Voeg toe',
  made: (title: string) => `${title} is toegevoegd`,
  renamed: (title: string) => `De naam is nu ${title}`,
  under: (title: string, parent: string | undefined, at: number, count: number) =>
    `${title} staat ${parent === undefined ? 'bovenaan' : `onder ${parent}`}, plek ${at} van ${count}`,
  stays: (title: string) => `${title} staat daar al`,
  nowhere: {
    up: (title: string) => `${title} staat al vooraan`,
    down: (title: string) => `${title} staat al achteraan`,
    only: (title: string) => `${title} staat hier alleen: er is niets om voor of achter te staan`,
    into: (title: string) => `${title} kan nergens onder: er staat niets boven op dit niveau`,
    out: (title: string) => `${title} staat al op het hoogste niveau`,
  },
  removeTitle: (title: string) => `Verwijder ${title}?`,
  unused: 'Deze categorie is nergens gebruikt. Wat je verwijdert, staat nog in de prullenbak.',
  used: (count: number) =>
    `Gebruikt op ${count.toLocaleString('nl-NL')} ${count === 1 ? 'plek' : 'plekken'}. Zolang dat zo is, blijft de categorie staan.`,
  usedArticles: (count: number) => `${articles(count)} in deze categorie`,
  usedBelow: (count: number) => `${categories(count)} eronder`,
  wait: 'Wordt nagegaan waar deze categorie is gebruikt…',
  removed: (title: string) => `${title} is verwijderd`,
  gone: 'Deze categorie is er niet meer.',
  wrong: 'Kies waar de categorie moet komen.',
  not: {
    circle: 'Een categorie kan niet onder zichzelf of onder wat eronder ligt.',
    deep: `Zo diep kan niet: er passen ${limits.deepest} niveaus onder elkaar.`,
  },
} as const;
