import type { Device } from '../values/block-schedule';

/** Devices as they are called in a sentence. */
export const deviceWords: Readonly<Record<Device, string>> = {
  phone: 'telefoon',
  tablet: 'tablet',
  desk: 'groot scherm',
};

/** Texts that the editor of pages draws in the page itself. */
export const frameTexts = {
  insert: 'Blokken toevoegen',
  insertBefore: (label: string) => `Blok toevoegen vóór ${label}`,
  insertAfter: (label: string) => `Blok toevoegen na ${label}`,
  insertInto: (label: string) => `Blok toevoegen in ${label}`,
  insertFirst: 'Eerste blok toevoegen',
  /** In the place of what other devices alone show. */
  only: (shown: readonly Device[]) =>
    `Alleen op ${shown.map((one) => deviceWords[one]).join(' en ')}`,
  tools: (label: string) => `Met ${label}`,
  up: 'Omhoog',
  down: 'Omlaag',
  duplicate: 'Dupliceren',
  remove: 'Verwijderen',
  write: 'Tekst hier wijzigen',
  edit: 'Dubbelklik of druk op Enter om deze tekst hier te wijzigen',
  /** While a text with markup is written. */
  writing: 'Alt met F10 gaat naar de opmaak, Escape is klaar',
  done: 'Klaar',
  inForm: 'In het formulier',
} as const;
