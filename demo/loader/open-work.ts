import type { OrderAddress } from '#features/orders/contract';
import type { Host } from '#platform/host';
import { type Buyer, type Example, insertExample, readPlaces } from './example-orders';

const HOUR = 3_600_000;

/** Where the store is whose people the demo shows. */
const PLACE = 'Utrecht';

type Line = readonly [
  who: string,
  address: string,
  zipcode: string,
  place: string,
  delivery: Example['delivery'],
  hours: number,
  articles: readonly string[],
];

/** What waits in the office, the warehouse and a store, the oldest first. */
const WAITING: readonly Line[] = [
  [
    'Fatima Haddad',
    'Biltstraat 41',
    '3572 AC',
    'Utrecht',
    'pickup',
    27,
    ['lamswollen-sjaal-terschelling'],
  ],
  [
    'Joris Visser',
    'Hoogstraat 8',
    '6211 CA',
    'Maastricht',
    'home',
    26,
    ['donsjas-vlieland', 'lamswollen-sjaal-terschelling'],
  ],
  ['Sanne de Boer', 'Zijlweg 120', '2015 BH', 'Haarlem', 'home', 23, ['geruite-winterjurk-hanne']],
  [
    'Milan Jansen',
    'Nachtegaalstraat 63',
    '3581 AE',
    'Utrecht',
    'pickup',
    20,
    ['overslagjurk-roos'],
  ],
  [
    'Noor Bakker',
    'Kerkstraat 5',
    '9711 AB',
    'Groningen',
    'home',
    19,
    ['gevoerd-laarsje-hilde', 'lamsvachtpantoffel-sneeuw'],
  ],
  [
    'Daan Smit',
    'Parallelweg 17',
    '5223 AL',
    '’s-Hertogenbosch',
    'home',
    9,
    ['wollen-plaid-heidekamp', 'espressokopjes-kort-vier-stuks'],
  ],
  [
    'Lotte Mulder',
    'Grote Markt 2',
    '4811 XR',
    'Breda',
    'home',
    7,
    ['lamswollen-sjaal-terschelling'],
  ],
  ['Emre Yilmaz', 'Coolsingel 88', '3011 AE', 'Rotterdam', 'home', 5, ['donsjas-vlieland']],
  ['Anna Peters', 'Maliebaan 9', '3581 CA', 'Utrecht', 'pickup', 3, ['hanglamp-rijsttafel']],
  [
    'Bram Vos',
    'Stationsweg 31',
    '8911 AG',
    'Leeuwarden',
    'home',
    2,
    ['geruite-winterjurk-hanne', 'wollen-plaid-heidekamp'],
  ],
];

const buyerOf = ([who, address, zipcode, place]: Line): Buyer => {
  const [firstName = '', ...rest] = who.split(' ');
  const [, street = '', housenumber = ''] = /^(.*) (\d+)$/.exec(address) ?? [];
  const told: OrderAddress = {
    ...{ firstName, lastName: rest.join(' '), street, housenumber, housenumberSuffix: '' },
    ...{ zipcode, place, country: 'NL', phone: '' },
  };
  return { email: `${firstName.toLowerCase()}@klant.example`, address: told };
};

/**
 * Orders that came in since yesterday and wait for the chain's people, so that there is something to do in
 * the office of a demo that was just begun. They are numbered below those of visitors.
 */
export const insertOpenWork = async (host: Host): Promise<void> => {
  const now = host.clock.now();
  const places = await readPlaces(host, PLACE);
  for (const [nth, line] of WAITING.entries()) {
    const [, , , , delivery, hours, articles] = line;
    const example: Example = {
      ...{ number: `000${960 + nth}`, articles, delivery },
      way: [
        ['placed', hours * HOUR],
        ['paid', hours * HOUR - HOUR / 30],
      ],
    };
    await insertExample(host, example, { buyer: buyerOf(line), now, ...places });
  }
};
