import { createElement } from 'react';
import { isPickupCode, listOrderEvents, type Order } from '#features/orders/api.server';
import { one } from '#features/pages/api.server';
import { noteAction } from '#features/staff/api.server';
import { AppError, notFound } from '#kernel/errors';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { formatWeekdayMoment } from '#kernel/values/weekday-moment';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import {
  againParam,
  counterPath,
  doneParam,
  type HandOver,
  type OrderErrors,
  type OrderStep,
  orderSteps,
} from '../contract';
import { MissingScreen } from '../site/missing-screen.view';
import { OrderScreen } from '../site/order-screen.view';
import type { AddRoutes } from './add-routes';
import { createHandOverCheck, readHandOver, readScanned } from './hand-over';
import { doneNote, titleOf, type WorkNote } from './notes';
import { assessMissing, dueCentsOfOrder, getAtCounter, presentOrder } from './orders';
import { handOver, layReady, reportFound, reportMissing } from './steps';
import { type Counter, counterOf } from './store';

type Shown = {
  typed?: HandOver;
  errors?: OrderErrors;
  problem?: string;
  status?: number;
  retryAfter?: number;
};
type At = { counter: Counter; order: Order };

const handedOf = ({ id }: Order) => ({ kind: 'order', id }) as const;

/** The state to which a step leads, or what it writes, as the order's log has it. */
const leadsTo: Record<OrderStep, readonly string[]> = {
  klaar: ['ready'],
  meegegeven: ['done'],
  'niet-gevonden': ['pieces-missing', 'pieces-sought'],
  'toch-gevonden': ['pieces-found'],
};

