import { noteAction } from '#features/staff/api.server';
import type { WorkRequest } from '#features/workfloor/api.server';
import { AppError, notFound } from '#kernel/errors';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import type { Host } from '#platform/host';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';

type Asked = { number: string; zipcode: string };

/** How something is found: by its number alone where it is the store's own, else with its buyer's postcode too. */
export type Finder<T> = {
  own: () => Promise<T | undefined>;
  elsewhere: (zipcode: string) => Promise<T | undefined>;
  /** What is told of all that isn't found: nobody learns whether it exists. */
  unknown: string;
};

/**
 * Looks up what isn't a store's own, by its number and its buyer's postcode. Who gave too many wrong ones finds
 * nothing more for a time, with a right one neither, so that postcodes aren't guessed; what was looked up stands in
 * the audit log.
 */
export const createLookUp = (host: Host) => {
  const period = { seconds: limits.lookUpsPeriod };
  const wrong = createRateLimiter(host, {
    ...{ ...period, name: 'counter look-up', points: limits.wrongLookUps },
  });
  // A page and its form are one look-up: it is noted once.
  const noted = createRateLimiter(host, { ...period, name: 'counter looked up', points: 1 });

  const note = ({ request, member }: WorkRequest, number: string, isFound: boolean) =>
    noteAction(host, request, {
      ...{ action: 'counter.look-up', outcome: isFound ? 'success' : 'failure' },
      ...{ memberId: member.id, subject: number.toUpperCase().slice(0, 40) },
    });

  return async <T>(work: WorkRequest, { number, zipcode }: Asked, find: Finder<T>): Promise<T> => {
    const own = await find.own();
    if (own) return own;
    if (zipcode === '') throw notFound(find.unknown);
    const who = `member ${work.member.id}`;
    // Counted before it is known to be right: of many at once no more are answered either.
    if (!(await wrong.take(who))) {
      const refusal = new AppError(429, 'too_many', texts.lookUpsTooMany);
      throw refusal.after(await wrong.secondsLeft(who));
    }
    const found = await find.elsewhere(zipcode);
    if (!found) {
      await note(work, number, false);
      throw notFound(find.unknown);
    }
    await wrong.giveBack(who);
    if (await noted.take(`${who} ${number.toUpperCase()}`)) await note(work, number, true);
    return found;
  };
};
