import { formatEuro, formatEuroShort } from '../values/money';
import { type DeliveryCost, leavesOn, type UsualDelivery } from '../values/usual-delivery';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`;

const since = (text: string, time?: string): string => (time ? `${text} vanaf ${time}` : text);

const leaving = {
  daily: () => 'Elke dag',
  workdays: () => 'Op werkdagen',
  some: ({ packs }: UsualDelivery) => `Op ${listed(packs)}`,
};

/** Delivery: ways, days and service points. */
export const deliveryTexts = {
  arrives: {
    home: (day: string) => `${day} in huis`,
    pickup: (day: string) => `${day} klaar in de winkel`,
    point: (day: string) => `${day} bij het afhaalpunt`,
  },
  /** What becomes of an article that no post takes and that goes back; `cents`: what it costs at most. */
  collects: (cents: number): string =>
    cents === 0
      ? 'Het is te groot voor de post: we halen het kosteloos op.'
      : `Het is te groot voor de post: we halen het op voor hoogstens ${formatEuroShort(cents)}.`,
  /** The same of those among all that was ordered. */
  collectsBig: (cents: number): string =>
    cents === 0
      ? 'Wat te groot is voor de post, halen we kosteloos op.'
      : `Wat te groot is voor de post, halen we op voor hoogstens ${formatEuroShort(cents)}.`,
  /** `day`: 'donderdagavond 26 november' */
  between: (day: string, from: string, until: string) => `${day} tussen ${from} en ${until}`,
  readyToday: (from?: string) => since('vandaag klaar', from),
  /** `day`: 'donderdag 26 november' */
  readyOn: (day: string, from?: string) => since(`klaar op ${day}`, from),
  from: since,
  before: (time: string, arrives: string) => `Voor ${time} besteld, ${arrives}`,
  now: (arrives: string) => `Nu besteld, ${arrives}`,
  /** True whenever it is read. */
  usual: (usual: UsualDelivery) =>
    `${leaving[leavesOn(usual)](usual)} voor ${usual.cutOff} besteld, ${
      usual.days === 1 ? 'volgende dag' : `binnen ${usual.days} bezorgdagen`
    } in huis`,
  usualFree: (cents: number) => `Gratis bezorgd vanaf ${formatEuroShort(cents)}`,
  usualPrice: ({ priceCents, freeFromCents }: UsualDelivery) => {
    if (priceCents === 0) return 'Bezorgen is gratis.';
    const free = freeFromCents ? ` en is gratis vanaf ${formatEuroShort(freeFromCents)}` : '';
    return `Bezorgen kost ${formatEuro(priceCents)}${free}.`;
  },
  /** Beside the day that an article comes: what bringing it costs when it is all that is ordered. */
  costs: ({ priceCents, freeFromCents }: DeliveryCost, goodsCents: number) => {
    const isFree = freeFromCents !== undefined && goodsCents >= freeFromCents;
    if (priceCents === 0 || isFree) return 'Gratis bezorgd';
    const free = freeFromCents ? `, gratis vanaf ${formatEuroShort(freeFromCents)}` : '';
    return `Bezorgen ${formatEuro(priceCents)}${free}`;
  },
  points: {
    title: 'Afhaalpunten in de buurt',
    none: 'Bij deze postcode kennen we geen afhaalpunt. Kies een andere postcode of laat het thuis bezorgen.',
    noZipcode: 'Vul je postcode in, dan zie je de afhaalpunten in de buurt.',
    unavailable:
      'De afhaalpunten zijn nu even niet op te vragen. Laat je bestelling thuis bezorgen, of probeer het straks nog eens.',
    search: 'Zoek afhaalpunten',
    zipcode: 'Postcode',
    wrongZipcode: 'Vul een postcode in zoals 1234 AB.',
    chosen: 'Gekozen afhaalpunt',
  },
} as const;
