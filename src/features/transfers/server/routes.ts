import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { getSite } from '#features/settings/api.server';
import type { addWorkRoutes, WorkRequest } from '#features/workfloor/api.server';
import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { one } from '#platform/http/params';
import { transferField, transferNumber, transferPath } from '../contract';
import { TransferNote } from '../site/note.view';
import type { At, DeskOf } from './desk';
import { beginTransfer } from './draft';
import { addDraftRoutes, goToDone } from './draft-routes';
import { noteSeen } from './move';
import { getTransfer, linesOf } from './read';
import { addReceiving } from './receive-routes';
import { transferScreens } from './screens';
import { storyOf, tellLines } from './tell';

/**
 * Transfers of one kind of place: listed, begun and told. Putting together is `draft-routes`, taking in
 * `receive-routes`.
 */
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

  const { showList, frameOf, showDraft, showTold } = transferScreens(host);
  const receiving = addReceiving(host, { pattern, post, find, frameOf });

  const showOne = (at: At): Promise<FastifyReply> => {
    const { state, toId } = at.transfer;
    if (state === 'draft') return showDraft(at);
    const isIncoming = state === 'underway' && toId === at.desk.placeId;
    return isIncoming ? receiving(at) : showTold(at);
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

  addDraftRoutes(host, { pattern, post, find, showDraft });

  post(transferPath.seen(pattern, ':id'), async (work) => {
    const at = await find(work);
    await noteSeen(host, { placeId: at.desk.placeId, id: at.transfer.id });
    return goToDone(at, 'gezien');
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
