import { createElement } from 'react';
import { one, type Params } from '#features/pages/api.server';
import { completeRefund } from '#features/payments/api.server';
import { announceReturn } from '#features/returns/api.server';
import { noteAction } from '#features/staff/api.server';
import { AppError } from '#kernel/errors';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { formatEuro } from '#kernel/values/money';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { isOnceKey, newOnceKey } from '#platform/sessions/once-key';
import { againParam, counterPath, doneParam, mailField, piecesField } from '../contract';
import { ReturnableScreen, ReturnsScreen } from '../site/returns-screens.view';
import type { AddRoutes } from './add-routes';
import { createAssessing } from './assessing';
import { foundWith, readFoundWith } from './found-with';
import { createLookUp } from './look-up';
import {
  byHandOf,
  isPaidOut,
  listOpenReturns,
  presentReturnables,
  returnableFinder,
  returnFinder,
} from './returns';
import { type Counter, counterOf } from './store';

const ACT = 'counter return';

const saidIn = (params: Params, name: string): string =>
  (one(params, name) ?? '').replaceAll('\0', '').trim().slice(0, limits.reason);

/** What customers bring back: found, announced for them, assessed and paid back. */
export const addReturnRoutes = (host: Host, { get, post }: AddRoutes): void => {
  const lookUp = createLookUp(host);

  /** Of a form its field, of a page what its address has sealed: a postcode stands in no address. */
  const zipcodeOf = (work: Counter['work'], number: string): string =>
    work.request.method === 'POST'
      ? saidIn(work.params, 'postcode')
      : readFoundWith(host, work, number);

  const lookAt = async (work: Counter['work']) => {
    const { store } = await counterOf(host, work);
    const number = saidIn(work.params, 'nummer');
    const typed = { number, zipcode: zipcodeOf(work, number) };
    const show = async (problem?: AppError) =>
      work.show({
        title: texts.returns,
        back: { href: counterPath.store(store.id), label: store.title },
        content: createElement(ReturnsScreen, {
          ...{
            storeId: store.id,
            token: work.token,
            typed,
            open: await listOpenReturns(host, store.id),
          },
        }),
        ...(problem && {
          note: { tone: 'error', title: texts.notFound, text: problem.message },
          ...{ status: problem.status, retryAfter: problem.retryAfter },
        }),
      });
    if (typed.number === '') return show();
    try {
      if (/^r-/i.test(typed.number)) {
        const { stored } = await lookUp(work, typed, returnFinder(host, store.id, typed.number));
        const { number: at } = stored;
        const found = foundWith(host, work, { ...typed, number: at });
        return work.goTo(`${counterPath.return(store.id, at)}${found}`);
      }
      const order = await lookUp(work, typed, returnableFinder(host, store.id, typed.number));
      const found = foundWith(host, work, { ...typed, number: order.number });
      return work.goTo(`${counterPath.returnOf(store.id, order.number)}${found}`);
    } catch (error) {
      if (error instanceof AppError && [404, 429].includes(error.status)) return show(error);
      throw error;
    }
  };
  get(counterPath.returns(':store'), lookAt);
  post(counterPath.returns(':store'), lookAt);

  const purpose = ({ work }: Counter) => ({ act: ACT, sessionId: work.session.id });

  const findOrder = async (work: Counter['work']) => {
    const counter = await counterOf(host, work);
    const { order: number } = work.request.params as { order: string };
    const zipcode = zipcodeOf(work, number);
    const finder = returnableFinder(host, counter.store.id, number);
    const order = await lookUp(work, { number, zipcode }, finder);
    return { counter, order, told: await presentReturnables(host, order, zipcode) };
  };

  type AtOrder = Awaited<ReturnType<typeof findOrder>>;
  type ShownOrder = { problem?: string; pieces?: Record<number, string>; isMailed?: boolean };

  const showOrder = (
    { counter, told }: AtOrder,
    { problem, pieces = {}, isMailed = true }: ShownOrder = {},
  ) => {
    const { work, store } = counter;
    return work.show({
      title: texts.returnOfTitle(told.number),
      back: { href: counterPath.returns(store.id), label: texts.returns },
      content: createElement(ReturnableScreen, {
        ...{ storeId: store.id, token: work.token, returnables: told, pieces, isMailed },
        onceKey: newOnceKey(host.config.secret, purpose(counter)),
      }),
      ...(problem && { note: { tone: 'error', title: texts.notDone, text: problem }, status: 422 }),
    });
  };

  get(counterPath.returnOf(':store', ':order'), async (work) => showOrder(await findOrder(work)));

  post(counterPath.returnOf(':store', ':order'), async (work) => {
    const at = await findOrder(work);
    const { params, member, request } = work;
    const typed = Object.fromEntries(
      at.told.lines.map(({ variantId }) => [variantId, saidIn(params, piecesField(variantId))]),
    );
    const lines = at.told.lines.flatMap(({ variantId }) => {
      const quantity = readWholeNumber(typed[variantId] || undefined) ?? 0;
      return quantity > 0 ? [{ variantId, quantity }] : [];
    });
    const isMailed = one(params, mailField) !== undefined;
    const again = { pieces: typed, isMailed };
    const key = one(params, 'sleutel');
    if (!key || !isOnceKey(host.config.secret, purpose(at.counter), key)) {
      return showOrder(at, { ...again, problem: texts.formOld });
    }
    try {
      const stored = await announceReturn(host, at.order, {
        ...{ lines, name: at.told.name, email: at.order.email, reason: '', way: 'store', key },
        ...{ cause: 'system', by: member.name, storeId: at.counter.store.id, isMailed },
      });
      await noteAction(host, request, {
        ...{ action: 'counter.return', outcome: 'success', memberId: member.id },
        subject: stored.number,
      });
      return work.goTo(counterPath.return(at.counter.store.id, stored.number));
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 422) throw error;
      return showOrder(await findOrder(work), { ...again, problem: error.message });
    }
  });

  const find = async (work: Counter['work']) => {
    const counter = await counterOf(host, work);
    const { number } = work.request.params as { number: string };
    const zipcode = zipcodeOf(work, number);
    const finder = returnFinder(host, counter.store.id, number);
    return { counter, zipcode, ...(await lookUp(work, { number, zipcode }, finder)) };
  };

  type At = Awaited<ReturnType<typeof find>>;

  const { show, assessIt } = createAssessing<At>(host, {
    find,
    action: 'counter.return-judged',
    placeOf: ({ counter: { store, warehouseId } }) => ({ storeId: store.id, warehouseId }),
    pageOf: ({ counter: { store }, stored, zipcode }) => ({
      href: counterPath.return(store.id, stored.number),
      back: { href: counterPath.returns(store.id), label: texts.returns },
      paidBack: counterPath.paidBack(store.id, stored.number),
      hidden: { postcode: zipcode },
    }),
  });

  get(counterPath.return(':store', ':number'), async (work) => show(work, await find(work)));
  post(counterPath.return(':store', ':number'), assessIt);

  post(counterPath.paidBack(':store', ':number'), async (work) => {
    const at = await find(work);
    const href = counterPath.return(at.counter.store.id, at.stored.number);
    const open = await byHandOf(host, at.counter.store.id, at);
    const { name } = work.member;
    const done = await Promise.all(open.map(({ id }) => completeRefund(host, host.db, id, name)));
    if (!done.includes(true)) {
      const isBefore = await isPaidOut(host, at.counter.store.id, at);
      if (isBefore) return work.goTo(`${href}?${againParam}=uitbetaald`);
      return show(work, at, { problem: texts.notPaidBack, status: 409 });
    }
    const cents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
    await noteAction(host, work.request, {
      ...{ action: 'counter.paid-back', outcome: 'success', memberId: work.member.id },
      ...{ subject: at.stored.number, after: { [texts.refund]: formatEuro(cents) } },
    });
    return work.goTo(`${href}?${doneParam}=uitbetaald`);
  });
};
