const orders = (count: number): string => (count === 1 ? '1 bestelling' : `${count} bestellingen`);
const more = (percent: number): string => `${percent}% meer dan`;
const less = (percent: number): string => `${percent}% minder dan`;

/** Texts of the office's first screen. */
export const todayTexts = {
  tasks: 'Wat er ligt',
  nothing: 'Er ligt niets dat nu moet.',
  urgent: 'Nu',
  figures: 'Hoe het gaat',
  period: 'Periode',
  periods: (days: number) => `Laatste ${days} dagen`,
  explained:
    'Betaald of toegezegd, inclusief btw, op de dag van bestellen. Wat is geannuleerd of helemaal is terugbetaald, telt niet mee.',
  turnover: 'Omzet',
  orders: 'Bestellingen',
  average: 'Per bestelling',
  count: orders,
  compared: (percent: number, days: number) =>
    percent === 0
      ? `evenveel als de ${days} dagen ervoor`
      : `${percent > 0 ? more(percent) : less(-percent)} de ${days} dagen ervoor`,
  told: (days: number, sum: string, count: number) =>
    `Laatste ${days} dagen: ${sum}, ${orders(count)}`,
  chart: (days: number) => `Omzet per dag, laatste ${days} dagen`,
  table: 'Als tabel',
  day: 'Dag',
  stores: 'Waar het heen gaat',
  sent: 'Bezorgen',
  products: 'Meest verkocht',
  sold: (pieces: number) => (pieces === 1 ? '1 stuk' : `${pieces} stuks`),
  noneSold: 'In deze periode is niets verkocht.',
  missing: 'Links op de site die nergens heen leiden',
  failed: 'Taken die mislukten',
} as const;
