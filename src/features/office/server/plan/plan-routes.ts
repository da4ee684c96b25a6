import type { FastifyRequest } from 'fastify';
import { findStored, isSame, tellFields } from '#features/entities/api.server';
import { listBlockTypes } from '#features/pages/api.server';
import { memberNames, noteAction } from '#features/staff/api.server';
import { may, mayWriteField, type StaffMember } from '#features/staff/contract';
import { wireName } from '#kernel/define/entity';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import { staffTexts } from '#kernel/messages/nl-staff';
import { versionTexts } from '#kernel/messages/nl-versions';
import { formatMoment } from '#kernel/values/dutch-dates';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import type {
  PageTree,
  ToldPlan,
  ToldRelease,
  ToldReleaseItem,
  ToldReleases,
  ToldWholeRelease,
  Values,
} from '../../contract';
import { isBuilt } from '../built';
import { readDraft } from '../drafts';
import { requireFinished } from '../finished';
import { mayReadOf, requireEntity, requireOwnStore, requireStaff } from '../guard';
import { officeRoute } from '../route';
import { type Call, checked, findRow, idOf, isValues } from '../row-routes';
import { titleOf } from '../tell';
import { diffTrees } from './diff-trees';
import { maySee, requireItems } from './items-of-member';
import { releaseJob } from './jobs';
import { lateBy, nameOf, placeOf, publishByHand, tryRelease } from './publish';
import {
  changeRelease,
  findRelease,
  isOpen,
  itemsOf,
  listReleases,
  lockRelease,
  makeRelease,
  openOf,
  PAGE,
  putIn,
  type Release,
  type ReleaseItem,
  takeOut,
  takeOver,
} from './store';

const TWO_YEARS = 2 * 365 * 86_400_000;

/** A moment that something can be planned for; null: by hand. Throws a 400. */
const momentIn = (host: Host, value: unknown): Date | null => {
  if (value === null || value === undefined) return null;
  const at = new Date(typeof value === 'string' ? value : Number.NaN);
  const ahead = at.getTime() - host.clock.now().getTime();
  if (Number.isNaN(ahead)) throw badRequest(texts.noMoment, { at: texts.noMoment });
  if (ahead <= 0) throw badRequest(texts.past, { at: texts.past });
  if (ahead > TWO_YEARS) throw badRequest(texts.far, { at: texts.far });
  return at;
};

const nameIn = (value: unknown): string => {
  const name = typeof value === 'string' ? value.trim() : '';
  if (name === '') throw badRequest(texts.needsName, { name: texts.needsName });
  if (name.length > limits.releaseName) {
    throw badRequest(texts.nameLong, { name: texts.nameLong });
  }
  return name;
};

const bodyOf = ({ body }: FastifyRequest): Values => (isValues(body) ? body : {});

const tellRelease = (
  release: Release,
  items: readonly ReleaseItem[],
  names: ReadonlyMap<number, string>,
): ToldRelease => ({
  ...{ id: release.id, name: nameOf(release, items), isSingle: release.name === '' },
  at: release.at?.toISOString() ?? null,
  state: release.state,
  by: names.get(release.memberId) ?? '',
  endedAt: release.endedAt?.toISOString() ?? null,
  late: lateBy(release),
  count: items.length,
  problems: release.problems ?? [],
});

const none: PageTree = { root: {}, content: [], zones: {} };

/** What becomes of a page, block by block. */
const tellTrees = (host: Host, { before, values }: ReleaseItem): string[] => {
  const [from, to] = [before.content ?? none, values.content ?? none] as [PageTree, PageTree];
  return diffTrees(from, to, listBlockTypes(host)).map(
    ({ kind, label }) => `${versionTexts.kinds[kind]}: ${label}`,
  );
};

const tellItem = async (
  host: Host,
  member: StaffMember,
  item: ReleaseItem,
): Promise<ToldReleaseItem> => {
  const stored = findStored(host, item.entity);
  const readable = new Set(
    stored?.entity.fields.filter(mayReadOf(member, stored)).map(wireName) ?? [],
  );
  const after = { ...item.before, ...item.values };
  const isTree = isBuilt(item.entity);
  const held = { before: item.before, after };
  const [told = {}] = stored && !isTree ? await tellFields(host.db, stored, [held]) : [];
  return {
    ...{ id: item.id, title: item.title, to: placeOf(host, item) },
    kind: stored?.entity.label.one ?? item.entity,
    addedAt: item.addedAt.toISOString(),
    lines: isTree
      ? tellTrees(host, item)
      : Object.entries(told).flatMap(([wire, one]) => (readable.has(wire) ? one.told : [])),
  };
};

