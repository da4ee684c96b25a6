import { createElement } from 'react';
import { one, type Params } from '#features/pages/api.server';
import { completeRefund } from '#features/payments/api.server';
import { announceReturn, assessReturn, receiveReturn } from '#features/returns/api.server';
import { noteAction } from '#features/staff/api.server';
import { AppError } from '#kernel/errors';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { formatEuro } from '#kernel/values/money';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { isOnceKey, newOnceKey } from '#platform/sessions/once-key';
import {
  againParam,
  counterPath,
  doneParam,
  type Judged,
  type JudgeErrors,
  piecesField,
} from '../contract';
import { judge, readJudged } from '../judge';
import { ReturnScreen } from '../site/return-screen.view';
import { ReturnableScreen, ReturnsScreen } from '../site/returns-screens.view';
import type { AddRoutes } from './add-routes';
import { doneNote, titleOf } from './notes';
import {
  byHandOf,
  getReturn,
  getReturnableOrder,
  listOpenReturns,
  presentReturn,
  presentReturnables,
} from './returns';
import { type Counter, counterOf } from './store';

const ACT = 'counter return';

const saidIn = (params: Params, name: string): string =>
  (one(params, name) ?? '').replaceAll('\0', '').trim().slice(0, limits.reason);

/** What customers bring back: found, announced for them, judged and paid back. */
export const addReturnRoutes = (host: Host, { get, post }: AddRoutes): void => {
  get(counterPath.returns(':store'), async (work) => {
    const { store } = await counterOf(host, work);
    const typed = {
      number: saidIn(work.params, 'nummer'),
      zipcode: saidIn(work.params, 'postcode'),
    };
    const show = async (problem?: string) =>
      work.show({
        title: texts.returns,
        back: { href: counterPath.store(store.id), label: store.title },
        content: createElement(ReturnsScreen, {
          ...{ storeId: store.id, typed, open: await listOpenReturns(host, store.id) },
        }),
        ...(problem && {
          note: { tone: 'error', title: texts.notFound, text: problem },
          status: 404,
        }),
      });
    if (typed.number === '') return show();
    try {
      if (/^r-/i.test(typed.number)) {
        const { stored } = await getReturn(host, store.id, typed.number);
        return work.goTo(counterPath.return(store.id, stored.number));
      }
      const order = await getReturnableOrder(host, store.id, typed);
      const query = new URLSearchParams({ postcode: typed.zipcode });
      return work.goTo(`${counterPath.returnOf(store.id, order.number)}?${query}`);
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return show(error.message);
      throw error;
    }
  });

  const purpose = ({ work }: Counter) => ({ act: ACT, sessionId: work.session.id });

  const findOrder = async (work: Counter['work']) => {
    const counter = await counterOf(host, work);
    const { order: number } = work.request.params as { order: string };
    const zipcode = saidIn(work.params, 'postcode');
    const order = await getReturnableOrder(host, counter.store.id, { number, zipcode });
    return { counter, order, told: await presentReturnables(host, order, zipcode) };
  };

  type AtOrder = Awaited<ReturnType<typeof findOrder>>;

  const showOrder = (
    { counter, told }: AtOrder,
    { problem, pieces = {} }: { problem?: string; pieces?: Record<number, string> } = {},
  ) => {
    const { work, store } = counter;
    return work.show({
      title: texts.returnOfTitle(told.number),
      back: { href: counterPath.returns(store.id), label: texts.returns },
      content: createElement(ReturnableScreen, {
        ...{ storeId: store.id, token: work.token, returnables: told, pieces },
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
    const key = one(params, 'sleutel');
    if (!key || !isOnceKey(host.config.secret, purpose(at.counter), key)) {
      return showOrder(at, { problem: texts.formOld, pieces: typed });
    }
    try {
      const stored = await announceReturn(host, at.order, {
        ...{ lines, name: at.told.name, email: at.order.email, reason: '', way: 'store', key },
        ...{ cause: 'system', by: member.name },
      });
      await noteAction(host, request, {
        ...{ action: 'counter.return', outcome: 'success', memberId: member.id },
        subject: stored.number,
      });
      return work.goTo(counterPath.return(at.counter.store.id, stored.number));
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 422) throw error;
      return showOrder(await findOrder(work), { problem: error.message, pieces: typed });
    }
  });

  const find = async (work: Counter['work']) => {
    const counter = await counterOf(host, work);
    const { number } = work.request.params as { number: string };
    return { counter, ...(await getReturn(host, counter.store.id, number)) };
  };

  type At = Awaited<ReturnType<typeof find>>;
  type Shown = { judged?: Judged; errors?: JudgeErrors; problem?: string; status?: number };

  const show = async (at: At, { judged = {}, errors = {}, problem, status }: Shown = {}) => {
    const { work, store } = at.counter;
    const isAgain = one(work.params, againParam) !== undefined;
    const note = problem
      ? ({ tone: 'error', title: texts.notDone, text: problem } as const)
      : isAgain
        ? ({ tone: 'notice', title: texts.doneBefore } as const)
        : doneNote(one(work.params, doneParam));
    return work.show({
      title: titleOf(texts.returnTitle(at.stored.number), errors),
      heading: texts.returnTitle(at.stored.number),
      back: { href: counterPath.returns(store.id), label: texts.returns },
      content: createElement(ReturnScreen, {
        ...{ told: await presentReturn(host, at), storeId: store.id, token: work.token },
        ...{ judged, errors },
      }),
      ...(note && { note }),
      ...(status && { status }),
    });
  };

  /** It came, whoever of two noted that; judging it says if it couldn't have. */
  const receive = async ({ stored, counter }: At): Promise<void> => {
    try {
      await receiveReturn(host, stored, { by: counter.work.member.name });
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 409) throw error;
    }
  };

  get(counterPath.return(':store', ':number'), async (work) => show(await find(work)));

  post(counterPath.return(':store', ':number'), async (work) => {
    const at = await find(work);
    const { stored, counter } = at;
    const { params, member, request } = work;
    const href = counterPath.return(counter.store.id, stored.number);
    if (stored.state !== 'announced' && stored.state !== 'received') {
      return work.goTo(`${href}?${againParam}=ingenomen`);
    }
    const came = stored.lines.filter(({ state }) => state === 'announced');
    const judged = readJudged(came, (name) => one(params, name));
    const verdict = judge(came, judged);
    if ('errors' in verdict) {
      return show(at, { judged, errors: verdict.errors, status: 422 });
    }
    try {
      if (stored.state === 'announced') await receive(at);
      const { warehouseId } = counter;
      await assessReturn(host, stored, { by: member.name, ...verdict.judgement, warehouseId });
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 409) throw error;
      const now = await find(work);
      const isOver = now.stored.state === 'approved' || now.stored.state === 'refused';
      if (isOver) return work.goTo(`${href}?${againParam}=ingenomen`);
      return show(now, { judged, problem: error.message, status: 409 });
    }
    await noteAction(host, request, {
      ...{ action: 'counter.return-judged', outcome: 'success', memberId: member.id },
      subject: stored.number,
    });
    return work.goTo(`${href}?${doneParam}=ingenomen`);
  });

  post(counterPath.paidBack(':store', ':number'), async (work) => {
    const at = await find(work);
    const href = counterPath.return(at.counter.store.id, at.stored.number);
    const open = await byHandOf(host, at);
    const { name } = work.member;
    const done = await Promise.all(open.map(({ id }) => completeRefund(host, host.db, id, name)));
    if (!done.includes(true)) return work.goTo(`${href}?${againParam}=uitbetaald`);
    const cents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
    await noteAction(host, work.request, {
      ...{ action: 'counter.paid-back', outcome: 'success', memberId: work.member.id },
      ...{ subject: at.stored.number, after: { [texts.refund]: formatEuro(cents) } },
    });
    return work.goTo(`${href}?${doneParam}=uitbetaald`);
  });
};
