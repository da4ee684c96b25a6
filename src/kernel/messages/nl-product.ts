import { delivery } from '../limits';
import { formatEuro, formatEuroShort } from '../values/money';

const freeFrom = formatEuroShort(delivery.freeFrom);

/** Texts of the product page and its stock. */
export const product = {
  color: 'Kleur',
  size: 'Maat',
  chooseSize: 'Kies je maat',
  addToCart: 'In winkelmand',
  adding: 'Bezig …',
  soldOut: 'uitverkocht',
  soldOutOnline: 'Deze maat is online uitverkocht.',
  someInStores: 'Hij ligt nog wel in de winkels hieronder.',
  gone: 'Ook in de winkels is hij op.',
  withoutScript: 'Voorraad per winkel van',
  otherColors: 'Bekijk deze kleur',
  stockTitle: 'Voorraad',
  stockLoading: 'Voorraad wordt opgehaald …',
  stockFailed: 'De voorraad is nu niet op te halen. Bestellen kan wel.',
  stockHint: 'Kies een maat en je ziet in welke winkels hij ligt.',
  online: 'Online',
  inStores: (count: number) => (count === 1 ? 'In 1 winkel' : `In ${count} winkels`),
  inNoStore: 'In geen enkele winkel',
  allStores: 'Toon alle winkels',
  pieces: (pieces: number) => {
    if (pieces === 0) return 'Uitverkocht';
    if (pieces <= 3) return pieces === 1 ? 'Laatste stuk' : `Nog ${pieces} stuks`;
    return 'Op voorraad';
  },
  checkedAt: (time: string) => `Gezien om ${time}`,
  promises: [
    // Paid, not ordered: nothing is sent before a transfer has come in.
    'Voor 22:00 betaald, morgen in huis',
    `Gratis bezorgd vanaf ${freeFrom}`,
    '14 dagen bedenktijd, gratis terug in de winkel',
  ],
  description: 'Omschrijving',
  facts: 'Kenmerken',
  delivery: 'Bezorgen & retour',
  deliveryText: `Bezorgen kost ${formatEuro(delivery.price)} en is gratis vanaf ${freeFrom}. Is je betaling voor 22:00 uur binnen, dan heb je het de volgende dag in huis; niet op zondag en feestdagen. Bevalt het niet? Breng of stuur het binnen 14 dagen terug.`,
  gallery: 'Foto’s',
  number: 'Artikelnummer',
} as const;
