import type { FastifyRequest } from 'fastify';
import { changeItem, isSame } from '#features/entities/api.server';
import { listBlockTypes } from '#features/pages/api.server';
import { mayWriteField } from '#features/staff/contract';
import { AppError, badRequest } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { entityTexts } from '#kernel/messages/nl-entities';
import { staffTexts } from '#kernel/messages/nl-staff';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { one, queryParams } from '#platform/http/params';
import type { BuiltKind, PageTree, ToldDifference, ToldVersion } from '../../contract';
import { builtKinds, entityOf } from '../built';
import { requireEntity, requireStaff } from '../guard';
import { officeRoute } from '../route';
import { checked, findRow, idOf, isValues, revisionOf, unlessStale } from '../row-routes';
import { diffTrees } from './diff-trees';
import { findVersion, tellVersions } from './versions';

/** Versions of a page or a section: which there are, in what two differ, and putting one back. */
export const addVersionRoutes = (host: Host): void => {
  for (const kind of builtKinds) addVersionsOf(host, kind);
};

const addVersionsOf = (host: Host, kind: BuiltKind): void => {
  const { app } = host;
  const options = officeRoute();
  const page = `${officePath.calls}/${kind}/:id`;
  const entity = entityOf[kind];

  const pageOf = async (request: FastifyRequest, action: 'read' | 'change') => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, entity, action);
    const row = await findRow(host, { member, stored }, idOf(request));
    return { member, stored, row: { ...row, entity } };
  };

  app.get(`${page}/versions`, options, async (request): Promise<ToldVersion[]> => {
    const { row } = await pageOf(request, 'read');
    return tellVersions(host, row);
  });

  app.get(`${page}/differences`, options, async (request): Promise<ToldDifference[]> => {
    const { row } = await pageOf(request, 'read');
    const params = queryParams(request.url);
    const [from, to] = await Promise.all(
      ['from', 'to'].map((name) => findVersion(host, row, one(params, name) ?? '')),
    );
    return from && to ? diffTrees(from, to, listBlockTypes(host)) : [];
  });

  /** In what a member's own draft, which was refused, differs from the one that was saved before it. */
  app.post(
    `${page}/differences`,
    { ...options, bodyLimit: limits.draft },
    async (request): Promise<ToldDifference[]> => {
      const { member, stored, row } = await pageOf(request, 'change');
      const sent = isValues(request.body) ? request.body.tree : undefined;
      if (!isValues(sent)) throw badRequest(entityTexts.body, { tree: entityTexts.body });
      const by = { way: 'office', staffId: member.id, client: clientOf(request) } as const;
      const { draft: mine } = checked({ member, stored, by }, { draft: sent }, row.values);
      const theirs = await findVersion(host, row, 'draft');
      return diffTrees(theirs, mine as PageTree, listBlockTypes(host));
    },
  );

  /** A version becomes the draft: what visitors see stays as it is. */
  app.post(`${page}/put-back`, options, async (request, reply) => {
    const { member, stored, row } = await pageOf(request, 'change');
    if (!mayWriteField(member.rights, entity, 'draft')) {
      throw new AppError(403, 'may_not', staffTexts.mayNot);
    }
    const key = isValues(request.body) ? String(request.body.version ?? '') : '';
    const tree = await findVersion(host, row, key);
    const by = { way: 'restore', staffId: member.id, client: clientOf(request) } as const;
    const call = { member, stored, by };
    return unlessStale(call, reply, async () => {
      const at = { id: row.id, revision: revisionOf(request) };
      const { revision } = await changeItem(host, { stored, by }, at, (stands) =>
        isSame(stands.content, tree) ? { draft: null } : checked(call, { draft: tree }, stands),
      );
      return { revision };
    });
  });
};
