import { findAccountByEmail, rememberAddress } from '#features/accounts/api.server';
import type { OrderAddress } from '#features/orders/contract';
import { bookmarks, ownerOfAccount } from '#features/wishlist/api.server';
import type { Host } from '#platform/host';
import { type Example, insertExample, readArticles, readPlaces } from './example-orders';
import { CUSTOMER } from './logins';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const ADDRESS: OrderAddress = {
  ...{ firstName: 'Kim', lastName: 'Klant', street: 'Oudegracht', housenumber: '112' },
  ...{ housenumberSuffix: 'B', zipcode: '3511 AW', place: 'Utrecht', country: 'NL', phone: '' },
};

const SAVED = ['hoge-laars-margriet', 'hanglamp-rijsttafel', 'shopper-agnes'];

/** Below the numbers that visitors' orders get. */
const EXAMPLES: readonly Example[] = [
  {
    number: '000951',
    articles: ['wollen-wikkeljas-catharina', 'lamswollen-sjaal-terschelling'],
    delivery: 'home',
    way: [
      ['placed', 8 * DAY],
      ['paid', 8 * DAY - HOUR / 30],
      ['packed', 7 * DAY + 4 * HOUR],
      ['sent', 7 * DAY],
      ['done', 6 * DAY],
    ],
  },
  {
    number: '000952',
    articles: ['overslagjurk-roos'],
    delivery: 'home',
    way: [
      ['placed', 2 * DAY],
      ['paid', 2 * DAY - HOUR / 30],
      ['packed', DAY],
      ['sent', DAY - 2 * HOUR],
    ],
  },
  {
    number: '000953',
    articles: ['espressokopjes-kort-vier-stuks', 'wollen-plaid-heidekamp'],
    delivery: 'pickup',
    way: [
      ['placed', DAY + 3 * HOUR],
      ['paid', DAY + 3 * HOUR - HOUR / 30],
      ['packed', DAY],
      ['ready', 4 * HOUR],
    ],
  },
];

const saveArticles = async (host: Host, accountId: number, now: Date): Promise<void> => {
  const saved = await readArticles(host, SAVED);
  const list = { sessionId: ownerOfAccount(accountId), accountId, moduleObject: 'Product' };
  await host.db
    .insert(bookmarks)
    .values(
      saved.map(({ productId, cents }, place) => ({
        ...{ ...list, itemId: productId, priceCents: cents, wasAvailable: true },
        createdAt: new Date(now.getTime() - (place + 1) * DAY),
      })),
    )
    .onConflictDoNothing();
};

/**
 * Gives the demo's customer a past: an address, a wishlist, and orders that came, are under way and lie ready
 * in a store. They are written as they would stand by now, since the functions that take those steps write
 * mails about them.
 */
export const insertCustomer = async (host: Host, now: Date): Promise<void> => {
  const account = await findAccountByEmail(host, CUSTOMER);
  if (!account) return;
  const { id: accountId, email } = account;
  const { phone: _, ...address } = ADDRESS;
  await rememberAddress(host, accountId, address);
  await saveArticles(host, accountId, now);
  const buyer = { accountId, email, address: ADDRESS };
  const bought = { buyer, now, ...(await readPlaces(host, ADDRESS.place)) };
  for (const example of EXAMPLES) {
    await insertExample(host, example, bought);
  }
};
