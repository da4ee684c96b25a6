import type { Values } from '#features/entities/api.server';
import { findStaffMember } from '#features/staff/api.server';
import { AppError } from '#kernel/errors';
import { prices as limits } from '#kernel/limits-prices';
import { priceTexts } from '#kernel/messages/nl-prices';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { PlanProblem } from '../contract';
import { requirePricesOf } from './change-routes';
import { groupBy } from './group-by';
import { putBack } from './plan-articles';
import { isBegun, itemsOf, listDue, lockPlan, markWritten, type PlanItem, setPlan } from './plans';
import { type Article, valuesOfStep } from './steps';
import { announcePrices, type Held, holdArticles, takeTurn, writePrices } from './write';

const texts = priceTexts.left;

/** Who does it by hand; left out: its moment has come. */
type By = { memberId: number };

const idsOf = (items: readonly PlanItem[]): number[] => [
  ...new Set(items.map(({ productId }) => productId)),
];

const priceIn = ({ price_cents, variants }: Article, variantId: number) =>
  variantId === 0 ? price_cents : variants.find(({ id }) => id === variantId)?.price_cents;

/** What is written of an article, and why some or all of it isn't. */
type Written = { values?: Values; problem?: string };
type Write = (held: Held | undefined, items: readonly PlanItem[]) => Written;

/** What a plan writes of an article that stands as it did. */
const startOf: Write = (held, items) => {
  if (!held) return { problem: texts.gone };
  const { article } = held;
  const isSame = items.every(
    ({ variantId, fromCents }) => priceIn(article, variantId) === fromCents,
  );
  if (!isSame) return { problem: texts.changed };
  const own = items.find(({ variantId }) => variantId === 0);
  const stands = article.van_price_cents;
  // Who wrote another van-price meanwhile meant it.
  const wished = own && stands !== own.fromVanCents ? stands : (own?.toVanCents ?? null);
  const to = wished !== null && own && wished <= own.toCents ? null : wished;
  const prices = items.map(({ variantId, fromCents, toCents }) => ({
    ...{ variantId, from: fromCents, to: toCents },
  }));
  return { values: valuesOfStep({ article, prices, van: { from: stands, to } }) };
};

/** What the end of a plan writes of an article: each price that still stands is put back. */
const endOf: Write = (held, items) => {
  if (!held) return { problem: texts.gone };
  const { article } = held;
  const standing = items.filter(
    ({ variantId, toCents }) => priceIn(article, variantId) === toCents,
  );
  const { price_cents, van_price_cents, variants } = standing.reduce(putBack, article);
  return {
    ...(standing.length > 0 && { values: { price_cents, van_price_cents, variants } }),
    ...(standing.length < items.length && { problem: texts.changed }),
  };
};

/** Writes what a plan says of each of its articles; answers those that were written, and those that weren't. */
const writeAll = async (
  host: Host,
  tx: Tx,
  { memberId, all, write }: { memberId: number; all: readonly PlanItem[]; write: Write },
) => {
  const held = await holdArticles(host, tx, idsOf(all));
  const problems: PlanProblem[] = [];
  const updates: { row: Held['row']; values: Values }[] = [];
  for (const [productId, items] of groupBy(all, (item) => item.productId)) {
    const one = held.get(productId);
    const { values, problem } = write(one, items);
    if (values && one) updates.push({ row: one.row, values });
    const title = one?.article.title ?? `${productId}`;
    if (problem !== undefined) problems.push({ productId, title, message: problem });
  }
  const ids = await writePrices(host, tx, updates, { way: 'plan', staffId: memberId });
  return { ids, problems };
};

const isLate = (at: Date, now: Date): boolean => now.getTime() - at.getTime() > limits.late;

