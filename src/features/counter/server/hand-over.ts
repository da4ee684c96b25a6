import { one, type Params } from '#features/pages/api.server';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import type { Host } from '#platform/host';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { codeParam, type HandOver, type HandOverErrors } from '../contract';

/** What was typed to hand something over. */
export const readHandOver = (params: Params): HandOver => ({
  code: (one(params, 'code') ?? '').trim().slice(0, limits.typed),
  byName: one(params, 'op_naam') !== undefined,
  paid: one(params, 'betaald') !== undefined,
});

/** The same before anything was: a code that was scanned is filled in. */
export const scannedIn = (params: Params): HandOver => ({
  ...{ code: (one(params, codeParam) ?? '').slice(0, limits.typed), byName: false, paid: false },
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
    { code, byName, paid }: HandOver,
    { member, isDue, isIts }: About,
  ): Promise<Checked> => {
    const errors: HandOverErrors = isDue && !paid ? { paid: texts.payFirst } : {};
    if (code === '') return { errors: byName ? errors : { ...errors, code: texts.codeOrName } };
    const who = `member ${member.id}`;
    // Counted before it is known to be right: of many at once no more are judged either.
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
