import type { FastifyRequest } from 'fastify';
import { officeRoute, ownRows, requireEntity, requireStaff } from '#features/office/api.server';
import { orderList } from '#features/overviews/api.server';
import { noteAction } from '#features/staff/api.server';
import { rightOf, type StaffMember } from '#features/staff/contract';
import { AppError, notFound } from '#kernel/errors';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import { staffTexts } from '#kernel/messages/nl-staff';
import { usualOrder } from '#kernel/values/arrangement';
import { tellPeriod } from '#kernel/values/sent-period';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ToldList, ToldListing, ToldListings, ToldListPreview } from '../contract';
import { versionAt } from './at';
import { isUsual, PRODUCT, untilRead } from './kept';
import { findListings, findSearched, type Listing, productIndex } from './listings';
import { namesIn, previewList, requireKnown, requireLeft, ruleChoices } from './preview';
import { bodyOf, readArrangement, readName, readWhen } from './read-sent';
import {
  listOpen,
  listVersions,
  printOf,
  publishVersion,
  tellVersions,
  type Version,
  withdrawVersion,
} from './versions';

const LAST_ID = 2 ** 31 - 1;

/** Who may arrange lists: who may change all of an article. Throws a 401 or a 403. */
const requireArranger = async (host: Host, request: FastifyRequest): Promise<StaffMember> => {
  const { member } = await requireStaff(host, request);
  const stored = requireEntity(host, member, PRODUCT, 'change');
  // Lists are of no store: who is bound to his own has none.
  if (rightOf(member.rights, PRODUCT)?.fields || ownRows(member, stored) !== undefined) {
    throw new AppError(403, 'may_not', staffTexts.mayNot);
  }
  return member;
};

/** The list that an address names. Throws a 404. */
const findListing = async (host: Host, request: FastifyRequest): Promise<Listing> => {
  const { key } = request.params as { key: string };
  const searched = await findSearched(host, key);
  if (searched) return searched;
  const listings = await findListings(host, await listOpen(host));
  const listing = listings.get(key);
  if (listing?.key !== key) throw notFound(texts.problems.gone);
  return listing;
};

const tellListing = async (
  host: Host,
  { key, title, words, pages }: Listing,
  versions: readonly Version[],
): Promise<ToldListing> => {
  const told = await tellVersions(host, versions);
  const now = told.find(({ state }) => state === 'now');
  const [next] = told
    .filter(({ state }) => state === 'planned')
    .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  return { key, title, words, pages, now: now && !now.isUsual ? now : null, next: next ?? null };
};

const tellList = async (host: Host, listing: Listing): Promise<ToldList> => {
  const index = productIndex(host);
  const versions = await listVersions(host, host.db, listing.listing);
  const arrangement = versionAt(versions, host.clock.now())?.arrangement ?? usualOrder;
  const { orders } = index.source.entity;
  return {
    ...(await tellListing(host, listing, versions)),
    order: listing.words
      ? texts.byWords
      : (orders.find(({ name }) => name === listing.order)?.label ?? ''),
    total: orderList(index, listing, usualOrder).length,
    arrangement,
    versions: await tellVersions(host, versions),
    read: printOf(versions),
    choices: ruleChoices(index, listing),
  };
};

/** Lists of articles: which there are, how they would be arranged, and that they are. */
export const addListRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const lists = `${officePath.calls}/lists`;

  const note = (
    request: FastifyRequest,
    { act, memberId, listing }: { act: string; memberId: number; listing: Listing },
    one: Version,
    tx: Tx,
  ) => {
    const { pins, hidden, rules } = one.arrangement;
    const what = isUsual(one) ? texts.usual : texts.what(pins.length, hidden.length, rules.length);
    const after = { [texts.own]: [one.name, what, tellPeriod(one)].filter(Boolean).join(', ') };
    const noted = { action: `lists.${act}`, outcome: 'success', memberId } as const;
    return noteAction(host, request, { ...noted, subject: listing.title, after }, tx);
  };

  app.get(lists, options, async (request): Promise<ToldListings> => {
    await requireArranger(host, request);
    const open = await listOpen(host);
    const listings = await findListings(host, open);
    const told = [...listings.values()].map((one) =>
      tellListing(
        host,
        one,
        open.filter(({ listing }) => listing === one.listing),
      ),
    );
    return { lists: await Promise.all(told) };
  });

  app.get(`${lists}/:key`, options, async (request): Promise<ToldList> => {
    await requireArranger(host, request);
    return tellList(host, await findListing(host, request));
  });

  app.post(`${lists}/:key/preview`, options, async (request): Promise<ToldListPreview> => {
    await requireArranger(host, request);
    const listing = await findListing(host, request);
    const soon = readArrangement(bodyOf(request.body));
    const index = productIndex(host);
    const versions = await listVersions(host, host.db, listing.listing);
    const now = versionAt(versions, host.clock.now())?.arrangement ?? usualOrder;
    return previewList(host, index, listing, { now, soon });
  });

  app.post(`${lists}/:key/versions`, options, async (request): Promise<ToldList> => {
    const member = await requireArranger(host, request);
    const listing = await findListing(host, request);
    const body = bodyOf(request.body);
    const arrangement = readArrangement(body);
    const name = readName(body);
    const { startsAt, endsAt, isNow } = readWhen(body, host.clock.now());
    const index = productIndex(host);
    requireKnown(index, arrangement, await namesIn(host, arrangement));
    requireLeft(index, listing, arrangement);
    await transact(host.db, async (tx) => {
      const sent = { name, arrangement, startsAt, endsAt, memberId: member.id, read: body.read };
      const made = await publishVersion(host, tx, listing, sent);
      const act = isNow ? 'publish' : 'plan';
      await note(request, { act, memberId: member.id, listing }, made, tx);
    });
    await untilRead(host);
    return tellList(host, listing);
  });

  app.post(`${lists}/:key/versions/:id/withdraw`, options, async (request): Promise<ToldList> => {
    const member = await requireArranger(host, request);
    const listing = await findListing(host, request);
    const id = readWholeNumber((request.params as { id: string }).id) ?? 0;
    if (id < 1 || id > LAST_ID) throw notFound(texts.problems.goneVersion);
    const { read } = bodyOf(request.body);
    await transact(host.db, async (tx) => {
      const { version, state } = await withdrawVersion(host, tx, listing.listing, { id, read });
      const act = state === 'now' ? 'undo' : 'cancel';
      await note(request, { act, memberId: member.id, listing }, version, tx);
    });
    await untilRead(host);
    return tellList(host, listing);
  });
};
