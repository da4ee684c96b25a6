import {
  type By,
  changeItems,
  findStored,
  isSame,
  type PartOfMany,
  RefusedRows,
  readSent,
  refuseProblems,
} from '#features/entities/api.server';
import { senderOf } from '#features/settings/api.server';
import { findStaffMember, listMembers } from '#features/staff/api.server';
import { mayWriteField, type StaffMember } from '#features/staff/contract';
import { AppError } from '#kernel/errors';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import { formatMoment } from '#kernel/values/dutch-dates';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { sendMail } from '#platform/mail/jobs';
import type { PageTree, ReleaseProblem, Values } from '../../contract';
import { isBuilt } from '../built';
import { forgetSame } from '../drafts';
import { requireFinished } from '../finished';
import { goesOnline } from '../first-publish';
import { requireItems } from './items-of-member';
import { writeHeld } from './mail';
import {
  changeRelease,
  findRelease,
  itemsOf,
  lockRelease,
  PAGE,
  type Release,
  type ReleaseItem,
} from './store';

const MINUTE = 60_000;
/** Minutes that a release may be late without anybody being told. */
const LATE = 2;

/** In minutes, how much too late a release was published; 0: in time, or by hand. */
export const lateBy = ({ at, state, endedAt }: Release): number => {
  if (state !== 'done' || !at || !endedAt) return 0;
  const minutes = Math.floor((endedAt.getTime() - at.getTime()) / MINUTE);
  return minutes > LATE ? minutes : 0;
};

/** Where in the office an item is mended. */
export const placeOf = (host: Host, { entity, rowId }: Pick<ReleaseItem, 'entity' | 'rowId'>) => {
  const access = findStored(host, entity)?.entity.access ?? entity.toLowerCase();
  return isBuilt(entity) ? `/${access}/${rowId}/bouwen` : `/${access}/${rowId}`;
};

export const nameOf = ({ name }: Pick<Release, 'name'>, items: readonly ReleaseItem[]): string =>
  name || (items[0]?.title ?? texts.title);

/** What a page becomes besides when it is published the first time; only for who may say so. */
const onlineBy = (writer: StaffMember | undefined, item: ReleaseItem, stands: Values): Values =>
  item.entity === PAGE && (!writer || mayWriteField(writer.rights, PAGE, 'state'))
    ? goesOnline(stands)
    : {};

/** What an item writes over what stands there; `writer`: on whose behalf. Throws what is wrong with that. */
const writeItem = (host: Host, item: ReleaseItem, writer?: StaffMember): PartOfMany => {
  const stored = findStored(host, item.entity);
  if (!stored) throw new AppError(409, 'gone', texts.gone);
  return {
    stored,
    id: item.rowId,
    read: (stands) => {
      for (const [wire, was] of Object.entries(item.before)) {
        if (!isSame(stands[wire], was)) throw new AppError(409, 'changed', texts.changedSince);
      }
      if (isBuilt(item.entity)) requireFinished(host, item.values.content as PageTree);
      const sent = { ...item.values, ...onlineBy(writer, item, stands) };
      const { values, problems } = readSent(stored.entity.fields, sent, {
        mayWrite: () => true,
        stands,
      });
      refuseProblems(problems, stored.entity.fields);
      const isOwnDraft = isBuilt(item.entity) && isSame(stands.draft, item.values.content);
      return isOwnDraft ? { ...values, draft: null } : values;
    },
  };
};

const problemsOf = (
  host: Host,
  items: readonly ReleaseItem[],
  { refused }: RefusedRows,
): ReleaseProblem[] =>
  refused.flatMap(({ part, error }) => {
    const item = items.find(
      ({ entity, rowId }) => entity === part.stored.entity.name && rowId === part.id,
    );
    const title = item?.title ?? '';
    const to = placeOf(host, { entity: part.stored.entity.name, rowId: part.id });
    const messages = new Set(Object.values(error.fields));
    if (messages.size === 0) messages.add(error.status === 404 ? texts.gone : error.message);
    return [...messages].map((message) => ({ title, to, message }));
  });

const mailTo = async (host: Host, { memberId }: Release): Promise<string | undefined> => {
  const member = (await listMembers(host)).find(({ id }) => id === memberId);
  return member && !member.isBlocked ? member.email : undefined;
};

type Told = { name: string; problems?: readonly ReleaseProblem[]; late?: number };

/** Tells whoever planned a release that it was late, or isn't published. */
const tellPlanner = async (host: Host, tx: Tx, release: Release, told: Told): Promise<void> => {
  const to = await mailTo(host, release);
  if (!to) return;
  const when = release.at ? formatMoment(release.at) : texts.byHand;
  const mail = await writeHeld({ ...told, sender: senderOf(host), when });
  await host.jobs.enqueue(sendMail, { to, ...mail, cause: 'system' }, { tx });
};

/** On whose behalf each item is written, by its number. */
type Writers = ReadonlyMap<number, StaffMember>;