/** An order at the counter: what is in it, and its steps. */
export const addOrderRoutes = (host: Host, { get, post }: AddRoutes): void => {
  const checkHandOver = createHandOverCheck(host);

  const find = async (work: Counter['work']): Promise<At> => {
    const counter = await counterOf(host, work);
    const { number } = work.request.params as { number: string };
    return { counter, order: await getAtCounter(host, counter.store.id, number) };
  };

  /** Who did last what leads to a state. */
  const whoDid = async (order: Order, kinds: readonly string[]): Promise<string> => {
    const events = await listOrderEvents(host.db, [order.id]);
    const last = events.findLast(({ kind }) => kinds.includes(kind));
    if (!last) return '';
    const { by } = last.data;
    return texts.didBefore(
      typeof by === 'string' ? by : texts.somebody,
      formatWeekdayMoment(last.at),
    );
  };

  /** What was done, of all that may have been, by how an order stands. */
  const doneWith = async (order: Order): Promise<string[]> => {
    const words: Partial<Record<Order['state'], string>> = {
      ...{ ready: 'klaar', done: 'meegegeven' },
    };
    const isMissed = (await whoDid(order, ['pieces-missing'])) !== '';
    const kinds = (await listOrderEvents(host.db, [order.id])).map(({ kind }) => kind);
    const last = kinds.findLast((kind) => kind === 'pieces-sought' || kind === 'pieces-found');
    const word = words[order.state];
    return [
      ...(word ? [word] : []),
      ...(isMissed && order.state !== 'cancelled' ? ['dropped', 'noted'] : []),
      ...(last ? [last === 'pieces-sought' ? 'asked' : 'toch-gevonden'] : []),
    ];
  };

  const show = async ({ counter, order }: At, shown: Shown = {}) => {
    const { work, store, warehouseId } = counter;
    const { params, token } = work;
    const told = await presentOrder(host, order, warehouseId);
    const typed = shown.typed ?? readScanned(host, work, handedOf(order));
    const saidAgain = orderSteps.find((step) => step === one(params, againParam));
    const before = saidAgain && (await whoDid(order, leadsTo[saidAgain]));
    const note: WorkNote | undefined = shown.problem
      ? { tone: 'error', title: texts.notDone, text: shown.problem }
      : before
        ? { tone: 'notice', title: texts.doneBefore, text: before }
        : doneNote(one(params, doneParam), await doneWith(order));
    return work.show({
      title: titleOf(texts.orderTitle(order.number), shown.errors),
      heading: texts.orderTitle(order.number),
      back: { href: counterPath.store(store.id), label: store.title },
      content: createElement(OrderScreen, {
        ...{ order: told, storeId: store.id, token, typed, errors: shown.errors ?? {} },
      }),
      ...(note && { note }),
      ...(shown.status && { status: shown.status }),
      ...(shown.retryAfter && { retryAfter: shown.retryAfter }),
    });
  };

  /** A step that couldn't be taken: somebody took it before, or it is told why. */
  const refused = async ({ counter, order }: At, step: OrderStep, error: unknown) => {
    if (!(error instanceof AppError) || error.status !== 409) throw error;
    const now = await getAtCounter(host, counter.store.id, order.number);
    const isOver = leadsTo[step].includes(now.state) || (step === 'klaar' && now.state === 'done');
    const isSaid = error.code === 'changed' && (await whoDid(now, leadsTo[step])) !== '';
    if (isOver || isSaid) {
      const href = counterPath.order(counter.store.id, order.number);
      return counter.work.goTo(`${href}?${againParam}=${step}`);
    }
    return show({ counter, order: now }, { problem: error.message, status: 409 });
  };

  const done = async ({ counter, order }: At, step: OrderStep, said: string = step) => {
    const { work, store } = counter;
    await noteAction(host, work.request, {
      ...{ action: `counter.${step}`, outcome: 'success' },
      ...{ memberId: work.member.id, subject: order.number },
    });
    return work.goTo(`${counterPath.order(store.id, order.number)}?${doneParam}=${said}`);
  };

  const ready = async (at: At) => {
    const { work, warehouseId } = at.counter;
    const { may, isBrought } = await presentOrder(host, at.order, warehouseId);
    // The buyer is mailed at once: what is still on its way here would have him come for nothing.
    if (may.ready && isBrought && one(work.params, 'binnen') === undefined) {
      return show(at, { errors: { brought: texts.broughtFirst }, status: 422 });
    }
    await layReady(host, at.order, at.counter.work.member);
    return done(at, 'klaar');
  };

  const give = async (at: At) => {
    const { counter, order } = at;
    const { member } = counter.work;
    // Over before: the form of a second press isn't assessed again.
    if (order.state === 'ready') {
      const typed = readHandOver(host, counter.work, handedOf(order));
      const { errors, retryAfter } = await checkHandOver(typed, {
        member,
        isDue: (await dueCentsOfOrder(host, order)) > 0,
        isIts: (code) => isPickupCode(order.token, code),
      });
      if (Object.keys(errors).length > 0) {
        return show(at, { typed, errors, retryAfter, status: retryAfter ? 429 : 422 });
      }
    }
    await handOver(host, order, member);
    return done(at, 'meegegeven');
  };

  const readMissing = ({ work: { params } }: Counter) => {
    const [variantId, pieces, expected] = ['artikel', 'aantal', 'nog'].map((name) =>
      readWholeNumber(one(params, name) || undefined),
    );
    return variantId && pieces && expected !== undefined
      ? { variantId, pieces, expected }
      : undefined;
  };

  /** Asks before pieces go out of an order: what comes of it, and who is mailed. */
  const askMissing = async (at: At) => {
    const { counter, order } = at;
    const asked = readMissing(counter);
    if (!asked) return show(at, { problem: texts.missingCount, status: 422 });
    const about = await assessMissing(host, order, asked);
    if (!about) return show(at, { problem: texts.missingChanged, status: 409 });
    const href = counterPath.order(counter.store.id, order.number);
    return counter.work.show({
      title: texts.missingAsk(about.what),
      back: { href, label: texts.orderTitle(order.number) },
      content: createElement(MissingScreen, {
        ...{ about, href, token: counter.work.token },
        action: counterPath.orderStep(counter.store.id, order.number, 'niet-gevonden'),
      }),
    });
  };

  const missing = async (at: At) => {
    const asked = readMissing(at.counter);
    if (!asked) return show(at, { problem: texts.missingCount, status: 422 });
    const { warehouseId, work } = at.counter;
    const outcome = await reportMissing(host, at.order, { ...asked, warehouseId }, work.member);
    return done(at, 'niet-gevonden', outcome);
  };

  const found = async (at: At) => {
    await reportFound(host, at.order, at.counter.warehouseId, at.counter.work.member);
    return done(at, 'toch-gevonden');
  };

  const takes: Record<OrderStep, (at: At) => ReturnType<typeof show>> = {
    klaar: ready,
    meegegeven: give,
    'niet-gevonden': missing,
    'toch-gevonden': found,
  };

  get(counterPath.order(':store', ':number'), async (work) => show(await find(work)));
  get(counterPath.missing(':store', ':number'), async (work) => askMissing(await find(work)));
  post(counterPath.orderStep(':store', ':number', ':step'), async (work) => {
    const at = await find(work);
    const { step: said } = work.request.params as { step: string };
    const step = orderSteps.find((known) => known === said);
    if (!step) throw notFound();
    try {
      return await takes[step](at);
    } catch (error) {
      return refused(at, step, error);
    }
  });
};
