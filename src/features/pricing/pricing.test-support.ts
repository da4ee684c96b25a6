import { and, eq } from 'drizzle-orm';
import { datePrices, products, variants } from '#features/catalog/api.server';
import { transact } from '#platform/db/transact';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import {
  type CallOffice,
  createStaff,
  logInAt,
  MEMBER_PASSWORD,
} from '../../../tests/harness/office';
import type { SentChange, ToldPlan, ToldPricePreview } from './contract';
import { duePlansJob } from './server/jobs';

const DAY = 86_400_000;
const EMAIL = 'prijs@kantoor.example';

/** The application with articles whose prices have a history, and who writes them. */
export const createPricing = async () => {
  const api: ApiApp = await createApiApp();
  const { call, visitor } = await createStaff(api, {
    email: EMAIL,
    name: 'Pia',
    role: 'marketing',
  });
  const staff = async (role: string, storeIds: number[] = []) =>
    (await createStaff(api, { email: `${role}@kantoor.example`, role, storeIds })).call;
  let made = 0;

  /** An article with a variant for each of `own`: its own price, or the article's. For sale for 40 days. */
  const article = async (
    priceCents: number,
    own: readonly (number | null)[] = [null],
    more: Partial<typeof products.$inferInsert> = {},
  ): Promise<number> => {
    made += 1;
    const access = `prijs-${made}`;
    const values = { access, title: `Prijs ${made}`, priceCents, ...more };
    return transact(api.db, async (tx) => {
      await datePrices(tx, new Date(api.clock.now().getTime() - 40 * DAY));
      const [row] = await tx.insert(products).values(values).returning();
      const productId = row?.id ?? 0;
      for (const [at, price] of own.entries()) {
        const sizeId = at === 0 ? null : at;
        await tx.insert(variants).values({ productId, colorId: 1, sizeId, priceCents: price });
      }
      return productId;
    });
  };

  /** What an article and its variants cost, with what it wishes and tells as its earlier price. */
  const stands = async (id: number) => {
    const [row] = await api.db.select().from(products).where(eq(products.id, id));
    const own = await api.db
      .select()
      .from(variants)
      .where(and(eq(variants.productId, id), eq(variants.state, 'Online')))
      .orderBy(variants.id);
    return {
      price: row?.priceCents,
      wish: row?.vanPriceCents ?? null,
      own: own.map(({ priceCents }) => priceCents),
      van: own.map(({ priorCents }) => priorCents),
    };
  };

  const change = (ids: readonly number[], more: Partial<SentChange> = {}): SentChange => ({
    ids,
    rule: { way: 'percent', value: -20, rounding: 'none' },
    ...{ sale: true, floor: null },
    ...more,
  });
  const preview = async (body: SentChange, by: CallOffice = call): Promise<ToldPricePreview> =>
    (await by('POST', 'prices/preview', { body })).json;
  const act = async (path: string, body: SentChange, by: CallOffice = call) => {
    const { print } = await preview(body, by);
    return by('POST', path, { body: { ...body, print } });
  };
  const inHours = (hours: number) =>
    new Date(api.clock.now().getTime() + hours * 3_600_000).toISOString();
  const planOf = async (id: number): Promise<ToldPlan | undefined> =>
    (await call('GET', 'prices/plans')).json.plans.find((one: ToldPlan) => one.id === id);

  return {
    ...{ api, call, staff, article, stands, change, preview, act, inHours, planOf },
    now: (body: SentChange, by?: CallOffice) => act('prices/change', body, by),
    plan: (body: SentChange, by?: CallOffice) => act('prices/plans', body, by),
    tick: () => duePlansJob.run({}, { host: () => api.host } as never),
    /** The office's sessions end while the clock moves on. */
    moveTo: async (at: string) => {
      api.clock.set(at);
      await logInAt(visitor, { email: EMAIL, password: MEMBER_PASSWORD });
    },
  };
};
