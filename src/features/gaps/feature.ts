import type { FastifyRequest } from 'fastify';
import {
  countGaps,
  countUrgentGaps,
  listGaps,
  listMakerlessBrands,
  markSoon,
} from '#features/catalog/api.server';
import { officeRoute, requireEntity, requireStaff } from '#features/office/api.server';
import { getSite } from '#features/settings/api.server';
import { may, mayWriteField, type Rights, rightOf } from '#features/staff/contract';
import { registerTasks } from '#features/today/api.server';
import { AppError, notFound } from '#kernel/errors';
import { catalogLimits as limits } from '#kernel/limits-catalog';
import { gapTexts as texts } from '#kernel/messages/nl-gaps';
import { staffTexts } from '#kernel/messages/nl-staff';
import { gapField, isProductGap, type ProductGap, productGaps } from '#kernel/values/product-gaps';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Feature, Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import type { ToldGapList, ToldGaps } from './contract';

const PRODUCT = 'Product';
const BRAND = 'Brand';

const mayWriteBrand = (rights: Rights): boolean =>
  may(rights, BRAND, 'change') && mayWriteField(rights, BRAND, 'maker');

/** What of articles somebody can mend. Articles are of no store: who is bound to his own mends none. */
const mendable = (rights: Rights): ProductGap[] => {
  const isWriter = may(rights, PRODUCT, 'change') && !rightOf(rights, PRODUCT)?.ownStores;
  if (!isWriter) return [];
  return productGaps.filter((gap) => mayWriteField(rights, PRODUCT, gapField[gap]));
};

const addRoutes = (host: Host): void => {
  const { app } = host;
  const all = `${officePath.calls}/gaps`;

  const requireMender = async (request: FastifyRequest) => {
    const { member } = await requireStaff(host, request);
    requireEntity(host, member, PRODUCT, 'change');
    const gaps = mendable(member.rights);
    if (gaps.length === 0) throw new AppError(403, 'may_not', staffTexts.mayNot);
    return { member, gaps, siteId: getSite(host).id };
  };

  app.get(all, officeRoute(), async (request): Promise<ToldGaps> => {
    const { gaps, siteId } = await requireMender(request);
    const { at, gaps: counted } = await countGaps(host.db, siteId, gaps);
    // Of a new shop nobody waits for the hour at which all articles are looked through.
    if (at === null) await markSoon(host);
    return { gaps: counted, at: at?.toISOString() ?? null };
  });

  app.get(`${all}/:gap`, officeRoute(), async (request): Promise<ToldGapList> => {
    const { member, gaps, siteId } = await requireMender(request);
    const { gap } = request.params as { gap: string };
    if (!isProductGap(gap)) throw notFound();
    if (!gaps.includes(gap)) throw new AppError(403, 'may_not', staffTexts.mayNot);
    const params = queryParams(request.url);
    const start = readWholeNumber(one(params, 'start')) ?? 0;
    const search = (one(params, 'q') ?? '').trim().slice(0, limits.search);
    const isAll = one(params, 'alle') === '1';
    const list = await listGaps(host.db, siteId, {
      ...{ gap, search, isAll },
      start: Math.max(0, Math.min(start, limits.gapStart)),
    });
    const isOfBrands = gap === 'maker' && mayWriteBrand(member.rights);
    return { ...list, brands: isOfBrands ? await listMakerlessBrands(host.db, siteId) : [] };
  });
};

/** What articles lack, for who can mend it. */
export const gaps: Feature = {
  name: 'gaps',
  needs: ['settings', 'staff', 'office', 'catalog', 'today'],
  setup: (host) => {
    addRoutes(host);
    registerTasks(host, 'gaps', async ({ rights }) => {
      const own = mendable(rights);
      if (own.length === 0) return [];
      const count = await countUrgentGaps(host.db, getSite(host).id, own);
      return [{ name: 'gaps', label: texts.task, count, href: '/ontbreekt' }];
    });
  },
};
