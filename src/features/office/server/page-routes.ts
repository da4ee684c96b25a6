import type { FastifyRequest } from 'fastify';
import { changeItem, readSent, refuseProblems } from '#features/entities/api.server';
import { listBlockTypes, renderDraftBlock, serveDraft } from '#features/pages/api.server';
import { findStaffSession } from '#features/staff/api.server';
import { may, mayWriteField, type RowAction } from '#features/staff/contract';
import { scheduleSetting, settingFields } from '#fields/codecs';
import type { BlockDefinition } from '#kernel/define/block';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { entityTexts } from '#kernel/messages/nl-entities';
import { errorTexts } from '#kernel/messages/nl-errors';
import { staffTexts } from '#kernel/messages/nl-staff';
import { isSameJson } from '#kernel/values/same-json';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import type { BuiltKind, PageTree, ToldBlock, ToldPage, TreeBlock, Values } from '../contract';
import { builtKinds, entityOf } from './built';
import { requireFinished } from './finished';
import { goesOnline } from './first-publish';
import { requireEntity, requireStaff } from './guard';
import { shownIn } from './pairs/shown-in';
import { previewAs } from './plan/preview-as';
import { findVersion } from './plan/versions';
import { officeRoute } from './route';
import { type Call, checked, findRow, idOf, isValues, revisionOf, unlessStale } from './row-routes';
import { tellGroupField } from './tell';

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

const callOf = async (
  host: Host,
  request: FastifyRequest,
  kind: BuiltKind,
  action: RowAction,
): Promise<Call> => {
  const { member } = await requireStaff(host, request);
  const stored = requireEntity(host, member, entityOf[kind], action);
  return { member, stored, by: { way: 'office', staffId: member.id } };
};

type Writer = Pick<Call, 'member' | 'stored'>;

const mayWrite = ({ member: { rights }, stored: { entity } }: Writer, wire: string): boolean =>
  may(rights, entity.name, 'change') && mayWriteField(rights, entity.name, wire);

/** Throws a 403 for whoever may not write a field. */
const requireField = (call: Writer, wire: string): void => {
  if (!mayWrite(call, wire)) throw new AppError(403, 'may_not', staffTexts.mayNot);
};

/** Whoever may not say whether a page is online leaves that as it is. */
const first = (call: Writer, stands: Values): Values =>
  mayWrite(call, 'state') ? goesOnline(stands) : {};

/** Whether visitors see it. A section has no state: it is seen where a page shows it. */
const isLive = ({ content, state = 'Online' }: Values): boolean =>
  content !== null && state === 'Online';

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
  refuseProblems(problems, stored.entity.fields);
  const [read] = treeIn(values).content;
  if (!read) throw badRequest(entityTexts.body, { block: entityTexts.body });
  return read;
};

/** Where the editor's frame finds what is built: its number follows. */
const framed: Readonly<Record<BuiltKind, string>> = {
  pages: officePath.preview,
  sections: officePath.previewSection,
};

const addFrame = (host: Host, kind: BuiltKind): void => {
  const entity = entityOf[kind];
  host.app.get(`${framed[kind]}/:id`, async (request, reply) => {
    const session = await findStaffSession(host, request);
    // Nobody else learns that there is such a page.
    if (!session || session.lacksFactor || !may(session.member.rights, entity, 'read')) {
      throw notFound(errorTexts.gone.page);
    }
    const bridge = host.assets.office?.bridge;
    const end = bridge ? `<script type="module" src="${bridge}"></script>` : '';
    const about = { id: idOf(request), isSection: kind === 'sections' };
    const version = one(queryParams(request.url), 'version');
    const as = previewAs(request);
    if (version === undefined) {
      const shown = kind === 'pages' ? await shownIn(host, about.id, as) : { id: about.id, as };
      const { id, as: seen } = shown;
      return serveDraft(host, request, reply, { ...about, id, as: seen, editor: { end } });
    }
    // A version is looked at, not worked on.
    const stored = requireEntity(host, session.member, entity, 'read');
    const row = await findRow(host, { member: session.member, stored }, about.id);
    const tree = await findVersion(host, { ...row, entity }, version);
    return serveDraft(host, request, reply, { ...about, as, tree, editor: { end: '' } });
  });
};

/** What the editor asks and saves of pages, or of sections. */
const addBuilt = (host: Host, kind: BuiltKind): void => {
  const { app } = host;
  const options = { ...officeRoute(), bodyLimit: limits.draft };
  const item = `${officePath.calls}/${kind}/:id`;

  app.get(item, options, async (request): Promise<ToldPage> => {
    const call = await callOf(host, request, kind, 'read');
    const { id, revision, values } = await findRow(host, call, idOf(request));
    return {
      ...{ kind, id, revision, title: String(values.title), path: String(values.path ?? '') },
      ...{ tree: treeIn(values), hasDraft: values.draft !== null },
      isLive: isLive(values),
      may: { draft: mayWrite(call, 'draft'), publish: mayWrite(call, 'content') },
    };
  });

  app.post(`${item}/block`, options, async (request) => {
    const call = await callOf(host, request, kind, 'read');
    const about = { id: idOf(request), isSection: kind === 'sections', as: previewAs(request) };
    const block = blockIn(call, request);
    const html = await renderDraftBlock(host, request, { ...about, block });
    if (html === undefined) throw notFound(entityTexts.notFound);
    return { html };
  });

  app.put(`${item}/draft`, options, async (request, reply) => {
    const call = await callOf(host, request, kind, 'change');
    requireField(call, 'draft');
    const draft = isValues(request.body) ? request.body.tree : undefined;
    const row = { id: idOf(request), revision: revisionOf(request) };
    return unlessStale(call, reply, async () => {
      const { stored, by } = call;
      const { revision, values } = await changeItem(host, { stored, by }, row, (stands) => {
        const sent = checked(call, { draft }, stands);
        // All was taken back: what visitors see is no draft beside it.
        const isSeen = [draft, sent.draft].some((one) => isSameJson(one, stands.content));
        return isSeen ? { ...sent, draft: null } : sent;
      });
      const hasDraft = values.draft !== null;
      return { revision, hasDraft, savedAt: host.clock.now().toISOString() };
    });
  });

  app.post(`${item}/publish`, options, async (request, reply) => {
    const call = await callOf(host, request, kind, 'change');
    requireField(call, 'content');
    const row = { id: idOf(request), revision: revisionOf(request) };
    return unlessStale(call, reply, async () => {
      const { stored, by } = call;
      const { revision, values } = await changeItem(host, { stored, by }, row, (stands) => {
        requireFinished(host, stands.draft);
        return stands.draft === null
          ? {}
          : {
              ...checked(call, { content: stands.draft, ...first(call, stands) }, stands),
              draft: null,
            };
      });
      return { revision, isLive: isLive(values) };
    });
  });
};

/** Pages and sections as they are built: the preview in its frame, and what the editor asks and saves. */
export const addPageRoutes = (host: Host): void => {
  for (const kind of builtKinds) {
    addFrame(host, kind);
    addBuilt(host, kind);
  }
  const path = `${officePath.calls}/blocks`;
  host.app.get(path, officeRoute(), async (request): Promise<ToldBlock[]> => {
    const { member } = await requireStaff(host, request);
    const mayBuild = builtKinds.some((kind) => may(member.rights, entityOf[kind], 'read'));
    if (!mayBuild) throw new AppError(403, 'may_not', staffTexts.mayNot);
    return listBlockTypes(host).map(tellBlock);
  });
};
