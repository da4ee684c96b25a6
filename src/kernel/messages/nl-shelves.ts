import { picking as limits } from '../limits-picking';

const counted = (count: number): string => (count === 1 ? '1 plek' : `${count} plekken`);

/** Texts of where articles lie in a warehouse, out and in as a file. */
export const shelfTexts = {
  title: 'Plekken',
  lead: 'Waar artikelen liggen: picklijsten lopen in die volgorde. Haal ze op als bestand, vul de plekken in en lees het bestand weer in. Er verandert niets voor je het hebt bekeken.',
  download: 'Download de plekken (CSV)',
  file: 'Bestand met plekken (CSV)',
  fileHint: `Met de kolommen ‘artikelnummer’ (of ‘ean’) en ‘plek’. Hooguit ${limits.shelfRows} regels. Een lege plek haalt de plek weg.`,
  check: 'Bekijk wat er verandert',
  headers: ['artikelnummer', 'ean', 'artikel', 'plek'],
  noFile: 'Kies eerst een bestand.',
  notCsv: 'Dit is geen CSV-bestand dat we kunnen lezen.',
  noColumns: 'In de eerste regel staan niet de kolommen ‘artikelnummer’ of ‘ean’, en ‘plek’.',
  tooMany: `Het bestand heeft meer dan ${limits.shelfRows} regels. Knip het in stukken.`,
  tooLarge: 'Het bestand is te groot. Knip het in stukken.',
  outcome: (changes: number, problems: number) =>
    [
      changes === 0
        ? 'Er verandert niets'
        : `Er ${changes === 1 ? 'verandert' : 'veranderen'} ${counted(changes)}`,
      ...(problems > 0
        ? [problems === 1 ? '1 regel klopt niet' : `${problems} regels kloppen niet`]
        : []),
    ].join(', '),
  problems: 'Deze regels kloppen niet en slaan we over',
  line: (line: number, problem: string) => `Regel ${line}: ${problem}`,
  noKey: 'er staat geen artikelnummer en geen EAN.',
  unknown: (key: string) => `artikel ${key} is er niet.`,
  long: `een plek is hooguit ${limits.shelf} tekens.`,
  quote: 'een aanhalingsteken staat waar het niet kan, of is niet gesloten.',
  formula: (shelf: string) =>
    `‘${shelf}’ is een formule, geen plek. Heet een plek echt zo, zet er dan een enkel aanhalingsteken (') voor.`,
  twice: (line: number) => `dit artikel staat ook op regel ${line}, met een andere plek.`,
  more: (count: number) => (count === 1 ? 'En nog 1 regel.' : `En nog ${count} regels.`),
  changes: 'Dit verandert',
  fromTo: (from: string, to: string) => `${from || 'geen plek'} → ${to || 'geen plek'}`,
  save: (count: number) => `Bewaar ${counted(count)}`,
  saved: (count: number) => `${count === 0 ? 'Geen plek' : counted(count)} bewaard`,
  left: (count: number) =>
    count === 1
      ? '1 plek is intussen door een ander gewijzigd en staat zoals die hem schreef.'
      : `${count} plekken zijn intussen door een ander gewijzigd en staan zoals die ze schreef.`,
} as const;
