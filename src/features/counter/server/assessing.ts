import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { one } from '#features/pages/api.server';
import { assessReturn, receiveReturn } from '#features/returns/api.server';
import { noteAction } from '#features/staff/api.server';
import type { WorkPage, WorkRequest } from '#features/workfloor/api.server';
import { AppError } from '#kernel/errors';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import type { Host } from '#platform/host';
import { assessLines, readAssessed } from '../assess-return';
import { type AssessErrors, type Assessed, againParam, doneParam } from '../contract';
import { ReturnScreen } from '../site/return-screen.view';
import { doneNote, titleOf } from './notes';
import { assessedBefore, doneWithReturn, type FoundReturn, presentReturn } from './returns';

export type ShownReturn = {
  assessed?: Assessed;
  errors?: AssessErrors;
  problem?: string;
  status?: number;
};

type Page = {
  href: string;
  back: NonNullable<WorkPage['back']>;
  /** Where money is given back by hand; absent: nowhere here. */
  paidBack?: string;
  hidden?: Readonly<Record<string, string>>;
  places?: readonly { id: number; title: string }[];
};

type Assessing<At extends FoundReturn> = {
  /** Throws a 404 for what is another place's, also when it became so meanwhile. */
  find: (work: WorkRequest) => Promise<At>;
  /** The store that takes it in, absent: none; and to whose stock it goes. */
  placeOf: (at: At) => { storeId?: number; warehouseId?: number };
  pageOf: (at: At) => Page;
  action: string;
};

/** How a return is assessed line by line, taken in and paid back, wherever it came in. */
export const createAssessing = <At extends FoundReturn>(
  host: Host,
  { find, placeOf, pageOf, action }: Assessing<At>,
) => {
  const show = async (
    work: WorkRequest,
    at: At,
    { assessed = {}, errors = {}, problem, status }: ShownReturn = {},
  ): Promise<FastifyReply> => {
    const { storeId } = placeOf(at);
    const { href, back, ...page } = pageOf(at);
    const after = await doneWithReturn(host, storeId, at);
    const isAgain = after.some((word) => word === one(work.params, againParam));
    const note = problem
      ? ({ tone: 'error', title: texts.notDone, text: problem } as const)
      : isAgain
        ? ({ tone: 'notice', title: texts.doneBefore } as const)
        : doneNote(one(work.params, doneParam), after);
    return work.show({
      title: titleOf(texts.returnTitle(at.stored.number), errors),
      heading: texts.returnTitle(at.stored.number),
      back,
      content: createElement(ReturnScreen, {
        ...{ told: await presentReturn(host, storeId, at), token: work.token, assessed, errors },
        ...{ action: href, ...page },
      }),
      ...(note && { note }),
      ...(status && { status }),
    });
  };

  /** It came, whoever of two noted that; assessing it says if it couldn't have. */
  const receive = async (work: WorkRequest, at: At): Promise<void> => {
    const { storeId } = placeOf(at);
    const { name: by } = work.member;
    try {
      await receiveReturn(host, at.stored, { by, storeId, isMailed: false });
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 409) throw error;
      await find(work);
    }
  };

  const assessIt = async (work: WorkRequest): Promise<FastifyReply> => {
    const at = await find(work);
    const { stored } = at;
    const { params, member, request } = work;
    const { href } = pageOf(at);
    const came = stored.lines.filter(({ state }) => state !== 'cancelled');
    const assessed = readAssessed(came, (name) => one(params, name));
    const verdict = assessLines(came, assessed);
    /** A colleague was before: it is told whether he assessed it so too. */
    const before = async (now: At) => {
      const assessment = 'assessment' in verdict ? verdict.assessment : undefined;
      const known = await assessedBefore(host, now, assessment);
      if (!known) return undefined;
      if (known.isSame) return work.goTo(`${href}?${againParam}=ingenomen`);
      return show(work, now, { problem: texts.assessedOtherwise(known.by), status: 409 });
    };
    const over = await before(at);
    if (over) return over;
    if ('errors' in verdict) {
      return show(work, at, { assessed, errors: verdict.errors, status: 422 });
    }
    try {
      if (stored.state === 'announced') await receive(work, at);
      const { warehouseId } = placeOf(at);
      await assessReturn(host, stored, { by: member.name, ...verdict.assessment, warehouseId });
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 409) throw error;
      const now = await find(work);
      const told = await before(now);
      return told ?? show(work, now, { assessed, problem: error.message, status: 409 });
    }
    await noteAction(host, request, {
      ...{ action, outcome: 'success', memberId: member.id },
      subject: stored.number,
    });
    return work.goTo(`${href}?${doneParam}=ingenomen`);
  };

  return { show, assessIt };
};
