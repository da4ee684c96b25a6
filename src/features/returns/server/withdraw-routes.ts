import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  askedPage,
  createOrderAsking,
  findLinePictures,
  getOwnOrder,
  getPostedOrder,
  type Order,
} from '#features/orders/api.server';
import { askedParam } from '#features/orders/contract';
import { findSubNavigationAt, one, readParams, serveOwnPage } from '#features/pages/api.server';
import { getSite, hasReturnStores } from '#features/settings/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import { formatEuro } from '#kernel/values/money';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { queryParams } from '#platform/http/params';
import { keepPrivate } from '#platform/http/secret-address';
import { causedBy } from '#platform/mail/cause';
import { isOnceKey, newOnceKey, usedKeyOf } from '#platform/sessions/once-key';
import {
  type ReturnableLine,
  type ReturnableOrder,
  reasonOf,
  type WithdrawChoice,
  type WithdrawErrors,
  withdrawPath,
} from '../contract';
import { WithdrawDone } from '../site/withdraw-done.view';
import { type ReturnWays, WithdrawPage } from '../site/withdraw-page.view';
import { WithdrawStart, type WithdrawStartProps } from '../site/withdraw-start.view';
import { checkChoice, readChoice } from '../withdraw-form';
import { announceReturn } from './announce';
import { deadlineText, isHandedOver } from './delivered';
import { expectedRefund } from './expected-refund';
import { readHistory } from './history';
import { makeLabel } from './label';
import { listReturnableOrders } from './own-orders';
import { listReturnsOf } from './read';
import { presentReceipt } from './receipt';
import { returnableOf } from './returnable';
import { labelTerms } from './terms';

const texts = returnTexts.withdraw;

type Shown = {
  order: Order;
  lines: readonly ReturnableLine[];
  choice: WithdrawChoice;
  errors?: WithdrawErrors;
  step: 'choose' | 'confirm';
  deadline: { text: string; isLate: boolean };
  /** Nothing but seats was ordered. */
  isSeats: boolean;
  /** What each way of bringing it back costs; absent: nothing was handed over. */
  ways?: ReturnWays;
  /** What comes back of the money, and by when. */
  expected?: string;
};

const show = (host: Host, request: FastifyRequest, reply: FastifyReply, shown: Shown) => {
  const { order, errors = {}, ...rest } = shown;
  keepPrivate(reply);
  return serveOwnPage(host, request, reply, async ({ token }) => ({
    status: Object.keys(errors).length > 0 ? 422 : 200,
    title: rest.step === 'confirm' ? texts.confirmTitle : texts.title,
    noindex: true,
    main: renderToStaticMarkup(
      createElement(WithdrawPage, {
        ...rest,
        ...{ errors, token, orderNumber: order.number, orderHref: path.order(order.token) },
        action: withdrawPath(order.token),
      }),
    ),
    tags: [],
  }));
};

const read = async (host: Host, order: Order) => {
  const history = await readHistory(host, host.db, order.id);
  const left = order.state === 'cancelled' ? [] : returnableOf(history);
  const pictures = left.length > 0 ? await findLinePictures(host.db, [order.id]) : undefined;
  const lines = left.map((one): ReturnableLine => {
    const bought = history.lines.find(({ variantId }) => variantId === one.variantId);
    const picture = pictures?.get(one.variantId)?.picture ?? undefined;
    return { ...one, picture, unitCents: bought?.unitCents ?? 0 };
  });
  const deadline = deadlineText(history, host.clock.now());
  const isSeats = history.lines.every(({ kind }) => kind === 'seat');
  const ways = isHandedOver(history) ? await waysOf(host, order) : undefined;
  return { history, lines, deadline, isSeats, ways };
};

const waysOf = async (host: Host, order: Order): Promise<ReturnWays> => {
  const terms = labelTerms(host, order);
  const { store, own, free, label } = texts.wayCosts;
  const toStore = (await hasReturnStores(host)) ? { store } : {};
  if (!terms) return { ...toStore, post: own };
  const { title } = terms.carrier;
  const post = terms.cents > 0 ? label(title, formatEuro(terms.cents)) : free(title);
  return { ...toStore, post };
};

/** All that can be withdrawn stands chosen when it is one article; else its buyer chooses. */
const firstChoice = (order: Order, lines: readonly ReturnableLine[]): WithdrawChoice => ({
  quantities: new Map(lines.length === 1 ? lines.map((one) => [one.variantId, one.quantity]) : []),
  name: `${order.billing.firstName} ${order.billing.lastName}`.trim(),
  email: order.email,
  why: '',
  reason: '',
  way: '',
  key: '',
});

const choose = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const order = await getOwnOrder(host, request);
  const number = one(queryParams(request.url), 'retour');
  if (number) return showDone(host, request, reply, { order, number });
  const { history: _, ...page } = await read(host, order);
  const choice = firstChoice(order, page.lines);
  return show(host, request, reply, { order, ...page, choice, step: 'choose' });
};

const showDone = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { order, number }: { order: Order; number: string },
) => {
  const stored = (await listReturnsOf(host.db, [order.id])).find((one) => one.number === number);
  if (!stored) return reply.redirect(path.order(order.token), 303);
  const receipt = await presentReceipt(host, order, stored);
  keepPrivate(reply);
  return serveOwnPage(host, request, reply, async () => ({
    title: texts.doneTitle,
    noindex: true,
    main: renderToStaticMarkup(createElement(WithdrawDone, receipt)),
    tags: [],
  }));
};

