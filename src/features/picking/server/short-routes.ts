import { createElement } from 'react';
import {
  createPasswordCheck,
  memberNames,
  noteAction,
  proveSession,
  readMember,
  requireProven,
} from '#features/staff/api.server';
import type { WorkRequest } from '#features/workfloor/api.server';
import { AppError } from '#kernel/errors';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { staffTexts } from '#kernel/messages/nl-staff';
import { formatMoment } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { one } from '#platform/http/params';
import { pickField, pickPath } from '../contract';
import { Shorts, type ShortsProps } from '../site/shorts.view';
import { readArticles } from './articles';
import { nameOfArticle } from './names';
import { listShorts, settleShort } from './shorts';
import { idOf, type Routes } from './start-routes';

const isProven = (host: Host, { session }: Pick<WorkRequest, 'session'>): boolean => {
  try {
    requireProven(host, session);
    return true;
  } catch {
    return false;
  }
};

const done: Record<string, string> = {
  again: texts.settledAgain,
  cancelled: texts.settledCancelled,
  before: texts.settledBefore,
};

/** What was ordered and lies nowhere, and what is decided about it. */
export const addShortRoutes = (host: Host, route: Routes): void => {
  const isPassword = createPasswordCheck(host);

  const showShorts = async (work: WorkRequest, wrong?: ShortsProps['wrong']) => {
    const { params, member, token, show } = work;
    const found = await listShorts(host);
    const names = await memberNames(
      host,
      found.map(({ short }) => short.memberId),
    );
    const rows = await Promise.all(
      found.map(async ({ short, order }) => {
        const { variantId, warehouseId, pieces } = short;
        const article = (await readArticles(host.db, warehouseId, [variantId])).get(variantId);
        const { firstName, lastName } = order.billing;
        return {
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
    const said = done[one(params, pickField.done) ?? ''];
    return show({
      title: texts.shortsTitle,
      back: { href: pickPath.start, label: texts.back },
      ...(said && { note: { tone: 'success' as const, title: said } }),
      ...(wrong && { status: 422 }),
      content: createElement(Shorts, {
        ...(wrong && { wrong }),
        ...{ token, rows, mayRefund: member.rights.special.includes('refund') },
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
    const outcome = one(params, pickField.way) === 'cancelled' ? 'cancelled' : 'again';
    const problem = outcome === 'cancelled' ? await passwordProblem(work) : undefined;
    if (problem) return showShorts(work, { id, error: problem });
    const about = (await listShorts(host)).find(({ short }) => short.id === id);
    const isDone = await settleShort(host, id, outcome, member.name);
    if (isDone) {
      await noteAction(host, request, {
        ...{ action: 'order.short', outcome: 'success', memberId: member.id },
        subject: about?.order.number ?? '',
        after: { outcome },
      });
    }
    return goTo(`${pickPath.shorts}?${pickField.done}=${isDone ? outcome : 'before'}`);
  });
};
