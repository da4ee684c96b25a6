import type { FastifyRequest } from 'fastify';
import { createItem } from '#features/entities/api.server';
import { listBlockTypes } from '#features/pages/api.server';
import { getSite, otherLanguage } from '#features/settings/api.server';
import { may, mayWriteField, type RowAction } from '#features/staff/contract';
import { AppError, notFound } from '#kernel/errors';
import { languageTag } from '#kernel/messages/language';
import { entityTexts } from '#kernel/messages/nl-entities';
import { pairTexts as texts } from '#kernel/messages/nl-pairs';
import { staffTexts } from '#kernel/messages/nl-staff';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import type { PageTree, ToldPair, ToldPairedPage, ToldUnpaired } from '../../contract';
import { newPage } from '../first-publish';
import { requireEntity, requireStaff } from '../guard';
import { PAGE } from '../plan/store';
import { officeRoute } from '../route';
import { type Call, checked, findRow, idOf, isValues } from '../row-routes';
import { listPairable, listUnpaired, type PairablePage, pairOf } from './find-pair';
import { copyTree, matchBlocks } from './match-blocks';

const NOTHING: PageTree = { root: {}, content: [], zones: {} };

const treeIn = (values: Record<string, unknown>): PageTree =>
  (values.draft ?? values.content ?? NOTHING) as PageTree;

const tell = ({ id, path, title, language, isLive }: PairablePage): ToldPairedPage => ({
  ...{ id, path, title, language, isLive },
});

/** Where the page in the other language may lie: at its home, by the same end. */
const proposePath = (path: string, from: string, to: string): string => {
  const end = from !== '/' && path.startsWith(`${from}/`) ? path.slice(from.length) : path;
  const plain = end === from || end === '/' ? '' : end;
  return (to === '/' ? plain : to + plain) || '/';
};

/** Pages and what says the same in the other language. */
export const addPairRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const pair = `${officePath.calls}/pages/:id/pair`;

  const callOf = async (request: FastifyRequest, action: RowAction): Promise<Call> => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, PAGE, action);
    return { member, stored, by: { way: 'office', staffId: member.id, client: clientOf(request) } };
  };

  const pageOf = async (call: Call, request: FastifyRequest) => {
    const row = await findRow(host, call, idOf(request));
    const all = await listPairable(host);
    const page = all.find(({ id }) => id === row.id);
    if (!page) throw notFound(entityTexts.notFound);
    const site = getSite(host);
    const to = otherLanguage(site, page.language);
    const from = to && otherLanguage(site, to.language);
    const path = to && from && proposePath(page.path, from.home, to.home);
    return { row, all, page, to, path, other: pairOf(all, page) };
  };

  const mayMake = ({ member }: Call): boolean =>
    may(member.rights, PAGE, 'create') && mayWriteField(member.rights, PAGE, 'draft');

  app.get(pair, options, async (request): Promise<ToldPair> => {
    const call = await callOf(request, 'read');
    const { row, page, to, path, other } = await pageOf(call, request);
    const otherRow = other && (await findRow(host, call, other.id));
    return {
      page: tell(page),
      ...(other &&
        otherRow && {
          other: tell(other),
          blocks: matchBlocks(treeIn(row.values), treeIn(otherRow.values), listBlockTypes(host)),
        }),
      ...(to && path && { make: { language: to.language, path } }),
      mayMake: mayMake(call),
    };
  });

  app.post(pair, options, async (request, reply) => {
    const call = await callOf(request, 'create');
    if (!mayMake(call)) throw new AppError(403, 'may_not', staffTexts.mayNot);
    const { row, all, page, to, other } = await pageOf(call, request);
    if (!to) throw new AppError(409, 'one_language', texts.oneLanguage);
    if (other)
      throw new AppError(409, 'has_pair', texts.hasPair(other.path), {
        path: texts.hasPair(other.path),
      });
    const sent = isValues(request.body) ? request.body.path : undefined;
    const above = all.find(({ id }) => id === page.parentId);
    const parent = (above && pairOf(all, above)) ?? all.find(({ path }) => path === to.home);
    const tree = treeIn(row.values);
    const values = checked(call, {
      ...{ path: sent, title: page.title, language: to.language },
      parent: parent && parent.path !== sent ? parent.path : '',
      draft: copyTree(tree, listBlockTypes(host), { id: page.id, tag: languageTag(to.language) }),
    });
    const { stored, by } = call;
    const made = await createItem(host, { stored, by }, { ...newPage, ...values });
    reply.code(201);
    return { id: made.id };
  });

  app.get(`${officePath.calls}/unpaired`, options, async (request): Promise<ToldUnpaired> => {
    await callOf(request, 'read');
    const site = getSite(host);
    const unpaired = await listUnpaired(host);
    return {
      hasOther: otherLanguage(site, site.language) !== undefined,
      pages: unpaired.map(({ id, path, title }) => ({ id, path, title })),
    };
  });
};
