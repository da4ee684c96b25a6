import type { FastifyReply } from 'fastify';
import { findWholeNumber } from '#features/counter/api.server';
import { noteAction } from '#features/staff/api.server';
import type { addWorkRoutes, WorkRequest } from '#features/workfloor/api.server';
import { AppError } from '#kernel/errors';
import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { one } from '#platform/http/params';
import { readPieces } from '../assess-received';
import { piecesField, transferField, transferNumber, transferPath } from '../contract';
import type { At } from './desk';
import { addPiece, type Counts, dropDraft, keepCounts } from './draft';
import { isGoods } from './find';
import { sendTransfer } from './move';
import { linesOf } from './read';
import { type TransferScreens, typedIn } from './screens';

/** Whether somebody typed another count than he saw: two phones that only scan don't stand in each other's way. */
const isOther = ({ seen, pieces }: Counts): boolean => {
  const lines = seen.split('.').filter(Boolean);
  return [...pieces].some(([variantId, count]) => !lines.includes(`${variantId}-${count}`));
};

const hrefOf = ({ desk, transfer }: At) => transferPath.one(desk.base, transfer.id);

/** Back to a transfer, which then says what was done. */
export const goToDone = (at: At, done: string) =>
  at.work.goTo(`${hrefOf(at)}?${transferField.done}=${done}`);

/** A transfer that is put together: counted, sent, or dropped. */
export const addDraftRoutes = (
  host: Host,
  of: {
    pattern: string;
    post: ReturnType<typeof addWorkRoutes>['post'];
    find: (work: WorkRequest) => Promise<At>;
    showDraft: TransferScreens['showDraft'];
  },
): void => {
  const { pattern, post, find, showDraft } = of;
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
      if (chosen === undefined && typed === '') return goToDone(at, 'bewaard');
      if (!isKnown) return work.goTo(`${hrefOf(at)}?${new URLSearchParams({ q: typed })}`);
      await addPiece(host, which, variantId);
      return goToDone(at, `erbij&${transferField.about}=${variantId}`);
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
        return goToDone(at, 'bewaard');
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
      return goToDone(at, 'verstuurd');
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
};
