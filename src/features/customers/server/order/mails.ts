import { z } from 'zod';
import { composeReady, composeShipped } from '#features/fulfilment/api.server';
import { composeInvoiceMail, listInvoices } from '#features/invoices/api.server';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import {
  addOrderEvent,
  composeConfirmation,
  getOrder,
  type Order,
} from '#features/orders/api.server';
import { composePaymentLink } from '#features/payments/api.server';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { customerTexts } from '#kernel/messages/nl-customers';
import { isNobody } from '#kernel/values/person/nobody';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { readMailCopy } from '#platform/mail/copies';
import { holdsMoney } from '#platform/mail/holds-money';
import { patience } from '#platform/mail/jobs';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import type { ToldLetter, ToldMail } from '../../contract';
import { listOrderMails } from './mail-copies';
import { mayMailLink } from './may-mail-link';
import { keyOf } from './read-body';
import { type Asked, onOrder, ordersPath, readOrder } from './read-order';
import { withoutSecrets } from './without-secrets';

const texts = customerTexts.mails;

const letter = z.union([
  z.object({ what: z.enum(['confirmation', 'ready', 'payment-link']) }),
  z.object({ what: z.literal('shipped'), parcelId: z.int().positive() }),
  z.object({ what: z.literal('invoice'), number: z.string().max(40) }),
]);

type Again = { orderId: number; letter: ToldLetter; by: string; key: string };

const compose = async (host: Host, { orderId, letter: asked, key }: Again) => {
  if (asked.what === 'confirmation')
    return composeConfirmation(host, await getOrder(host, orderId));
  if (asked.what === 'payment-link') return composePaymentLink(host, orderId, key);
  if (asked.what === 'ready') return composeReady(host, orderId);
  if (asked.what === 'shipped') return composeShipped(host, orderId, asked.parcelId);
  return 'number' in asked ? composeInvoiceMail(host, orderId, asked.number) : undefined;
};

/** Mails a buyer anew what staff says, as it is now. The same key is one mail. */
export const mailAgain = defineJob<Again, JobContext>({
  name: 'order.mail-again',
  schema: z.object({ orderId: z.int(), letter, by: z.string(), key: z.string() }),
  ...patience,
  run: async (again, { host: getHost, mailer }) => {
    const host = getHost();
    const { orderId, letter: asked, by, key: mail } = again;
    const { email } = await getOrder(host, orderId);
    const written = await compose(host, again);
    if (!written) return;
    const data = { by, mail, ...asked };
    const at = host.clock.now();
    await mailer.send(
      { to: email, ...written },
      {
        cause: 'system',
        key: `order ${orderId} again ${mail}`,
        note: (tx) => addOrderEvent(tx, { orderId, kind: 'mail-again', data, at }),
      },
    );
  },
});

const readMail = async (host: Host, order: Order, typed: string): Promise<ToldMail> => {
  const id = readWholeNumber(typed) ?? 0;
  const known = (await listOrderMails(host.db, order.id)).some((one) => one.id === id);
  const mail = known ? await readMailCopy(host.db, id) : undefined;
  if (!mail) throw notFound(texts.gone);
  const { to, subject, sentAt, createdAt } = mail;
  return {
    ...{ to, subject, at: createdAt.toISOString(), isSent: sentAt !== null },
    text: holdsMoney(mail.key) ? texts.holdsMoney : withoutSecrets(mail.text, order.token),
  };
};

/** Throws a 404 for a letter that there is no reason for. */
const requireLetter = async (host: Host, order: Order, asked: ToldLetter) => {
  const { id, state } = order;
  if (isNobody(order.email)) throw new AppError(409, 'erased', texts.erased);
  const isThere =
    (asked.what === 'payment-link' && mayMailLink(order)) ||
    asked.what === 'confirmation' ||
    (asked.what === 'ready' && state === 'ready') ||
    (asked.what === 'shipped' && (await composeShipped(host, id, asked.parcelId)) !== undefined) ||
    (asked.what === 'invoice' &&
      (await listInvoices(host.db, id)).some(({ number }) => number === asked.number));
  if (!isThere) throw new AppError(409, 'no_letter', texts.noLetter);
};

/** What waits for its link to be paid has no confirmation yet: that would tell to pay, and not how. */
const letterFor = (order: Order, asked: ToldLetter): ToldLetter =>
  asked.what === 'confirmation' && mayMailLink(order) ? { what: 'payment-link' } : asked;

type TakeLink = (orderId: number, key: string) => Promise<void>;

const sendAgain = async (
  host: Host,
  { order, member, body }: Asked,
  takeLink: TakeLink,
): Promise<void> => {
  const asked = letter.safeParse(body.letter);
  if (!asked.success) throw badRequest(texts.noLetter);
  const key = keyOf(body);
  await requireLetter(host, order, asked.data);
  const wanted = letterFor(order, asked.data);
  if (wanted.what === 'payment-link') await takeLink(order.id, key);
  const job = { orderId: order.id, letter: wanted, by: member.name, key };
  await host.jobs.enqueue(mailAgain, job, { singletonKey: `${order.id} ${key}` });
};

/** Mails of an order: read as they went, and sent anew. */
export const addMailCalls = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const { every } = limits.mailAgain;
  const links = createRateLimiter(host, { name: 'payment link', points: 1, seconds: every });
  const keys = createRateLimiter(host, { name: 'payment link key', points: 1, seconds: every });
  /** Each is a way to pay: once a minute an order. A key that was let through before is no other mail. */
  const takeLink: TakeLink = async (orderId, key) => {
    const one = `${orderId} ${key}`;
    if (!(await keys.take(one)) || (await links.take(String(orderId)))) return;
    await keys.forget(one);
    throw new AppError(429, 'too_many_requests', texts.tooSoon);
  };
  app.get(`${ordersPath}/:number/mails/:id`, options, async (request): Promise<ToldMail> => {
    await requireSpecial(host, request, 'orders');
    const { id } = request.params as { id: string };
    return readMail(host, await readOrder(host, request), id);
  });
  app.post(
    `${ordersPath}/:number/mails`,
    options,
    onOrder(host, {
      action: () => 'order.mail',
      about: ({ body }) => ({
        [texts.which]: texts.letters[letter.safeParse(body.letter).data?.what ?? 'confirmation'],
      }),
      run: (asked) => sendAgain(host, asked, takeLink),
    }),
  );
};
