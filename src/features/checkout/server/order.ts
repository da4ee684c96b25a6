import type { FastifyReply, FastifyRequest } from 'fastify';
import { readLines, saveTyped } from '#features/cart/api.server';
import { hrefAfterOrder, placeOrder } from '#features/orders/api.server';
import { findMyStore, one, readParams } from '#features/pages/api.server';
import { listMethodIds } from '#features/payments/api.server';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import type { Session } from '#platform/sessions/sessions';
import {
  type CheckoutErrors,
  type CheckoutValues,
  formerFields,
  quoteField,
  readyDaysField,
  type Secrets,
} from '../contract';
import { isLater } from '../ready-days';
import { validateCheckout } from '../validate';
import { afterOrder, findAccountProblem, findPasswordProblem, wantsOne } from './account';
import { findChosenPoint, listChoices } from './delivery';
import { explain } from './explain';
import { withOwnEmail } from './known';
import { newOrderKey, orderKeyOf } from './order-key';
import { isStillGood } from './own';
import { findPlaced } from './placed';
import { renderCheckout } from './render';
import { listSaved, withSaved } from './saved';
import { sendCheckout } from './send';
import { listPickupStores, wantsPickup } from './stores';
import { asRequest, readSecrets, readValues } from './values';

type Sent = {
  values: CheckoutValues;
  secrets: Secrets;
  key: string;
  quote: string;
  /** When stores were shown to be ready. */
  readyDays: string;
  client: string;
};

/** What the form is validated against, and how it will be delivered. */
const validate = async (host: Host, session: Session, sent: Sent) => {
  const { values, secrets, client } = sent;
  const lines = await readLines(host.db, session.id);
  const [stores, methodIds, point, passwordProblem] = await Promise.all([
    wantsPickup(host, values).then((isIt) => (isIt ? listPickupStores(host, lines) : [])),
    listMethodIds(host, values.address_country ?? 'NL'),
    findChosenPoint(host, values),
    session.accountId ? undefined : findPasswordProblem(host, values, secrets),
  ]);
  const sessionId = session.id;
  const { choices, isSent, isDelivered } = await listChoices(host, {
    ...{ sessionId, lines, values, stores, client },
  });
  const wanted = choices.find(({ id }) => id === values.delivery_method && isDelivered);
  const chosen = isSent ? wanted : choices[0];
  const errors = validateCheckout(values, {
    kind: chosen?.kind,
    isSent,
    storeIds: stores.map(({ id }) => id),
    isPoint: point !== undefined,
    methodIds,
    isDue: chosen === undefined || chosen.totals.dueCents > 0,
    secrets: session.accountId ? undefined : secrets,
    passwordProblem,
  });
  const store = stores.find(({ id }) => String(id) === values.pickup_location);
  if (store && isLater(sent.readyDays, store)) {
    errors.pickup_location ??= texts.readyLater;
  }
  return { errors, lines, chosen, isSent, store, point };
};

/** Places the order, or says by field what is in the way of it. */
const tryToOrder = async (
  host: Host,
  session: Session,
  sent: Sent,
): Promise<{ href: string } | { errors: CheckoutErrors }> => {
  const { values, key, quote, client } = sent;
  const { errors, lines, chosen, ...how } = await validate(host, session, sent);
  if (lines.length === 0 || !chosen || Object.keys(errors).length > 0) {
    // The same form may have come before, and what it left is not what this one is validated against.
    const href = await findPlaced(host, session.id, key);
    return href ? { href } : { errors };
  }
  const wantsAccount = session.accountId === null && wantsOne(values);
  const taken = wantsAccount ? await findAccountProblem(host, values, client) : undefined;
  if (taken) {
    const href = await findPlaced(host, session.id, key);
    return href ? { href } : { errors: taken };
  }
  const request = asRequest(values, { id: chosen.id, kind: chosen.kind, ...how });
  const whose = { sessionId: session.id, accountId: session.accountId, key, quote, client };
  const result = await placeOrder(host, { ...whose, ...request }, lines);
  if (result.kind !== 'placed') return { errors: explain(result) };
  const { accountId } = session;
  await afterOrder(host, { token: result.token, accountId, request, ...sent });
  return { href: hrefAfterOrder(host, result) };
};

/** S7.3/3: the order itself. What was typed is kept unless it was ordered. */
const order = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const isGood = isStillGood(host, request);
  const session = await host.sessions.find(request);
  const params = readParams(request.body);
  const values = readValues(params);
  const client = clientOf(request);
  const refuse = async (errors: CheckoutErrors, orderKey?: string, status = 422) => {
    const mine = (await findMyStore(host, request))?.id;
    const state = { session, values, errors, orderKey, client, mine };
    const checkout = await renderCheckout(host, {
      ...{ ...state, secrets: readSecrets(params), asked: { isOrder: true } },
    });
    return sendCheckout(host, request, reply, checkout, status);
  };
  // Logged in or out elsewhere, or open for days: nothing is done, and nothing typed is lost.
  if (!isGood) return refuse({ '': texts.expired }, orderKeyOf(host, request, session), 403);
  if (!session) return refuse({});
  const keep = () => saveTyped(host.db, session.id, values);
  const key = orderKeyOf(host, request, session) ?? newOrderKey(host, session);
  const quote = one(params, quoteField) ?? one(params, formerFields.quote) ?? '';
  const secrets = readSecrets(params);
  const readyDays = one(params, readyDaysField) ?? one(params, formerFields.readyDays) ?? '';
  // What was typed is kept as it is; what counts is the address that was chosen.
  const asked = await withOwnEmail(host, values, session);
  const chosen = withSaved(asked, await listSaved(host, session));
  const sent = { values: chosen, secrets, key, quote, readyDays, client };
  const outcome = await tryToOrder(host, session, sent).catch(async (error) => {
    await keep();
    throw error;
  });
  if ('errors' in outcome) {
    await keep();
    return refuse(outcome.errors, key);
  }
  return reply.redirect(outcome.href, 303);
};

export const addOrderRoute = (host: Host): void => {
  host.app.post(path.placeOrder, order(host));
};