type How =
  /** Its moment has come. */
  | { how: 'due'; writers: Writers }
  /** Somebody publishes it now. */
  | { how: 'hand'; by: By; member: StaffMember }
  /** Nothing is published: what would refuse it is told. */
  | { how: 'trial' };

const isDue = (host: Host, { state, at }: Release): boolean =>
  state === 'open' && at !== null && at <= host.clock.now();

/** Who planned each item. Throws a 409 when one of them works here no more, or may not write it any more. */
const writersOf = async (host: Host, items: readonly ReleaseItem[]): Promise<Writers> => {
  const refused = new AppError(409, 'planner', texts.plannerGone);
  const writers = new Map<number, StaffMember>();
  for (const item of items) {
    const member = await findStaffMember(host, item.memberId);
    if (!member) throw refused;
    await requireItems(host, member, [item]).catch((error: unknown) => {
      throw error instanceof AppError ? refused : error;
    });
    writers.set(item.id, member);
  }
  return writers;
};

const writerOf = (asked: How, { id }: ReleaseItem): StaffMember | undefined => {
  if (asked.how === 'trial') return undefined;
  if (asked.how === 'hand') return asked.member;
  const writer = asked.writers.get(id);
  // The job is tried again.
  if (!writer) throw new Error(`Item ${id} was put into a release while that was published`);
  return writer;
};

/** What a release would write, all of it or none. */
const write = async (host: Host, id: number, asked: How): Promise<boolean> => {
  let release: Release | undefined;
  let items: ReleaseItem[] = [];
  const found = await findRelease(host, id);
  return changeItems(host, {
    by: asked.how === 'hand' ? asked.by : { way: 'plan', staffId: found.memberId },
    isTrial: asked.how === 'trial',
    parts: async (tx) => {
      release = await lockRelease(host, tx, id);
      if (asked.how === 'due' && !isDue(host, release)) return undefined;
      items = await itemsOf(tx, [id]);
      if (items.length === 0) throw new AppError(409, 'empty', texts.empty);
      return items.map((item) => writeItem(host, item, writerOf(asked, item)));
    },
    after: async (tx) => {
      if (!release) return;
      const endedAt = host.clock.now();
      await changeRelease(tx, id, { state: 'done', endedAt, problems: null });
      for (const item of items) await forgetSame(tx, item);
      if (asked.how !== 'due') return;
      const late = lateBy({ ...release, state: 'done', endedAt });
      if (late > 0) await tellPlanner(host, tx, release, { name: nameOf(release, items), late });
    },
  });
};

/** Tells that a release isn't published, once. */
const holdUp = (host: Host, id: number, problems: ReleaseProblem[]): Promise<void> =>
  transact(host.db, async (tx) => {
    const release = await lockRelease(host, tx, id);
    if (!isDue(host, release)) return;
    await changeRelease(tx, id, { state: 'stuck', endedAt: host.clock.now(), problems });
    const name = nameOf(release, await itemsOf(tx, [id]));
    await tellPlanner(host, tx, release, { name, problems });
  });

const problemsIn = async (host: Host, id: number, error: unknown): Promise<ReleaseProblem[]> => {
  const items = await itemsOf(host.db, [id]);
  if (error instanceof RefusedRows) return problemsOf(host, items, error);
  if (error instanceof AppError && ['empty', 'gone', 'planner'].includes(error.code)) {
    return [{ title: '', to: '/planning', message: error.message }];
  }
  throw error;
};

/** What would refuse a release now; none: all is well. */
export const tryRelease = async (host: Host, id: number): Promise<ReleaseProblem[]> => {
  try {
    await write(host, id, { how: 'trial' });
    return [];
  } catch (error) {
    return problemsIn(host, id, error);
  }
};

/** Publishes a release now. Throws a 422 with what refuses it; nothing of it is published then. */
export const publishByHand = async (
  host: Host,
  id: number,
  who: { by: By; member: StaffMember },
): Promise<void> => {
  try {
    await write(host, id, { how: 'hand', ...who });
  } catch (error) {
    const problems = await problemsIn(host, id, error);
    const fields = problems.map(({ title, message }, at) => [`${at}`, `${title}: ${message}`]);
    throw new AppError(422, 'refused', texts.missing, Object.fromEntries(fields));
  }
};

/** Publishes a release whose moment has come, or tells why it isn't. Done again, it does nothing. */
export const publishDue = async (host: Host, id: number): Promise<void> => {
  try {
    const writers = await writersOf(host, await itemsOf(host.db, [id]));
    await write(host, id, { how: 'due', writers });
  } catch (error) {
    // It ended meanwhile: another process was there first.
    if (error instanceof AppError && error.code === 'ended') return;
    await holdUp(host, id, await problemsIn(host, id, error)).catch((told) => {
      if (!(told instanceof AppError && told.code === 'ended')) throw told;
    });
  }
};
