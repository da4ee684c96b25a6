import type { FastifyRequest } from 'fastify';
import { changeItem, readSent, refuseProblems } from '#features/entities/api.server';
import { listBlockTypes, renderDraftBlock, serveDraft } from '#features/pages/api.server';
import { findStaffSession } from '#features/staff/api.server';
import { may, mayWriteField, type RowAction, type StaffMember } from '#features/staff/contract';
import { scheduleSetting, settingFields } from '#fields/codecs';
import type { BlockDefinition } from '#kernel/define/block';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { entityTexts } from '#kernel/messages/nl-entities';
import { errorTexts } from '#kernel/messages/nl-errors';
import { staffTexts } from '#kernel/messages/nl-staff';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import type { PageTree, ToldBlock, ToldPage, TreeBlock, Values } from '../contract';
import { requireFinished } from './finished';
import { goesOnline } from './first-publish';
import { requireEntity, requireStaff } from './guard';
import { previewAs } from './plan/preview-as';
import { findVersion } from './plan/versions';
import { officeRoute } from './route';
import { type Call, checked, findRow, idOf, isValues, revisionOf, unlessStale } from './row-routes';
import { tellGroupField } from './tell';

const PAGE = 'Page';
const NOTHING: PageTree = { root: {}, content: [], zones: {} };

/** By what a type of block is found and offered. */
const pickedBy = ({ group, hint, words, holds, isPart, slotLabels }: BlockDefinition) => ({
  ...(group && { group }),
  ...(hint && { hint }),
  ...(words && { words }),
  ...(holds && { holds }),
  ...(isPart && { isPart }),
  ...(slotLabels && { slotLabels }),
});

/** A type of block as the editor knows it. */
const tellBlock = (definition: BlockDefinition): ToldBlock => ({
  ...{ type: definition.type, label: definition.label, version: definition.version },
  settings: [...settingFields(definition), [scheduleSetting.name, scheduleSetting] as const].map(
    ([name, field]) => {
      const declared = definition.settings[name];
      return {
        ...tellGroupField(field),
        ...(declared && { usual: declared.default }),
        ...(declared?.required && { required: true }),
        ...(declared?.picks && { picks: declared.picks }),
      };
    },
  ),
  slots: definition.slots ?? [],
  inList: definition.ownSection === 'li',
  ...pickedBy(definition),
});

const callOf = async (host: Host, request: FastifyRequest, action: RowAction): Promise<Call> => {
  const { member } = await requireStaff(host, request);
  const stored = requireEntity(host, member, PAGE, action);
  return { member, stored, by: { way: 'office', staffId: member.id } };
};

const mayWrite = ({ rights }: StaffMember, wire: string): boolean =>
  may(rights, PAGE, 'change') && mayWriteField(rights, PAGE, wire);

/** Throws a 403 for whoever may not write a field of pages. */
const requireField = (member: StaffMember, wire: string): void => {
  if (!mayWrite(member, wire)) throw new AppError(403, 'may_not', staffTexts.mayNot);
};

/** Whoever may not say whether a page is online leaves that as it is. */
const first = (member: StaffMember, stands: Values): Values =>
  mayWrite(member, 'state') ? goesOnline(stands) : {};

/** Whether visitors see it. */
const isLive = ({ content, state }: Values): boolean => content !== null && state === 'Online';

const treeIn = (values: Record<string, unknown>): PageTree =>
  (values.draft ?? values.content ?? NOTHING) as PageTree;

/** A block that was sent, checked as part of a page. Throws a 400 that says what is wrong, and where. */
const blockIn = ({ stored }: Call, { body }: FastifyRequest): TreeBlock => {
  const block = isValues(body) ? body.block : undefined;
  if (block === undefined) throw badRequest(entityTexts.body, { block: entityTexts.body });
  const { values, problems } = readSent(
    stored.entity.fields,
    { draft: { content: [block] } },
    {
      mayWrite: ({ name }) => name === 'draft',
    },
  );
  refuseProblems(problems);
  const [read] = treeIn(values).content;
  if (!read) throw badRequest(entityTexts.body, { block: entityTexts.body });
  return read;
};

/** Pages as they are built: the preview in its frame, and what the editor asks and saves. */
export const addPageRoutes = (host: Host): void => {
  const { app } = host;
  const options = { ...officeRoute(), bodyLimit: limits.draft };
  const page = `${officePath.calls}/pages/:id`;

  app.get(`${officePath.preview}/:id`, async (request, reply) => {
    const session = await findStaffSession(host, request);
    // Nobody else learns that there is such a page.
    if (!session || !may(session.member.rights, PAGE, 'read')) throw notFound(errorTexts.gone.page);
    const bridge = host.assets.office?.bridge;
    const end = bridge ? `<script type="module" src="${bridge}"></script>` : '';
    const id = idOf(request);
    const version = one(queryParams(request.url), 'version');
    const as = previewAs(request);
    if (version === undefined) return serveDraft(host, request, reply, { id, as, editor: { end } });
    // A version is looked at, not worked on.
    const stored = requireEntity(host, session.member, PAGE, 'read');
    const row = await findRow(host, { member: session.member, stored }, id);
    const tree = await findVersion(host, row, version);
    return serveDraft(host, request, reply, { id, as, tree, editor: { end: '' } });
  });

  app.get(`${officePath.calls}/blocks`, options, async (request): Promise<ToldBlock[]> => {
    await callOf(host, request, 'read');
    return listBlockTypes(host).map(tellBlock);
  });

  app.get(page, options, async (request): Promise<ToldPage> => {
    const call = await callOf(host, request, 'read');
    const { id, revision, values } = await findRow(host, call, idOf(request));
    return {
      ...{ id, revision, title: String(values.title), path: String(values.path) },
      ...{ tree: treeIn(values), hasDraft: values.draft !== null },
      isLive: isLive(values),
      may: { draft: mayWrite(call.member, 'draft'), publish: mayWrite(call.member, 'content') },
    };
  });

  app.post(`${page}/block`, options, async (request) => {
    const call = await callOf(host, request, 'read');
    const block = blockIn(call, request);
    const as = previewAs(request);
    const html = await renderDraftBlock(host, request, { id: idOf(request), block, as });
    if (html === undefined) throw notFound(entityTexts.notFound);
    return { html };
  });

  app.put(`${page}/draft`, options, async (request, reply) => {
    const call = await callOf(host, request, 'change');
    requireField(call.member, 'draft');
    const draft = isValues(request.body) ? request.body.tree : undefined;
    const row = { id: idOf(request), revision: revisionOf(request) };
    return unlessStale(call, reply, async () => {
      const { stored, by } = call;
      const { revision } = await changeItem(host, { stored, by }, row, (stands) =>
        checked(call, { draft }, stands),
      );
      return { revision, savedAt: host.clock.now().toISOString() };
    });
  });

  app.post(`${page}/publish`, options, async (request, reply) => {
    const call = await callOf(host, request, 'change');
    requireField(call.member, 'content');
    const row = { id: idOf(request), revision: revisionOf(request) };
    return unlessStale(call, reply, async () => {
      const { stored, by } = call;
      const { revision, values } = await changeItem(host, { stored, by }, row, (stands) => {
        requireFinished(host, stands.draft);
        return stands.draft === null
          ? {}
          : {
              ...checked(call, { content: stands.draft, ...first(call.member, stands) }, stands),
              draft: null,
            };
      });
      return { revision, isLive: isLive(values) };
    });
  });
};
