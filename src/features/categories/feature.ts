import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StoredEntity } from '#features/entities/api.server';
import {
  mayWriteOf,
  officeRoute,
  ownRows,
  requireEntity,
  requireStaff,
} from '#features/office/api.server';
import { getSite } from '#features/settings/api.server';
import { may, type RowAction, type StaffMember } from '#features/staff/contract';
import { wireName } from '#kernel/define/entity';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { categoryTexts as texts } from '#kernel/messages/nl-categories';
import { staffTexts } from '#kernel/messages/nl-staff';
import { childrenOf } from '#kernel/values/place-category';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Feature, Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import type { ToldCategories, ToldCategoryUse } from './contract';
import { findPlaces } from './server/find-uses';
import { moveCategory } from './server/move';
import { readTree } from './server/read-tree';

const CATEGORY = 'Category';
const LAST_ID = 2 ** 31 - 1;
/** What moving writes. */
const moved = ['parent_id', 'sort'];

const number = z.int().positive().max(LAST_ID);
const asked = z.strictObject({ parentId: number.nullable(), before: number.nullable() });

const mayMove = (member: StaffMember, stored: StoredEntity): boolean => {
  const isOwn = mayWriteOf(member, stored);
  const fields = stored.entity.fields.filter((field) => moved.includes(wireName(field)));
  return may(member.rights, CATEGORY, 'change') && fields.every(isOwn);
};

const addRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const all = `${officePath.calls}/categories`;

  const callOf = async (request: FastifyRequest, action: RowAction) => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, CATEGORY, action);
    // They are of no store: who is bound to his own has none.
    if (ownRows(member, stored) !== undefined) throw notFound();
    return { member, stored };
  };
  const tell = async (member: StaffMember, stored: StoredEntity): Promise<ToldCategories> => ({
    categories: await readTree(host.db, getSite(host).id),
    mayMove: mayMove(member, stored),
  });
  const idOf = ({ params }: FastifyRequest): number => {
    const id = readWholeNumber((params as { id: string }).id) ?? 0;
    if (id < 1 || id > LAST_ID) throw notFound(texts.gone);
    return id;
  };

  app.get(all, options, async (request) => {
    const { member, stored } = await callOf(request, 'read');
    return tell(member, stored);
  });

  app.post(`${all}/:id/move`, options, async (request) => {
    const { member, stored } = await callOf(request, 'change');
    if (!mayMove(member, stored)) throw new AppError(403, 'may_not', staffTexts.mayNot);
    const id = idOf(request);
    const read = asked.safeParse(request.body);
    if (!read.success) throw badRequest(texts.wrong, { parentId: texts.wrong });
    const by = { way: 'office', staffId: member.id, client: clientOf(request) } as const;
    await moveCategory(host, { stored, by }, id, read.data);
    return tell(member, stored);
  });

  app.get(`${all}/:id/used`, options, async (request): Promise<ToldCategoryUse> => {
    const { member, stored } = await callOf(request, 'read');
    const id = idOf(request);
    const tree = await readTree(host.db, getSite(host).id);
    const row = tree.find((one) => one.id === id);
    if (!row) throw notFound(texts.gone);
    const places = await findPlaces(host, member, stored, id);
    return { articles: row.articles, below: childrenOf(tree, id).length, places };
  });
};

/** The shop's categories as a tree. */
export const categories: Feature = {
  name: 'categories',
  needs: ['settings', 'staff', 'office', 'entities', 'catalog'],
  setup: addRoutes,
};
