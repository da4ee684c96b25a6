import { and, eq } from 'drizzle-orm';
import { delivery as usual } from '#kernel/limits';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { DeliveryMethodRow } from '../contract';
import { deliveryMethods as table } from './tables';

/** In ms: how long a change made elsewhere may go unseen. */
const KEPT = 10_000;

type Kept = { at: number; methods: Promise<DeliveryMethodRow[]> };

const kept = new WeakMap<Host, Kept>();

const workdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;

/** What a chain begins with: to the door, and to fetch in a store. */
const first = [
  {
    id: 'home',
    kind: 'home' as const,
    title: 'Thuis bezorgd',
    carrier: 'own',
    zones: [
      {
        country: 'NL',
        bands: [{ upToGrams: 30_000, cents: usual.price }],
        freeFromCents: usual.freeFrom,
      },
    ],
    rhythm: {
      cutOff: '22:00',
      packs: [...workdays],
      delivers: [...workdays, 'zaterdag' as const],
      days: 1,
    },
    sort: 1,
  },
  {
    id: 'pickup',
    kind: 'pickup' as const,
    title: 'Ophalen in de winkel',
    carrier: 'own',
    zones: [{ country: 'NL', bands: [{ upToGrams: 1_000_000, cents: 0 }] }],
    rhythm: {
      cutOff: '17:00',
      packs: [...workdays],
      delivers: [...workdays, 'zaterdag' as const],
      days: 2,
    },
    sort: 9,
  },
];

/** Gives a site that has no way of delivery the usual two. */
export const ensureMethods = async (db: Db): Promise<void> => {
  const [any] = await db.select({ id: table.id }).from(table).limit(1);
  if (!any) await db.insert(table).values(first).onConflictDoNothing();
};

const read = async (db: Db): Promise<DeliveryMethodRow[]> =>
  db
    .select()
    .from(table)
    .where(and(eq(table.siteId, 1), eq(table.state, 'Online')))
    .orderBy(table.sort, table.id);

/** Forgets what was read, so that the next order sees a change at once. */
export const forgetMethods = (host: Host): void => {
  kept.delete(host);
};

/** The ways of delivery that are online, as they are offered. */
export const listMethods = (host: Host): Promise<DeliveryMethodRow[]> => {
  const now = host.clock.now().getTime();
  const known = kept.get(host);
  if (known && Math.abs(now - known.at) < KEPT) return known.methods;
  const methods = read(host.db);
  kept.set(host, { at: now, methods });
  methods.catch(() => kept.delete(host));
  return methods;
};
