import { createElement } from 'react';
import type { WorkPage, WorkRequest } from '#features/workfloor/api.server';
import { transfers as limits } from '#kernel/limits-transfers';
import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { lineOf, one } from '#platform/http/params';
import { transferField, transferNumber } from '../contract';
import { Draft } from '../site/draft.view';
import { TransferList } from '../site/list.view';
import { Told } from '../site/told.view';
import type { At, Desk } from './desk';
import { fingerprintOf } from './draft';
import { findToSend } from './find';
import { linesOf, listPlaces, listTransfers, placeTitles } from './read';
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

/** What was typed in a line, of which no more is read than anybody means. */
export const typedIn = (work: WorkRequest, name: string): string =>
  lineOf(work.params, name).slice(0, limits.typed);

/** The screens of transfers at one place. */
export const transferScreens = (host: Host) => {
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

  return { showList, frameOf, showDraft, showTold };
};

export type TransferScreens = ReturnType<typeof transferScreens>;
