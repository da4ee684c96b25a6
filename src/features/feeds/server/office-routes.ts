import type { FastifyRequest } from 'fastify';
import {
  officeRoute,
  requireEntity,
  requireSpecial,
  requireStaff,
} from '#features/office/api.server';
import { getSite } from '#features/settings/api.server';
import { noteAction } from '#features/staff/api.server';
import { may, type Rights, rightOf, type StaffMember } from '#features/staff/contract';
import { listStores } from '#features/stores/api.server';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { feedLimits as limits } from '#kernel/limits-feeds';
import { feedTexts as texts } from '#kernel/messages/nl-feeds';
import { staffTexts } from '#kernel/messages/nl-staff';
import { isFeedProblem } from '#kernel/values/feed-rules';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import {
  feedNames,
  feedPath,
  type StoreCodeChange,
  type ToldFeeds,
  type ToldRefused,
} from '../contract';
import { checkFeedsJob, listRefused, readChecked } from './check';
import { feedsChanged } from './made';
import { readFeed, switchFeed } from './state';
import { readCodes, writeCodes } from './store-codes';

const PRODUCT = 'Product';
const RIGHT = 'connections';

/** Whether somebody mends articles. They are of no store: who is bound to his own mends none. */
const mends = (rights: Rights): boolean =>
  may(rights, PRODUCT, 'change') && !rightOf(rights, PRODUCT)?.ownStores;

const tell = async (host: Host, member: StaffMember): Promise<ToldFeeds> => {
  const { db } = host;
  const siteId = getSite(host).id;
  const [{ at, ...checked }, codes, stores, ...states] = await Promise.all([
    readChecked(db, siteId),
    readCodes(db, siteId),
    listStores(host),
    ...feedNames.map((name) => readFeed(db, siteId, name)),
  ]);
  return {
    feeds: states.map(({ name, isOn, askedAt }) => ({
      ...{ name, isOn, address: host.config.siteUrl + feedPath[name] },
      askedAt: askedAt?.toISOString() ?? null,
    })),
    ...checked,
    checkedAt: at?.toISOString() ?? null,
    stores: stores.map(({ id, title, place }) => ({
      ...{ id, title, place, code: codes.get(id) ?? '' },
    })),
    maySet: member.rights.special.includes(RIGHT),
  };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What is sent of stores' codes; undefined: something else was. */
const readChanges = (body: unknown): StoreCodeChange[] | undefined => {
  const sent = isObject(body) ? body.codes : undefined;
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > limits.codes) return undefined;
  const changes = sent.flatMap((one): StoreCodeChange[] => {
    if (!isObject(one)) return [];
    const { id, code, was } = one;
    if (typeof id !== 'number' || typeof code !== 'string' || typeof was !== 'string') return [];
    return [{ id, code: code.trim(), was }];
  });
  const isWhole = changes.length === sent.length;
  return isWhole && new Set(changes.map(({ id }) => id)).size === sent.length ? changes : undefined;
};

/** Feeds in the office: how they stand, what is refused, and what Google calls the stores. */
export const addOfficeRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const all = `${officePath.calls}/feeds`;

  const requireReader = async (request: FastifyRequest): Promise<StaffMember> => {
    const { member } = await requireStaff(host, request);
    if (mends(member.rights) || member.rights.special.includes(RIGHT)) return member;
    throw new AppError(403, 'may_not', staffTexts.mayNot);
  };

  app.get(
    all,
    options,
    async (request): Promise<ToldFeeds> => tell(host, await requireReader(request)),
  );

  app.get(`${all}/refused/:problem`, options, async (request): Promise<ToldRefused> => {
    const member = await requireReader(request);
    // Names of articles are for who sees articles.
    requireEntity(host, member, PRODUCT, 'read');
    if (rightOf(member.rights, PRODUCT)?.ownStores) {
      throw new AppError(403, 'may_not', staffTexts.mayNot);
    }
    const { problem } = request.params as { problem: string };
    if (!isFeedProblem(problem)) throw notFound();
    const start = readWholeNumber(one(queryParams(request.url), 'start')) ?? 0;
    return listRefused(host.db, getSite(host).id, {
      problem,
      start: Math.max(0, Math.min(start, limits.start)),
    });
  });

  app.post(`${all}/check`, options, async (request) => {
    await requireReader(request);
    await host.jobs.enqueue(checkFeedsJob, {}, { singletonKey: 'all' });
    return {};
  });

  app.put(`${all}/codes`, options, async (request): Promise<ToldFeeds> => {
    const member = await requireSpecial(host, request, RIGHT);
    const changes = readChanges(request.body);
    if (!changes) throw badRequest(texts.codesWrong);
    const siteId = getSite(host).id;
    const stores = new Map((await listStores(host)).map((store) => [store.id, store]));
    if (changes.some(({ id }) => !stores.has(id))) throw notFound(texts.storeGone);
    await transact(host.db, (tx) => writeCodes(tx, siteId, changes));
    feedsChanged(host);
    const byName = (value: (change: StoreCodeChange) => string) =>
      Object.fromEntries(
        changes.map((change) => [stores.get(change.id)?.title ?? String(change.id), value(change)]),
      );
    await noteAction(host, request, {
      ...{ action: 'feeds.codes', outcome: 'success', memberId: member.id },
      ...{ before: byName(({ was }) => was), after: byName(({ code }) => code) },
    });
    return tell(host, member);
  });

  app.put(`${all}/:name`, options, async (request): Promise<ToldFeeds> => {
    const member = await requireSpecial(host, request, RIGHT);
    const { name: asked } = request.params as { name: string };
    const name = feedNames.find((known) => known === asked);
    if (!name) throw notFound();
    const isOn = isObject(request.body) ? request.body.isOn : undefined;
    if (typeof isOn !== 'boolean') throw badRequest(texts.switchWrong);
    const siteId = getSite(host).id;
    const isChanged = await transact(host.db, (tx) => switchFeed(tx, siteId, { name, isOn }));
    if (isChanged) {
      await noteAction(host, request, {
        ...{ action: isOn ? 'feeds.on' : 'feeds.off', outcome: 'success', memberId: member.id },
        subject: texts.names[name],
      });
    }
    return tell(host, member);
  });
};
