import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { one, readParams, serveOwnPage } from '#features/pages/api.server';
import { promotionTexts } from '#kernel/messages/nl-promotions';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { balancePath } from '../contract';
import { Balance, type BalanceProps } from '../site/balance.view';
import { validateCard } from './cards';
import { countWrong, mayGuess, withCodeMutex } from './code-guesses';
import { findCard } from './manage';

const texts = promotionTexts.balance;

/** What a code's card holds, or why that can't be told. */
const answerOf = (host: Host, client: string, code: string) =>
  withCodeMutex(client, () => resolve(host, client, code));

const resolve = async (host: Host, client: string, code: string) => {
  if (!(await mayGuess(host, client))) {
    return { status: 429, props: { code, problem: promotionTexts.tooOften } };
  }
  const card = await findCard(host.db, code);
  const isEmpty = card?.balanceCents === 0;
  const problem = isEmpty ? undefined : validateCard(card, host.clock.now());
  if (!card || problem) {
    await countWrong(host, client, code);
    return { status: 422, props: { code, problem, isWrong: true } };
  }
  const until = formatDay(dayOf(card.expiresAt));
  const found = { amount: formatEuro(card.balanceCents), until };
  return { status: 200, props: { found } };
};

/** What is on a gift card, for who has its code. */
export const addBalanceRoutes = (host: Host): void => {
  const show = (request: FastifyRequest, reply: FastifyReply, props: BalanceProps, status = 200) =>
    serveOwnPage(host, request, reply, async () => ({
      status,
      title: texts.title,
      canonical: balancePath,
      noindex: true,
      main: renderToStaticMarkup(createElement(Balance, props)),
      tags: [],
    }));

  host.app.get(balancePath, (request, reply) => show(request, reply, {}));

  host.app.post(balancePath, async (request, reply) => {
    const code = (one(readParams(request.body), 'giftcard_code') ?? '').slice(0, 60);
    const { status, props } = await answerOf(host, clientOf(request), code);
    return show(request, reply, props, status);
  });
};
