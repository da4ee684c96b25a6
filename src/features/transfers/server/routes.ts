import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { findWholeNumber } from '#features/counter/api.server';
import { getSite } from '#features/settings/api.server';
import { noteAction } from '#features/staff/api.server';
import type { addWorkRoutes, WorkPage, WorkRequest } from '#features/workfloor/api.server';
import { AppError } from '#kernel/errors';
import { transfers as limits } from '#kernel/limits-transfers';
import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { lineOf, one } from '#platform/http/params';
import { readPieces } from '../assess-received';
import { piecesField, transferField, transferNumber, transferPath } from '../contract';
import { Draft } from '../site/draft.view';
import { TransferList } from '../site/list.view';
import { TransferNote } from '../site/note.view';
import { Told } from '../site/told.view';
import type { At, Desk, DeskOf } from './desk';
import {
  addPiece,
  beginTransfer,
  type Counts,
  dropDraft,
  fingerprintOf,
  keepCounts,
} from './draft';
import { findToSend, isGoods } from './find';
import { noteSeen, sendTransfer } from './move';
import { getTransfer, linesOf, listPlaces, listTransfers, placeTitles } from './read';
import { addReceiving } from './receive-routes';
import { storyOf, tellLines, tellTransfer } from './tell';

type Shown = {
  typed?: Record<string, string>;
  errors?: Record<string, string>;
  problem?: string;
  status?: number;
};

/** What was just done, told only while it is so. */
const noteOf = (work: WorkRequest, agreeing: readonly string[]): WorkPage['note'] => {
  const said = one(work.params, transferField.done) ?? '';
  const known: Readonly<Record<string, string>> = texts.done;
  if (agreeing.includes(said) && Object.hasOwn(known, said)) {
    return { tone: 'success', title: known[said] ?? '' };
  }
  const again = one(work.params, transferField.again) ?? '';
  return agreeing.includes(again) ? { tone: 'notice', title: texts.doneBefore } : undefined;
};
const typedIn = (work: WorkRequest, name: string): string =>
  lineOf(work.params, name).slice(0, limits.typed);

/** Whether somebody typed another count than he saw: two phones that only scan don't stand in each other's way. */
const isOther = ({ seen, pieces }: Counts): boolean => {
  const lines = seen.split('.').filter(Boolean);
  return [...pieces].some(([variantId, count]) => !lines.includes(`${variantId}-${count}`));
};