/** Whether whoever planned it works here still, and may write prices. */
const mayStill = async (host: Host, memberId: number): Promise<boolean> => {
  const member = await findStaffMember(host, memberId);
  if (!member) return false;
  try {
    requirePricesOf(host, member);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

const ended = () => new AppError(409, 'ended', priceTexts.problems.ended);

/** Asks a plan's prices from now on, once. Answers whether it did. Throws a 409 when somebody else was first. */
export const startPlan = async (host: Host, id: number, by?: By): Promise<boolean> => {
  const changed = await transact(host.db, async (tx) => {
    await takeTurn(host, tx);
    const plan = await lockPlan(host, tx, id);
    const now = host.clock.now();
    const isReady = by ? plan.state === 'held' : plan.state === 'planned' && plan.startsAt <= now;
    if (!isReady) {
      if (by) throw ended();
      return undefined;
    }
    if (plan.endsAt && plan.endsAt <= now) {
      const problems = [{ productId: 0, title: plan.name, message: texts.missed }];
      await setPlan(tx, id, { state: 'missed', endedAt: now, problems, isUnread: !by });
      return [];
    }
    if (!by && !(await mayStill(host, plan.memberId))) {
      const problems = [{ productId: 0, title: plan.name, message: texts.planner }];
      await setPlan(tx, id, { state: 'held', problems, isUnread: true });
      return [];
    }
    const memberId = by?.memberId ?? plan.memberId;
    const all = await itemsOf(tx, id);
    const { ids, problems } = await writeAll(host, tx, { memberId, all, write: startOf });
    await markWritten(tx, id, ids);
    await setPlan(tx, id, {
      ...(plan.endsAt ? { state: 'running' } : { state: 'done', endedAt: now }),
      ...{ memberId, startedAt: now, problems },
      isUnread: !by && (problems.length > 0 || isLate(plan.startsAt, now)),
    });
    return ids;
  });
  await announcePrices(host, changed ?? []);
  return changed !== undefined;
};

/** Asks the prices of before a plan again, once. Answers whether it did. Throws a 409 when somebody else was first. */
export const endPlan = async (host: Host, id: number, by?: By): Promise<boolean> => {
  const changed = await transact(host.db, async (tx) => {
    await takeTurn(host, tx);
    const plan = await lockPlan(host, tx, id);
    const now = host.clock.now();
    const isReady = plan.state === 'running' && (by || (plan.endsAt && plan.endsAt <= now));
    if (!isReady) {
      if (by) throw ended();
      return undefined;
    }
    const memberId = by?.memberId ?? plan.memberId;
    const all = (await itemsOf(tx, id)).filter(({ isWritten }) => isWritten);
    const { ids, problems } = await writeAll(host, tx, { memberId, all, write: endOf });
    const isTold = problems.length > 0 || (plan.endsAt && isLate(plan.endsAt, now));
    await setPlan(tx, id, {
      ...{ state: 'done', endedAt: now, problems: [...plan.problems, ...problems] },
      isUnread: plan.isUnread || (!by && isTold === true),
    });
    return ids;
  });
  await announcePrices(host, changed ?? []);
  return changed !== undefined;
};

/**
 * Puts the prices of before a plan without an end back, where they still stand as it wrote them; what was left
 * is added to its problems. Throws a 409 when somebody else was first.
 */
export const undoPlan = async (host: Host, id: number, { memberId }: By): Promise<void> => {
  const changed = await transact(host.db, async (tx) => {
    await takeTurn(host, tx);
    const plan = await lockPlan(host, tx, id);
    if (!isBegun(plan)) throw ended();
    const all = (await itemsOf(tx, id)).filter(({ isWritten }) => isWritten);
    const { ids, problems } = await writeAll(host, tx, { memberId, all, write: endOf });
    await setPlan(tx, id, {
      ...{ state: 'undone', endedAt: host.clock.now(), isUnread: false },
      problems: [...plan.problems, ...problems],
    });
    return ids;
  });
  await announcePrices(host, changed);
};

/** Begins and ends what is due by now. Done again, or by two at once, it does each once. */
export const runDue = async (host: Host): Promise<void> => {
  for (const { id, step } of await listDue(host)) {
    await (step === 'start' ? startPlan(host, id) : endPlan(host, id));
  }
};
