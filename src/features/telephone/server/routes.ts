import type { FastifyRequest } from 'fastify';
import { readLines } from '#features/cart/api.server';
import { readValues } from '#features/checkout/api.server';
import type { CheckoutValues } from '#features/checkout/contract';
import { getOrderByNumber } from '#features/fulfilment/api.server';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import { untilDurable } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import { noteAction } from '#features/staff/api.server';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { cart as cartLimits } from '#kernel/limits';
import { staff as limits } from '#kernel/limits-staff';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import {
  draftFields,
  type ToldArticles,
  type ToldDraft,
  type ToldPlaced,
  type ToldPoints,
} from '../contract';
import { findArticles } from './articles';
import { draftOf, keepValues, tellDraft } from './draft';
import { beginWith, clearDraft, setPieces } from './lines';
import { type Placing, placeDraft } from './place';
import { findPoints } from './points';

const texts = telephoneTexts.problems;

const bodyOf = ({ body }: FastifyRequest): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

/** What was typed, as a checkout reads it: no other fields, nothing too long, no signs that can't be kept. */
const valuesIn = (request: FastifyRequest): CheckoutValues => {
  const said = bodyOf(request).values;
  const given = typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
  const texted = draftFields.flatMap((name): [string, string[]][] => {
    const value = given[name];
    return typeof value === 'string' ? [[name, [value.replaceAll('\0', '')]]] : [];
  });
  return readValues(Object.fromEntries(texted));
};

const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

const piecesIn = (request: FastifyRequest) => {
  const { variantId, quantity } = bodyOf(request);
  if (!isCount(variantId, 2 ** 31 - 1) || !isCount(quantity, cartLimits.maxQuantityPerLine)) {
    throw badRequest(texts.key);
  }
  return { variantId, quantity };
};

/** Characters of a key and of what was told, at most. */
const MOST = { key: 64, quote: 20_000 };

const placingIn = (request: FastifyRequest): Placing => {
  const { key, quote, totalCents } = bodyOf(request);
  const isKey = typeof key === 'string' && key !== '' && key.length <= MOST.key;
  const isQuote = typeof quote === 'string' && quote.length <= MOST.quote;
  if (!isKey || !isQuote || !isCount(totalCents, 2 ** 31 - 1)) throw badRequest(texts.key);
  return { key: key.replaceAll('\0', ''), quote, totalCents };
};

/** Orders on the telephone: one at a time of each member, for who helps customers. */
export const addTelephoneRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const telephone = `${officePath.calls}/telephone`;
  const may = (request: FastifyRequest) => requireSpecial(host, request, 'orders');

  app.get(
    telephone,
    options,
    async (request): Promise<ToldDraft> => tellDraft(host, await may(request)),
  );

  app.get(`${telephone}/articles`, options, async (request): Promise<ToldArticles> => {
    await may(request);
    const search = (one(queryParams(request.url), 'q') ?? '').slice(0, limits.search);
    return findArticles(host, search);
  });

  app.get(`${telephone}/points`, options, async (request): Promise<ToldPoints> => {
    await may(request);
    return findPoints(host, one(queryParams(request.url), 'zipcode') ?? '');
  });

  app.post(`${telephone}/values`, options, async (request): Promise<ToldDraft> => {
    const member = await may(request);
    await keepValues(host, member, valuesIn(request));
    return tellDraft(host, member);
  });

  app.post(`${telephone}/lines`, options, async (request): Promise<ToldDraft> => {
    const member = await may(request);
    await setPieces(host, member, piecesIn(request));
    return tellDraft(host, member);
  });

  app.post(`${telephone}/clear`, options, async (request): Promise<ToldDraft> => {
    const member = await may(request);
    await clearDraft(host, member);
    return tellDraft(host, member);
  });

  app.post(`${telephone}/again`, options, async (request): Promise<ToldDraft> => {
    const member = await may(request);
    const { number, isInstead } = bodyOf(request);
    if (typeof number !== 'string') throw badRequest(texts.key);
    const order = await getOrderByNumber(host.db, number.replaceAll('\0', ''));
    if (order.siteId !== getSite(host).id) throw notFound();
    await untilDurable(host, [order]);
    const begun = await readLines(host.db, draftOf(host, member));
    if (begun.length > 0 && isInstead !== true) {
      throw new AppError(409, 'draft_open', texts.draftOpen);
    }
    const missing = await beginWith(host, member, order);
    return { ...(await tellDraft(host, member)), ...(missing.length > 0 && { missing }) };
  });

  app.post(`${telephone}/place`, options, async (request): Promise<ToldPlaced> => {
    const member = await may(request);
    const { number, isRepeat } = await placeDraft(host, member, placingIn(request));
    if (!isRepeat) {
      await noteAction(host, request, {
        ...{ action: 'order.telephone', outcome: 'success', memberId: member.id, subject: number },
      });
    }
    return { number };
  });
};
