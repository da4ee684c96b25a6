import type { Lack } from '../quality/findable';
import type { Fault, Gravity } from '../quality/page-quality';

const decimal = (ratio: number): string =>
  (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',');

const lacks: Readonly<Record<Lack, string>> = {
  offline: 'De pagina staat offline: niemand kan haar vinden.',
  unpublished: 'De pagina is nog niet gepubliceerd: niemand kan haar vinden.',
  later: 'De pagina komt pas later online.',
  over: 'De pagina is niet meer online: haar einddatum is voorbij.',
  noindex: 'Zoekmachines wordt gezegd deze pagina over te slaan. Zij staat ook niet in de sitemap.',
  noHeading: 'Er staat geen titel van de pagina (kopniveau 1) op.',
  noDescription: 'Er is geen beschrijving: Google kiest dan zelf een stukje tekst.',
  shortDescription: 'De beschrijving is kort: er past meer in een zoekresultaat.',
  longDescription: 'De beschrijving is te lang: Google breekt haar af.',
  sameDescription: 'Een andere pagina heeft dezelfde beschrijving.',
  sameTitle: 'Een andere pagina heeft dezelfde titel.',
  longTitle: 'De titel is te lang: Google breekt hem af.',
  shortTitle: 'De titel is kort: zeg waar de pagina over gaat.',
  noPicture: 'Er is geen foto om bij te tonen als iemand de pagina deelt.',
};

/** What axe finds most, by its rules. */
const rules: Readonly<Record<string, string>> = {
  'color-contrast': 'Tekst steekt te weinig af tegen de achtergrond.',
  'link-name': 'Een link heeft geen tekst.',
  'button-name': 'Een knop heeft geen tekst.',
  'frame-title': 'Een ingesloten pagina of video heeft geen titel.',
  label: 'Een invoerveld heeft geen label.',
  'select-name': 'Een keuzelijst heeft geen label.',
  list: 'Een lijst is niet goed opgebouwd.',
  listitem: 'Een punt staat niet in een lijst.',
  region: 'Een deel staat buiten de indeling van de pagina.',
  'target-size': 'Iets om op te tikken is te klein of staat te dicht op iets anders.',
  'link-in-text-block': 'Een link is in de tekst alleen aan zijn kleur te herkennen.',
  'empty-table-header': 'Een kop van een tabel is leeg.',
  'duplicate-id-aria': 'Twee onderdelen hebben dezelfde naam in de code.',
  'nested-interactive': 'In iets om op te klikken staat nog iets om op te klikken.',
  'landmark-unique': 'Twee delen van de pagina hebben dezelfde naam.',
  'scrollable-region-focusable': 'Iets dat schuift, is niet met het toetsenbord te bereiken.',
  'aria-allowed-role': 'Een onderdeel heeft een rol die er niet bij past.',
};

const colors: Readonly<Record<string, string>> = {
  ...{ paper: 'de achtergrond', raised: 'de vlakken', ink: 'de tekst', inkSoft: 'de zachte tekst' },
  ...{ brand: 'de merkkleur', onBrand: 'tekst op de merkkleur', accent: 'de accentkleur' },
  ...{ onAccent: 'tekst op de accentkleur', accentInk: 'tekst in de accentkleur' },
  ...{ error: 'foutmeldingen', success: 'goede meldingen' },
};

const quote = (text: string): string => `‘${text.length > 60 ? `${text.slice(0, 60)}…` : text}’`;

/** What is wrong, and what to do about it, in a sentence or two. */
const tellFault = (fault: Fault): string => {
  switch (fault.kind) {
    case 'noAlt':
      return 'De foto heeft geen beschrijving. Zeg wat erop staat, tenzij hij alleen versiering is.';
    case 'onlyForSome':
      return 'Alle blokken zijn voor sommige bezoekers, naar de winkel die zij kozen: voor anderen is de pagina leeg. Laat er minstens één aan alle bezoekers zien.';
    case 'altIsFile':
      return `De beschrijving van de foto is een bestandsnaam (${quote(fault.alt)}): zeg wat erop staat.`;
    case 'skipped':
      return `Na kopniveau ${fault.from} komt meteen niveau ${fault.to}: ${quote(fault.text)}.`;
    case 'noHeading':
      return lacks.noHeading;
    case 'manyHeadings':
      return `Nog een titel van de pagina (kopniveau 1): ${quote(fault.text)}. Eén is genoeg.`;
    case 'longTitle':
      return `De kop heeft ${fault.count} tekens: korter leest sneller. ${quote(fault.text)}`;
    case 'longText':
      return `Een alinea van ${fault.words} woorden: knip haar in stukken. ${quote(fault.start)}`;
    case 'emptyLink':
      return `De link ${quote(fault.text)} zegt niet waarheen hij gaat.`;
    case 'heavy':
      return `De foto is ${fault.kilobytes} kB: dat laadt traag. Kies een lichtere of een kleinere plek.`;
    case 'small':
      return `De foto is ${fault.kept} pixels breed en wordt op ${fault.drawn} getoond: hij wordt onscherp.`;
    case 'contrast':
      return `In de huisstijl steken ${colors[fault.text] ?? fault.text} en ${colors[fault.ground] ?? fault.ground} te weinig af: ${decimal(fault.ratio)} waar 4,5 nodig is.`;
    case 'axe':
      return rules[fault.rule] ?? `Een regel van toegankelijkheid is niet gevolgd: ${fault.rule}.`;
  }
};

const gravities: Readonly<Record<Gravity, string>> = {
  error: 'Fouten',
  warning: 'Let op',
  tip: 'Tips',
};

const points = (count: number): string =>
  count === 1 ? '1 punt om te verbeteren' : `${count} punten om te verbeteren`;

/** Texts of the editor's panels. */
export const panelTexts = {
  panels: 'Panelen',
  settings: 'Blok',
  findable: 'Vindbaarheid',
  quality: 'Kwaliteit',
  loading: 'Bezig met kijken…',
  failed: 'Het kijken is niet gelukt.',
  again: 'Opnieuw controleren',
  points,
  fine: 'Alles in orde',
  mend: 'Los op',
  mendWhat: (what: string) => `: ${what}`,
  lacks,
  alsoAt: (paths: readonly string[]) => `Ook op: ${paths.join(', ')}`,
  google: 'In Google',
  shared: 'Gedeeld in een bericht of op sociale media',
  noPicture: 'Geen foto',
  noDescription: 'Google kiest hier zelf een stukje tekst van de pagina.',
  seoTitle: 'Titel voor zoekmachines',
  seoTitleHelp: 'Leeg: de titel van de pagina.',
  seoDescription: 'Beschrijving voor zoekmachines',
  noindex: 'Niet in zoekmachines',
  length: (letters: number, width: number, most: number) =>
    `${letters} ${letters === 1 ? 'teken' : 'tekens'}, ${width} van ${most} pixels`,
  save: 'Bewaren',
  saving: 'Bezig met bewaren…',
  saved: 'Bewaard: dit geldt meteen, ook zonder publiceren.',
  atOnce: 'Wat je hier bewaart, geldt meteen: het hoort niet bij het concept.',
  gravities,
  tellFault,
  builder: 'Voor de bouwer',
  builderLead: 'Dit zit in de site zelf en is niet op deze pagina op te lossen.',
  theme: 'Naar de huisstijl',
} as const;
