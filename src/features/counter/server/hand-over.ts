import { one } from '#features/pages/api.server';
import type { WorkRequest } from '#features/workfloor/api.server';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import type { Host } from '#platform/host';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { isOnceKey, newOnceKey } from '#platform/sessions/once-key';
import { type HandOver, type HandOverErrors, scannedParam } from '../contract';

/** What is handed over: marks are good for it alone. */
export type Handed = { kind: 'order' | 'reservation'; id: number };

const purposeOf = ({ kind, id }: Handed, sessionId: string) => ({
  ...{ act: `counter scanned ${kind} ${id}`, sessionId },
});

/**
 * A mark for an address: whoever is logged in here scanned the code of this. It says nothing of the code, and is
 * good in his session alone.
 */
export const markScanned = (host: Host, handed: Handed, sessionId: string): string =>
  newOnceKey(host.config.secret, purposeOf(handed, sessionId));

type Work = Pick<WorkRequest, 'params' | 'session'>;

/** Before anything was typed to hand something over: whether its code was scanned. */
export const readScanned = (host: Host, { params, session }: Work, handed: Handed): HandOver => {
  const scanned = one(params, scannedParam);
  const isIts = isOnceKey(host.config.secret, purposeOf(handed, session.id), scanned);
  return { code: '', byName: false, paid: false, ...(isIts && scanned && { scanned }) };
};

/** What was typed to hand something over, and whether its code was scanned before. */
export const readHandOver = (host: Host, work: Work, handed: Handed): HandOver => ({
  ...readScanned(host, work, handed),
  code: (one(work.params, 'code') ?? '').trim().slice(0, limits.typed),
  byName: one(work.params, 'op_naam') !== undefined,
  paid: one(work.params, 'betaald') !== undefined,
});

type About = {
  member: { id: number };
  /** It is to be paid at the till. */
  isDue: boolean;
  isIts: (code: string) => boolean;
};

type Checked = {
  errors: HandOverErrors;
  /** In seconds, when codes are taken again. */
  retryAfter?: number;
};

/**
 * What is wrong with what was typed to hand something over. Who typed too many wrong codes fetches nothing by a code
 * for a time, with a right one neither; by a name that was checked he does.
 */
export const createHandOverCheck = (host: Host) => {
  const wrongCodes = createRateLimiter(host, {
    ...{ name: 'counter code', points: limits.wrongCodes, seconds: limits.codesPeriod },
  });
  return async (
    { code, byName, paid, scanned }: HandOver,
    { member, isDue, isIts }: About,
  ): Promise<Checked> => {
    const errors: HandOverErrors = isDue && !paid ? { paid: texts.payFirst } : {};
    if (scanned && code === '') return { errors };
    if (code === '') return { errors: byName ? errors : { ...errors, code: texts.codeOrName } };
    const who = `member ${member.id}`;
    // Counted before it is known to be right: of many at once no more are assessed either.
    if (!(await wrongCodes.take(who))) {
      if (byName) return { errors };
      const retryAfter = await wrongCodes.secondsLeft(who);
      return { errors: { ...errors, code: texts.codesTooMany }, retryAfter };
    }
    if (!isIts(code)) return { errors: { ...errors, code: texts.codeWrong } };
    await wrongCodes.giveBack(who);
    return { errors };
  };
};
