import { eq } from 'drizzle-orm';
import { delivery as usual } from '#kernel/limits';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { DeliveryMethodRow } from '../contract';
import { deliveryMethods as table } from './tables';

/** In ms: how long a change made elsewhere may go unseen. */
const KEPT = 10_000;

type Stored = DeliveryMethodRow & { state: string };
type Kept = { at: number; methods: Promise<Stored[]> };

const kept = new WeakMap<Host, Kept>();

const workdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;

/** What a chain begins with: to the door, and to fetch in a store. */
const first = [
  {
    access: 'home',
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
    access: 'pickup',
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

const read = async (db: Db): Promise<Stored[]> => {
  const rows = await db
    .select()
    .from(table)
    .where(eq(table.siteId, 1))
    .orderBy(table.sort, table.access);
  return rows.map(({ access, ...row }) => ({ ...row, id: access }));
};

/** Forgets what was read, so that the next order sees a change at once. */
export const forgetMethods = (host: Host): void => {
  kept.delete(host);
};

const listStored = (host: Host): Promise<Stored[]> => {
  const now = host.clock.now().getTime();
  const known = kept.get(host);
  if (known && Math.abs(now - known.at) < KEPT) return known.methods;
  const methods = read(host.db);
  kept.set(host, { at: now, methods });
  methods.catch(() => kept.delete(host));
  return methods;
};

/** The ways of delivery that are online, as they are offered. */
export const listMethods = async (host: Host): Promise<DeliveryMethodRow[]> =>
  (await listStored(host)).filter(({ state }) => state === 'Online');

/** The way that an order goes, also when no other is offered it any more. */
export const findMethod = async (host: Host, id: string): Promise<DeliveryMethodRow | undefined> =>
  (await listStored(host)).find((one) => one.id === id);