/** Whoever has the order's address may withdraw from it: the key is for that order, in any session. */
const purposeOf = ({ id }: Order) => ({ act: `withdrawal of order ${id}`, sessionId: '' });

const contentOf = ({ quantities, name, email, way, ...why }: WithdrawChoice): string[] => [
  ...[...quantities].map(([variantId, quantity]) => `${variantId} ${quantity}`),
  ...[name, email, reasonOf(why), way],
];

const confirm = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const order = await getPostedOrder(host, request);
  const params = readParams(request.body);
  const { history, lines, deadline, isSeats, ways } = await read(host, order);
  const posted = (name: string) => one(params, name);
  const choice = readChoice(posted, lines);
  const page = { order, lines, deadline, isSeats, ways, choice };
  if (one(params, 'edit')) return show(host, request, reply, { ...page, step: 'choose' });
  const { secret } = host.config;
  const isConfirmed =
    one(params, 'confirm') === '1' && isOnceKey(secret, purposeOf(order), choice.key);
  // By all that was bought, since a repeat may find nothing left to withdraw, and is the same one still.
  const key = usedKeyOf(secret, choice.key, contentOf(readChoice(posted, history.lines)));
  if (isConfirmed) {
    const known = await findKnown(host, order, key);
    if (known) return goToReceipt(reply, order, known);
  }
  const errors = checkChoice(choice, lines);
  if (Object.keys(errors).length > 0) {
    return show(host, request, reply, { ...page, errors, step: 'choose' });
  }
  if (!isConfirmed) {
    const keyed = { ...choice, key: newOnceKey(secret, purposeOf(order)) };
    const expected = await expectedRefund(host, order, history, choice);
    return show(host, request, reply, { ...page, choice: keyed, expected, step: 'confirm' });
  }
  try {
    const { name, email } = choice;
    const way = (ways && choice.way) || undefined;
    const reason = reasonOf(choice);
    const items = [...choice.quantities].map(([variantId, quantity]) => ({ variantId, quantity }));
    const cause = causedBy(host, request, { order: order.id });
    const withdrawal = { lines: items, name, email, reason, way, key, cause };
    const stored = await announceReturn(host, order, withdrawal);
    if (way === 'post') await makeLabelOf(host, order, stored.number);
    return goToReceipt(reply, order, stored.number);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { history: _, ...now } = await read(host, order);
    const refused = { quantities: error.message };
    return show(host, request, reply, { ...page, ...now, errors: refused, step: 'choose' });
  }
};

const goToReceipt = (reply: FastifyReply, { token }: Order, number: string) =>
  keepPrivate(reply).redirect(`${withdrawPath(token)}?retour=${number}`, 303);

/** The label of what was just written down: it stands, whatever comes of asking a carrier. */
const makeLabelOf = async (host: Host, order: Order, number: string): Promise<void> => {
  const stored = (await listReturnsOf(host.db, [order.id])).find((one) => one.number === number);
  if (stored) await makeLabel(host, order, stored);
};

/** A withdrawal that was confirmed before with the same key. */
const findKnown = async (host: Host, order: Order, key: string): Promise<string | undefined> =>
  (await listReturnsOf(host.db, [order.id])).find((one) => one.key === `${order.id}/${key}`)
    ?.number;

const addStart = (host: Host): void => {
  const ask = createOrderAsking(host, 'withdraw');
  const serve = (
    request: FastifyRequest,
    reply: FastifyReply,
    { title = texts.title, main, status = 200 }: Start,
  ) =>
    serveOwnPage(host, request, reply, async () => ({
      ...{ status, title, canonical: path.withdraw, tags: [] },
      main,
    }));

  const contact = () => {
    const { phone, email } = getSite(host).identity;
    return { phone, email };
  };

  /** Who is logged in chooses from what he ordered. */
  const listOwn = async (request: FastifyRequest): Promise<ReturnableOrder[] | undefined> => {
    const session = await host.sessions.find(request);
    return session?.accountId ? listReturnableOrders(host, session.accountId) : undefined;
  };

  const startOf = async (props: Pick<WithdrawStartProps, 'own' | 'values' | 'errors'>) => {
    const navigation = await findSubNavigationAt(host, path.withdraw);
    return renderToStaticMarkup(
      createElement(WithdrawStart, {
        ...{
          ...props,
          navigation,
          contact: contact(),
          hasReturnStores: await hasReturnStores(host),
        },
      }),
    );
  };

  host.app.get(path.withdraw, async (request, reply) => {
    if (one(queryParams(request.url), askedParam)) {
      return serve(request, reply, askedPage(host, path.withdraw));
    }
    const empty = { number: '', email: '' };
    const own = await listOwn(request);
    if (own) keepPrivate(reply);
    return serve(request, reply, { main: await startOf({ own, values: empty }) });
  });

  host.app.post(path.withdraw, async (request, reply) => {
    const { values, refused } = await ask(request);
    if (!refused) return reply.redirect(`${path.withdraw}?${askedParam}=1`, 303);
    const { errors } = refused;
    const own = await listOwn(request);
    const main = await startOf({ own, values, errors });
    return serve(request, reply, { main, status: refused.status });
  });
};

type Start = { title?: string; main: string; status?: number };

/** The withdrawal function: where anybody begins, and its two steps. */
export const addWithdrawRoutes = (host: Host): void => {
  addStart(host);
  host.app.get(withdrawPath(':token'), choose(host));
  host.app.post(withdrawPath(':token'), confirm(host));
};