/** What would be planned of a row: its draft, and what stands there. Throws a 409 when there is none. */
const draftOf = async (host: Host, call: Call, id: number) => {
  const { member, stored } = call;
  const row = await findRow(host, call, id);
  const title = String(row.values[titleOf(stored)] ?? id);
  const none = new AppError(409, 'no_draft', texts.noDraft);
  if (isBuilt(stored.entity.name)) {
    if (!mayWriteField(member.rights, stored.entity.name, 'content')) {
      throw new AppError(403, 'may_not', staffTexts.mayNot);
    }
    const { draft, content } = row.values;
    if (draft === null || draft === undefined) throw none;
    requireFinished(host, draft);
    checked(call, { content: draft }, row.values);
    return { title, values: { content: draft }, before: { content } };
  }
  const kept = await readDraft(host, {
    ...{ memberId: member.id, entity: stored.entity.name, rowId: id },
  });
  if (!kept || Object.keys(kept.values).length === 0) throw none;
  const values = checked(call, kept.values, row.values);
  requireOwnStore(member, stored, { id, values: { ...row.values, ...values } });
  const before = Object.fromEntries(Object.keys(values).map((wire) => [wire, row.values[wire]]));
  return { title, values, before };
};

/** Planned publishing, and releases of several things at once. */
export const addPlanRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const list = `${officePath.calls}/releases`;
  const one = `${list}/:id`;
  const plan = `${officePath.calls}/plans/:entity/:id`;

  const wake = async ({ id, at }: Pick<Release, 'id' | 'at'>, tx?: Tx): Promise<void> => {
    if (at) await host.jobs.enqueue(releaseJob, { id }, { startAfter: at, ...(tx && { tx }) });
  };

  const note = (
    request: FastifyRequest,
    what: 'make' | 'move' | 'cancel' | 'out',
    { memberId, subject, at }: { memberId: number; subject: string; at?: Date | null },
    tx?: Tx,
  ): Promise<void> =>
    noteAction(
      host,
      request,
      {
        ...{ action: `plan.${what}`, outcome: 'success', memberId, subject },
        ...(at !== undefined && { after: { [texts.when]: at ? formatMoment(at) : texts.byHand } }),
      },
      tx,
    );

  /** A release that a member may see; `toChange`: whose things he may write. */
  const releaseOf = async (request: FastifyRequest, toChange: boolean) => {
    const { member } = await requireStaff(host, request);
    const release = await findRelease(host, idOf(request));
    const items = await itemsOf(host.db, [release.id]);
    if (!(await maySee(host, member, items))) throw notFound(texts.gone);
    if (toChange) await requireItems(host, member, items);
    return { member, release, items };
  };

  app.get(list, options, async (request): Promise<ToldReleases> => {
    const { member } = await requireStaff(host, request);
    const releases = await listReleases(host);
    const items = await itemsOf(
      host.db,
      releases.map(({ id }) => id),
    );
    const names = await memberNames(
      host,
      releases.map(({ memberId }) => memberId),
    );
    const isPlanner = may(member.rights, PAGE, 'read');
    const seen = await Promise.all(
      releases.map(async (release) => {
        const own = items.filter(({ releaseId }) => releaseId === release.id);
        const isSeen =
          own.length > 0 ? await maySee(host, member, own) : isPlanner && release.name !== '';
        return { release, own, isSeen };
      }),
    );
    return {
      now: host.clock.now().toISOString(),
      releases: seen.flatMap(({ release, own, isSeen }) =>
        isSeen ? [tellRelease(release, own, names)] : [],
      ),
    };
  });

  app.post(list, options, async (request, reply) => {
    const { member } = await requireStaff(host, request);
    await requireItems(host, member, []);
    const { name, at } = bodyOf(request);
    const release = await makeRelease(host, {
      ...{ name: nameIn(name), at: momentIn(host, at), memberId: member.id },
    });
    await wake(release);
    await note(request, 'make', { memberId: member.id, subject: release.name, at: release.at });
    reply.code(201);
    return { id: release.id };
  });

  app.get(one, options, async (request): Promise<ToldWholeRelease> => {
    const { member, release, items } = await releaseOf(request, false);
    const names = await memberNames(host, [release.memberId]);
    const mayChange = await requireItems(host, member, items).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.status === 403) return false;
        throw error;
      },
    );
    const problems = isOpen(release) && items.length > 0 ? await tryRelease(host, release.id) : [];
    return {
      ...tellRelease(release, items, names),
      ...(isOpen(release) && { problems }),
      items: await Promise.all(items.map((item) => tellItem(host, member, item))),
      held: (release.problems ?? []).flatMap(({ title, message }) => (title ? [] : [message])),
      mayChange: mayChange && isOpen(release),
    };
  });

  /** Another name or moment. What couldn't be published waits for its new moment. */
  app.patch(one, options, async (request) => {
    const { member, release, items } = await releaseOf(request, true);
    const { name, at } = bodyOf(request);
    const moment = at === undefined ? undefined : momentIn(host, at);
    const named = name === undefined || release.name === '' ? undefined : nameIn(name);
    await transact(host.db, async (tx) => {
      await lockRelease(host, tx, release.id);
      await changeRelease(tx, release.id, {
        ...(named !== undefined && { name: named }),
        ...(moment !== undefined && {
          ...{ at: moment, state: 'open', endedAt: null, problems: null, memberId: member.id },
        }),
      });
      if (moment) {
        // Whoever moves it may write all of it, and it is published on his behalf.
        await takeOver(tx, release.id, member.id);
        await wake({ id: release.id, at: moment }, tx);
      }
      const subject = named ?? nameOf(release, items);
      await note(request, 'move', { memberId: member.id, subject, at: moment ?? release.at }, tx);
    });
    return { id: release.id };
  });

  app.post(`${one}/cancel`, options, async (request) => {
    const { member, release, items } = await releaseOf(request, true);
    await transact(host.db, async (tx) => {
      await lockRelease(host, tx, release.id);
      await changeRelease(tx, release.id, { state: 'cancelled', endedAt: host.clock.now() });
      const subject = nameOf(release, items);
      await note(request, 'cancel', { memberId: member.id, subject }, tx);
    });
    return { id: release.id };
  });

  app.post(`${one}/publish`, options, async (request) => {
    const { member, release } = await releaseOf(request, true);
    const by = { way: 'office', staffId: member.id, client: clientOf(request) } as const;
    await publishByHand(host, release.id, { by, member });
    return { id: release.id };
  });

  app.delete(`${one}/items/:item`, options, async (request) => {
    const { member, release, items } = await releaseOf(request, true);
    const item = readWholeNumber((request.params as { item: string }).item) ?? 0;
    await transact(host.db, async (tx) => {
      await lockRelease(host, tx, release.id);
      await takeOut(tx, release.id, item);
      const subject = items.find(({ id }) => id === item)?.title ?? nameOf(release, items);
      await note(request, 'out', { memberId: member.id, subject }, tx);
    });
    return { id: release.id };
  });

  const rowCall = async (request: FastifyRequest, action: 'read' | 'change'): Promise<Call> => {
    const { member } = await requireStaff(host, request);
    const { entity } = request.params as { entity: string };
    const stored = requireEntity(host, member, entity, action);
    return { member, stored, by: { way: 'office', staffId: member.id } };
  };

  app.get(plan, options, async (request): Promise<{ plan: ToldPlan | null }> => {
    const call = await rowCall(request, 'read');
    const row = await findRow(host, call, idOf(request));
    const [found] = await openOf(host.db, host, call.stored.entity.name, [row.id]);
    if (!found) return { plan: null };
    const names = await memberNames(host, [found.release.memberId]);
    const { draft, content } = row.values;
    const isTree = isBuilt(call.stored.entity.name);
    return {
      plan: {
        release: tellRelease(found.release, await itemsOf(host.db, [found.release.id]), names),
        isOther: isTree && !isSame(draft ?? content, found.item.values.content),
      },
    };
  });

  /** Plans the draft of a row as it stands: by itself at a moment, or in a release. */
  app.post(plan, options, async (request, reply) => {
    const call = await rowCall(request, 'change');
    const id = idOf(request);
    const { at, release: releaseId } = bodyOf(request);
    const moment = momentIn(host, at);
    if (moment === null && !Number.isSafeInteger(releaseId)) {
      throw badRequest(texts.noMoment, { at: texts.noMoment });
    }
    const draft = await draftOf(host, call, id);
    const item = { ...draft, entity: call.stored.entity.name, rowId: id, memberId: call.member.id };
    const into = moment ? { at: moment } : { releaseId: Number(releaseId) };
    const made = await putIn(host, item, into);
    if (moment) await wake(made);
    const about = { memberId: call.member.id, subject: draft.title, at: made.at };
    await note(request, 'make', about);
    reply.code(201);
    return { id: made.id };
  });
};