/** Transfers of one kind of place: listed, put together, sent, and told. Taking in is `receive-routes`. */
export const addTransferRoutes = (
  host: Host,
  { get, post }: ReturnType<typeof addWorkRoutes>,
  { pattern, deskOf }: { pattern: string; deskOf: DeskOf },
): void => {
  const find = async (work: WorkRequest): Promise<At> => {
    const desk = await deskOf(work);
    const id = readWholeNumber((work.request.params as { id: string }).id) ?? 0;
    return { work, desk, transfer: await getTransfer(host, host.db, desk.placeId, { id }) };
  };

  const showList = async (work: WorkRequest, desk: Desk, error?: string) => {
    const { placeId, base, title, back } = desk;
    const { drafts, outgoing, incoming, different, over } = await listTransfers(host, placeId);
    const all = [drafts, outgoing, incoming, different, over].flat();
    const titles = await placeTitles(
      host.db,
      all.flatMap(({ fromId, toId }) => [fromId, toId]),
    );
    const told = (rows: typeof all) =>
      rows.map((row) => tellTransfer(row, { placeId, base, titles }));
    const note = noteOf(work, ['weg']);
    return work.show({
      title: [error && `${texts.notDone}: `, `${texts.title} ${title}`].filter(Boolean).join(''),
      heading: texts.title,
      back,
      content: createElement(TransferList, {
        ...{ base, token: work.token, error },
        ...{ incoming: told(incoming), different: told(different), drafts: told(drafts) },
        ...{ outgoing: told(outgoing), over: told(over) },
        places: (await listPlaces(host.db)).filter(({ id }) => id !== placeId),
      }),
      ...(note && { note }),
      ...(error && { status: 422 }),
    });
  };

  const frameOf = async ({ desk, transfer }: At) => {
    const { fromId, toId } = transfer;
    const titles = await placeTitles(host.db, [fromId, toId]);
    const isSender = fromId === desk.placeId;
    const where = isSender
      ? texts.to(titles.get(toId) ?? '')
      : texts.from(titles.get(fromId) ?? '');
    const title = `${transferNumber(transfer.id)}: ${where}`;
    return { title, isSender, titles, back: { href: desk.base, label: texts.title } };
  };

  const showDraft = async (at: At, { typed = {}, errors = {}, problem, status }: Shown = {}) => {
    const { work, desk, transfer } = at;
    const { title, back } = await frameOf(at);
    const lines = await linesOf(host.db, transfer.id);
    const told = await tellLines(host.db, lines);
    const about = readWholeNumber(one(work.params, transferField.about));
    const last = told.find(({ variantId }) => variantId === about);
    const search = typedIn(work, 'q');
    const note: WorkPage['note'] = problem
      ? { tone: 'error', title: texts.notDone, text: problem }
      : noteOf(work, ['bewaard']);
    const found = search === '' ? [] : await findToSend(host.db, desk.placeId, search);
    return work.show({
      ...{ title, back },
      ...(search !== '' && {
        ...{ title: `${texts.foundBy(found.length, search)}: ${title}`, heading: title },
      }),
      content: createElement(Draft, {
        ...{ id: transfer.id, base: desk.base, token: work.token, typed, errors, search },
        lines: told,
        ...(last && !problem && { added: texts.added(last.name, last.sent) }),
        fingerprint: fingerprintOf(lines),
        found,
      }),
      ...(note && { note }),
      ...(status && { status }),
    });
  };

  const showTold = async (at: At) => {
    const { work, desk, transfer } = at;
    const { title, isSender, back } = await frameOf(at);
    const lines = await linesOf(host.db, transfer.id);
    const isUnderway = transfer.state === 'underway';
    const differs = !isUnderway && lines.some(({ sent, received }) => sent !== received);
    const note = noteOf(work, isUnderway ? ['verstuurd'] : ['ontvangen', 'gezien']);
    return work.show({
      ...{ title, back },
      content: createElement(Told, {
        ...{ id: transfer.id, base: desk.base, token: work.token, isUnderway, differs, isSender },
        mayClose: differs && isSender && transfer.seenAt === null,
        lines: await tellLines(host.db, lines),
        story: storyOf(transfer),
      }),
      ...(note && { note }),
    });
  };

  const receiving = addReceiving(host, { pattern, post, find, frameOf });

  const showOne = (at: At): Promise<FastifyReply> => {
    const { state, toId } = at.transfer;
    if (state === 'draft') return showDraft(at);
    const isIncoming = state === 'underway' && toId === at.desk.placeId;
    return isIncoming ? receiving(at) : showTold(at);
  };

  const hrefOf = ({ desk, transfer }: At) => transferPath.one(desk.base, transfer.id);
  const go = (at: At, done: string) => at.work.goTo(`${hrefOf(at)}?${transferField.done}=${done}`);

  /** A draft that is none any more says so at its own address. */
  const onDraft = async (at: At, act: () => Promise<FastifyReply>): Promise<FastifyReply> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof AppError) || ![409, 422].includes(error.status)) throw error;
      if (error.code === 'sent') {
        return at.work.goTo(`${hrefOf(at)}?${transferField.again}=verstuurd`);
      }
      return showDraft(at, { problem: error.message, status: error.status });
    }
  };

  get(pattern, async (work) => showList(work, await deskOf(work)));

  post(pattern, async (work) => {
    const desk = await deskOf(work);
    const toId = readWholeNumber(one(work.params, transferField.to)) ?? 0;
    const asked = { fromId: desk.placeId, toId, by: work.member.name };
    const begun = await beginTransfer(host, asked);
    if (!begun) return showList(work, desk, texts.chooseFirst);
    return work.goTo(transferPath.one(desk.base, begun.id));
  });

  get(transferPath.one(pattern, ':id'), async (work) => showOne(await find(work)));

  /** What was typed of each line, and what is wrong with that. */
  const readCounts = async ({ work, transfer }: At) => {
    const lines = await linesOf(host.db, transfer.id);
    const names = lines.map(({ variantId }) => [variantId, piecesField(variantId)] as const);
    const typed = Object.fromEntries(names.map(([, name]) => [name, typedIn(work, name)]));
    const pieces = new Map<number, number>();
    const errors: Record<string, string> = {};
    for (const [variantId, name] of names) {
      // A line that came since is told by the lines that its sender saw.
      if (work.params[name] === undefined) continue;
      const count = readPieces(typed[name] ?? '');
      if (count === undefined) errors[name] = texts.countWrong;
      else pieces.set(variantId, count);
    }
    const seen = one(work.params, transferField.seen) ?? '';
    return { typed, errors, counts: { seen, pieces } satisfies Counts };
  };

  post(transferPath.add(pattern, ':id'), async (work) => {
    const at = await find(work);
    const { placeId } = at.desk;
    const typed = typedIn(work, transferField.code);
    const chosen = readWholeNumber(one(work.params, 'artikel'));
    const variantId = chosen ?? (await findWholeNumber(host.db, typed));
    const isKnown = variantId !== undefined && (await isGoods(host.db, variantId));
    // What was typed of the lines is kept first, whatever this was pressed for.
    const { typed: counted, errors, counts } = await readCounts(at);
    if (Object.keys(errors).length > 0) {
      return showDraft(at, { typed: counted, errors, status: 422 });
    }
    return onDraft(at, async () => {
      const which = { placeId, id: at.transfer.id };
      if (isOther(counts)) await keepCounts(host, which, counts);
      if (chosen === undefined && typed === '') return go(at, 'bewaard');
      if (!isKnown) return work.goTo(`${hrefOf(at)}?${new URLSearchParams({ q: typed })}`);
      await addPiece(host, which, variantId);
      return go(at, `erbij&${transferField.about}=${variantId}`);
    });
  });

  post(transferPath.send(pattern, ':id'), async (work) => {
    const at = await find(work);
    const { typed, errors, counts } = await readCounts(at);
    if (Object.keys(errors).length > 0) return showDraft(at, { typed, errors, status: 422 });
    const which = { placeId: at.desk.placeId, id: at.transfer.id };
    return onDraft(at, async () => {
      if (one(work.params, 'hoe') === 'bewaar') {
        await keepCounts(host, which, counts);
        return go(at, 'bewaard');
      }
      const sent = await sendTransfer(host, which, counts, work.member);
      if (sent.kind === 'none') return showDraft(at, { problem: texts.nothing, status: 422 });
      if (sent.kind === 'few') {
        const few = [...sent.few].map(([id, free]) => [piecesField(id), texts.tooFew(free)]);
        return showDraft(at, { typed, errors: Object.fromEntries(few), status: 422 });
      }
      await noteAction(host, work.request, {
        ...{ action: 'transfer.send', outcome: 'success', memberId: work.member.id },
        ...{ subject: transferNumber(which.id), after: { pieces: sent.pieces } },
      });
      return go(at, 'verstuurd');
    });
  });

  post(transferPath.drop(pattern, ':id'), async (work) => {
    const at = await find(work);
    return onDraft(at, async () => {
      await dropDraft(host, { placeId: at.desk.placeId, id: at.transfer.id });
      await noteAction(host, work.request, {
        ...{ action: 'transfer.drop', outcome: 'success', memberId: work.member.id },
        subject: transferNumber(at.transfer.id),
      });
      return work.goTo(`${at.desk.base}?${transferField.done}=weg`);
    });
  });

  post(transferPath.seen(pattern, ':id'), async (work) => {
    const at = await find(work);
    await noteSeen(host, { placeId: at.desk.placeId, id: at.transfer.id });
    return go(at, 'gezien');
  });

  get(transferPath.note(pattern, ':id'), async (work) => {
    const at = await find(work);
    const { titles, back } = await frameOf(at);
    const { id, fromId, toId } = at.transfer;
    const number = transferNumber(id);
    return work.show({
      ...{ title: texts.noteTitle(number), back, isPrinted: true },
      content: createElement(TransferNote, {
        ...{ site: getSite(host).name, number },
        way: texts.fromTo(titles.get(fromId) ?? '', titles.get(toId) ?? ''),
        sent: storyOf(at.transfer).at(at.transfer.sentAt ? -2 : -1) ?? '',
        lines: await tellLines(host.db, await linesOf(host.db, id)),
      }),
    });
  });
};
