import { createElement } from 'react';
import type { Order } from '#features/orders/api.server';
import { goesBackByHand } from '#features/payments/api.server';
import {
  createPasswordCheck,
  memberNames,
  noteAction,
  proveSession,
  readMember,
  requireProven,
} from '#features/staff/api.server';
import type { WorkPage, WorkRequest } from '#features/workfloor/api.server';
import { AppError } from '#kernel/errors';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { staffTexts } from '#kernel/messages/nl-staff';
import { storeSendTexts as sendTexts } from '#kernel/messages/nl-store-send';
import { formatMoment } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import type { Host } from '#platform/host';
import { one } from '#platform/http/params';
import { pickField, pickPath } from '../contract';
import { type ShortRow, Shorts, type ShortsProps } from '../site/shorts.view';
import { readArticles } from './articles';
import { nameOfArticle } from './names';
import { centsBackByHand, findShort, listShorts, type Short, settleShort } from './shorts';
import { idOf, numberOf, type Routes } from './start-routes';
import { askStore } from './store/ask';
import { listHolders } from './store/offers';
import { listAsked } from './store/waiting';

const isProven = (host: Host, { session }: Pick<WorkRequest, 'session'>): boolean => {
  try {
    requireProven(host, session);
    return true;
  } catch {
    return false;
  }
};

type Found = { short: Short; order: Order };

const tellBack = (cents: number, number: string): WorkPage['note'] => ({
  tone: cents > 0 ? 'notice' : 'success',
  title: cents > 0 ? texts.settledByHand(formatEuro(cents)) : texts.settledCancelled,
  text: cents > 0 ? texts.settledByHandText(number) : texts.settledCancelledText,
});

const said = (id: number, what: string): string =>
  `${pickPath.shorts}?${new URLSearchParams({ [pickField.about]: String(id), [pickField.done]: what })}`;

/** What was ordered and lies nowhere, and what is decided about it. */
export const addShortRoutes = (host: Host, route: Routes): void => {
  const isPassword = createPasswordCheck(host);

  /** What was just done, told only while it is so. */
  const noteOf = async ({ params }: WorkRequest): Promise<WorkPage['note']> => {
    const said = one(params, pickField.done) ?? '';
    const about = await findShort(host, numberOf(params, pickField.about));
    if (!about?.short.settledAt) return undefined;
    const { outcome } = about.short;
    if (said === 'before') return { tone: 'notice', title: texts.settledBefore };
    if (said !== outcome) return undefined;
    if (outcome === 'again') return { tone: 'success', title: texts.settledAgain };
    if (outcome === 'cancelled') {
      return tellBack(await centsBackByHand(host, about), about.order.number);
    }
    const place = await storeOf(about);
    if (!place) return undefined;
    return { tone: 'success', title: sendTexts.asked(place), text: sendTexts.askedText };
  };

  const storeOf = async ({ order }: Found): Promise<string | undefined> =>
    (await listAsked(host)).findLast(({ orderId }) => orderId === order.id)?.store;

  const showShorts = async (work: WorkRequest, wrong?: ShortsProps['wrong']) => {
    const { member, token, show } = work;
    const found = await listShorts(host);
    const names = await memberNames(
      host,
      found.map(({ short }) => short.memberId),
    );
    const rows = await Promise.all(
      found.map(async ({ short, order }): Promise<ShortRow> => {
        const { variantId, warehouseId, pieces } = short;
        const article = (await readArticles(host.db, warehouseId, [variantId])).get(variantId);
        const { firstName, lastName, phone } = order.billing;
        return {
          ...{ phone, email: order.email },
          holders: await listHolders(host, host.db, { short, order }),
          isByHand: await goesBackByHand(host, host.db, order.id),
          ...{ id: short.id, number: order.number, customer: `${firstName} ${lastName}` },
          ...(member.rights.special.includes('orders') && {
            href: `/admin/bestellingen/${order.number}`,
          }),
          what: `${pieces} × ${nameOfArticle(variantId, article)}`,
          since: texts.shortSince(
            formatMoment(short.at),
            names.get(short.memberId) ?? texts.someone,
          ),
          mayStillCancel: order.state === 'placed' || order.state === 'packed',
        };
      }),
    );
    const note = await noteOf(work);
    const asked = await listAsked(host);
    return show({
      title: texts.shortsTitle,
      back: { href: pickPath.start, label: texts.back },
      ...(note && { note }),
      ...(wrong && { status: 422, title: `${texts.notDone}: ${texts.shortsTitle}` }),
      heading: texts.shortsTitle,
      content: createElement(Shorts, {
        ...(wrong && { wrong }),
        ...{ token, asked, rows, mayRefund: member.rights.special.includes('refund') },
        asksPassword: !isProven(host, work),
      }),
    });
  };

  route.get(pickPath.shorts, (work) => showShorts(work));

  /** Money goes back: by who may, and who gave his password of late. Answers what is wrong with what he gave. */
  const passwordProblem = async (work: WorkRequest): Promise<string | undefined> => {
    const { params, member, session } = work;
    if (!member.rights.special.includes('refund')) {
      throw new AppError(403, 'may_not', staffTexts.mayNot);
    }
    if (isProven(host, work)) return undefined;
    const typed = one(params, pickField.password) ?? '';
    if (typed === '') return texts.passwordEmpty;
    const own = await readMember(host, member.id);
    if (!(await isPassword(own, typed))) return texts.passwordWrong;
    await proveSession(host, session);
    return undefined;
  };

  route.post(pickPath.short(':short'), async (work) => {
    const { request, params, member, goTo } = work;
    const id = idOf(work, 'short');
    const outcome = one(params, pickField.way);
    if (outcome !== 'cancelled' && outcome !== 'again') {
      throw new AppError(422, 'way', texts.wayUnknown);
    }
    const problem = outcome === 'cancelled' ? await passwordProblem(work) : undefined;
    if (problem) return showShorts(work, { id, error: problem });
    const about = await findShort(host, id);
    const isDone = await settleShort(host, id, outcome, member.name);
    if (isDone) {
      await noteAction(host, request, {
        ...{ action: 'order.short', outcome: 'success', memberId: member.id },
        subject: about?.order.number ?? '',
        after: { outcome },
      });
    }
    return goTo(said(id, isDone ? outcome : 'before'));
  });

  route.post(pickPath.askStore(':short'), async (work) => {
    const { request, params, member, goTo } = work;
    const id = idOf(work, 'short');
    const asked = await askStore(host, {
      ...{ shortId: id, storeId: numberOf(params, pickField.store), by: member },
      isWhole: one(params, pickField.whole) !== undefined,
    });
    if (asked.kind === 'before') return goTo(said(id, 'before'));
    await noteAction(host, request, {
      ...{ action: 'order.store', outcome: 'success', memberId: member.id },
      ...{ subject: asked.order.number, after: { store: asked.store } },
    });
    return goTo(said(id, 'store'));
  });
};
