import type { FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { one, readParams } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { orders as limits } from '#kernel/limits-orders';
import { orderTexts } from '#kernel/messages/nl-orders';
import { findPartProblem, tidyPart } from '#kernel/values/person/rules';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { causedBy, mailboxOf } from '#platform/mail/cause';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { refuseCrossSite } from '#platform/sessions/csrf';
import type { LookupErrors } from '../contract';
import { isOrderNumber, normalizeNumber } from '../number';
import { OrderAsked } from '../site/order-asked.view';
import { askLink } from './mail-link';

const texts = orderTexts.lookup;

/** Attempts a client has in a minute. */
const ATTEMPTS = 10;

export type AskedOrder = {
  values: { number: string; email: string };
  /** Why nothing was asked; absent: the link is mailed, if there is such an order. */
  refused?: { errors: LookupErrors; status: 422 | 429 };
};

const numberProblem = (number: string): string | undefined => {
  if (!/[^\s\p{Cc}]/u.test(number)) return texts.problems.noNumber;
  return isOrderNumber(number) ? undefined : texts.problems.number;
};

const emailProblem = (email: string): string | undefined => {
  if (email === '') return texts.problems.noEmail;
  return findPartProblem('email', email, { required: true }) ? texts.problems.email : undefined;
};

/** Only what can be seen of them: of what there is, nothing is told. */
const errorsOf = ({ number, email }: AskedOrder['values']): LookupErrors => ({
  number: numberProblem(number),
  email: emailProblem(email),
});

/** What is shown after it, the same whether there is such an order or not. */
export const askedPage = (host: Host, againHref: string): { title: string; main: string } => {
  const { email, phone } = getSite(host).identity;
  const main = createElement(OrderAsked, { againHref, contact: { email, phone } });
  return { title: texts.askedTitle, main: renderToStaticMarkup(main) };
};

/**
 * Reads a form with an order's number and e-mail address and has the link of that order mailed to it.
 * What it answers, and how long it takes, is the same whether there is such an order or not: numbers
 * follow each other, and addresses are known to many.
 */
export const createOrderAsking = (host: Host, goal: 'view' | 'withdraw') => {
  const limiter = createRateLimiter(host, { name: 'order', points: ATTEMPTS, seconds: 60 });
  const asked = createRateLimiter(host, {
    ...{ name: `order link ${goal}`, points: 1, seconds: limits.linkAgain },
  });
  return async (request: FastifyRequest): Promise<AskedOrder> => {
    // It sends a mail: another site may not have a visitor's browser ask for it.
    await refuseCrossSite(request);
    const params = readParams(request.body);
    const values = {
      number: (one(params, 'order_number') ?? '').slice(0, 40),
      email: tidyPart('email', one(params, 'order_email') ?? '').slice(0, 300),
    };
    if (!(await limiter.take(clientOf(request)))) {
      return { values, refused: { errors: { form: texts.tooOften }, status: 429 } };
    }
    const errors = errorsOf(values);
    if (errors.number || errors.email) return { values, refused: { errors, status: 422 } };
    // Counted by what was typed, whether there is such an order or not: who asks again is answered the same, and who
    // knows number and address fills no mailbox.
    const what = `${normalizeNumber(values.number)} ${mailboxOf(values.email)}`;
    if (await asked.take(what)) {
      await askLink(host, { ...values, goal, cause: causedBy(host, request) });
    }
    return { values };
  };
};
