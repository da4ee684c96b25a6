import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { findWholeNumber } from '#features/counter/api.server';
import { noteAction } from '#features/staff/api.server';
import type { addWorkRoutes, WorkPage, WorkRequest } from '#features/workfloor/api.server';
import { transfers as limits } from '#kernel/limits-transfers';
import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import type { Host } from '#platform/host';
import { lineOf, one } from '#platform/http/params';
import { assessReceived, type ReceivedError } from '../assess-received';
import {
  extraCode,
  extraPieces,
  extraRows,
  noteField,
  piecesField,
  transferField,
  transferNumber,
  transferPath,
} from '../contract';
import { Receive } from '../site/receive.view';
import type { At } from './desk';
import { isGoods } from './find';
import { receiveTransfer } from './move';
import { linesOf } from './read';
import { tellLines } from './tell';

type Needs = {
  pattern: string;
  post: ReturnType<typeof addWorkRoutes>['post'];
  find: (work: WorkRequest) => Promise<At>;
  frameOf: (at: At) => Promise<{ title: string; back: NonNullable<WorkPage['back']> }>;
};

const told: Record<ReceivedError, string> = {
  count: texts.countWrong,
  why: texts.whyMissing,
  long: texts.whyLong,
  unknown: texts.extraUnknown,
  twice: texts.extraTwice,
  pieces: texts.extraCount,
};

type Shown = { typed?: Record<string, string>; errors?: Record<string, string> };

/** Taking in what was sent to a place. Answers what shows its form. */
export const addReceiving = (host: Host, { pattern, post, find, frameOf }: Needs) => {
  const show = async (at: At, { typed = {}, errors = {} }: Shown = {}): Promise<FastifyReply> => {
    const { work, desk, transfer } = at;
    const { title, back } = await frameOf(at);
    const lines = await linesOf(host.db, transfer.id);
    const isWrong = Object.keys(errors).length > 0;
    return work.show({
      title: isWrong ? `${texts.notDone}: ${title}` : title,
      ...{ heading: title, back },
      content: createElement(Receive, {
        ...{ id: transfer.id, base: desk.base, token: work.token, typed, errors },
        lines: await tellLines(host.db, lines),
      }),
      ...(isWrong && { status: 422 }),
    });
  };

  const goodsOf = async (code: string): Promise<number | undefined> => {
    const variantId = code === '' ? undefined : await findWholeNumber(host.db, code);
    return variantId !== undefined && (await isGoods(host.db, variantId)) ? variantId : undefined;
  };

  post(transferPath.receive(pattern, ':id'), async (work) => {
    const at = await find(work);
    const { desk, transfer } = at;
    const href = transferPath.one(desk.base, transfer.id);
    if (transfer.state !== 'underway' || transfer.toId !== desk.placeId) {
      return work.goTo(`${href}?${transferField.again}=ontvangen`);
    }
    const lines = await linesOf(host.db, transfer.id);
    const names = [
      ...lines.flatMap(({ variantId }) => [piecesField(variantId), noteField(variantId)]),
      ...extraRows.flatMap((row) => [extraCode(row), extraPieces(row)]),
    ];
    // One character more than may be: what is too long is told, not cut.
    const typed = Object.fromEntries(
      names.map((name) => [name, lineOf(work.params, name).slice(0, limits.reason + 1)]),
    );
    if (one(work.params, 'hoe') === 'kijk') return show(at, { typed });
    const said = (name: string): string => typed[name] ?? '';
    const extras = await Promise.all(
      extraRows.map(async (row) => {
        const code = said(extraCode(row)).slice(0, limits.typed);
        return { row, code, pieces: said(extraPieces(row)), variantId: await goodsOf(code) };
      }),
    );
    const assessed = assessReceived(lines, said, extras);
    if ('errors' in assessed) {
      const errors = Object.fromEntries(
        Object.entries(assessed.errors).map(([name, error]) => [name, told[error]]),
      );
      return show(at, { typed, errors });
    }
    const which = { placeId: desk.placeId, id: transfer.id };
    const isDone = await receiveTransfer(host, which, assessed.came, work.member);
    if (!isDone) return work.goTo(`${href}?${transferField.again}=ontvangen`);
    await noteAction(host, work.request, {
      ...{ action: 'transfer.receive', outcome: 'success', memberId: work.member.id },
      subject: transferNumber(transfer.id),
      before: { pieces: lines.reduce((sum, { sent }) => sum + sent, 0) },
      after: { pieces: assessed.came.reduce((sum, { received }) => sum + received, 0) },
    });
    return work.goTo(`${href}?${transferField.done}=ontvangen`);
  });

  return show;
};
