import type { FastifyRequest } from 'fastify';
import { endImport, openImport, tellImport } from '#features/entities/api.server';
import {
  mayWriteOf,
  officeRoute,
  ownRows,
  requireEntity,
  requireStaff,
} from '#features/office/api.server';
import { getSite } from '#features/settings/api.server';
import { noteAction } from '#features/staff/api.server';
import type { StaffMember } from '#features/staff/contract';
import { wireName } from '#kernel/define/entity';
import { AppError } from '#kernel/errors';
import { priceTexts as texts } from '#kernel/messages/nl-prices';
import { staffTexts } from '#kernel/messages/nl-staff';
import { officePath } from '#kernel/wire-staff';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import type { ToldPriceDone, ToldPricePreview } from '../contract';
import { readArticles, readWhich } from './find-articles';
import { articlesAt } from './plan-articles';
import { planSteps, tellPreview } from './preview';
import { bodyOf, readChange, readPeriod } from './read-change';
import { valuesOfStep } from './steps';
import {
  announcePrices,
  holdArticles,
  PRODUCT,
  storedProducts,
  takeTurn,
  writePrices,
} from './write';

const priceFields = ['price_cents', 'van_price_cents', 'variants'];

/** Who may write prices of articles, each of them. Throws a 401 or a 403. */
export const requirePrices = async (host: Host, request: FastifyRequest): Promise<StaffMember> => {
  const { member } = await requireStaff(host, request);
  requirePricesOf(host, member);
  return member;
};

/** Throws a 403 unless a member may write all that a price is. */
export const requirePricesOf = (host: Host, member: StaffMember): void => {
  const stored = requireEntity(host, member, PRODUCT, 'change');
  const mayWrite = mayWriteOf(member, stored);
  const isFree = stored.entity.fields
    .filter((field) => priceFields.includes(wireName(field)))
    .every(mayWrite);
  // Articles are of no store: who is bound to his own has none.
  if (!isFree || ownRows(member, stored) !== undefined)
    throw new AppError(403, 'may_not', staffTexts.mayNot);
};

/** Throws a 409 unless prices are those that were read. */
export const requirePrint = (print: unknown, { print: now }: { print: string }): void => {
  if (print !== now) throw new AppError(409, 'changed', texts.problems.changed);
};

/** Prices of many articles: what they would be, and that they are so from now on. */
export const addChangeRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const prices = `${officePath.calls}/prices`;

  app.post(`${prices}/preview`, options, async (request): Promise<ToldPricePreview> => {
    const member = await requirePrices(host, request);
    const body = bodyOf(request.body);
    const change = readChange(body);
    const isPlan = Boolean(body.starts_at || body.ends_at);
    const period = isPlan ? readPeriod(body, host.clock.now()) : undefined;
    const stored = storedProducts(host);
    const chosen = await readWhich(host, { member, stored }, body);
    const siteId = getSite(host).id;
    const stands = await readArticles(host.db, { stored, siteId }, chosen.ids);
    const articles = period ? await articlesAt(host.db, host, stands, period.startsAt) : stands;
    const planned = planSteps(articles, change, chosen);
    return tellPreview(host.db, planned, period?.startsAt ?? host.clock.now());
  });

  app.post(`${prices}/change`, options, async (request): Promise<ToldPriceDone> => {
    const member = await requirePrices(host, request);
    const body = bodyOf(request.body);
    const change = readChange(body);
    const chosen = await readWhich(host, { member, stored: storedProducts(host) }, body);
    const file = `${texts.byItself}: ${texts.told(change.rule)}`;
    const done = await transact(host.db, async (tx) => {
      await takeTurn(host, tx);
      const held = await holdArticles(host, tx, chosen.ids);
      const planned = planSteps(
        [...held.values()].map(({ article }) => article),
        change,
        chosen,
      );
      requirePrint(body.print, planned);
      const importId = await openImport(tx, { entity: PRODUCT, file, at: host.clock.now() });
      const updates = planned.steps.flatMap((step) => {
        const one = held.get(step.article.id);
        return one ? [{ row: one.row, values: valuesOfStep(step) }] : [];
      });
      const how = { way: 'import', staffId: member.id, importId } as const;
      const ids = await writePrices(host, tx, updates, how);
      await tellImport(tx, importId, ids.length);
      await endImport(tx, importId);
      const after = { [texts.title]: file, [texts.article]: ids.length };
      const noted = { action: 'prices.change', outcome: 'success', memberId: member.id } as const;
      await noteAction(host, request, { ...noted, subject: PRODUCT, after }, tx);
      return { ids, importId };
    });
    await announcePrices(host, done.ids);
    return { changed: done.ids.length, importId: done.importId };
  });
};
