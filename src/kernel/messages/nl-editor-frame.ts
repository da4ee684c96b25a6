/** Texts that the editor of pages draws in the page itself. */
export const frameTexts = {
  insert: 'Blokken toevoegen',
  insertBefore: (label: string) => `Blok toevoegen vóór ${label}`,
  insertAfter: (label: string) => `Blok toevoegen na ${label}`,
  insertInto: (label: string) => `Blok toevoegen in ${label}`,
  insertFirst: 'Eerste blok toevoegen',
  tools: (label: string) => `Met ${label}`,
  up: 'Omhoog',
  down: 'Omlaag',
  duplicate: 'Dupliceren',
  remove: 'Verwijderen',
  write: 'Tekst hier wijzigen',
  writeRich: 'Tekst wijzigen in het formulier',
  edit: 'Dubbelklik of druk op Enter om deze tekst hier te wijzigen',
  editRich: 'Dubbelklik of druk op Enter om deze tekst in het formulier te wijzigen',
} as const;
