import type { WorkPage } from '#features/workfloor/api.server';
import { counterTexts as texts } from '#kernel/messages/nl-counter';

export type WorkNote = NonNullable<WorkPage['note']>;

/** A page's title: where a form came back, that is told first. */
export const titleOf = (title: string, errors: object = {}): string =>
  Object.keys(errors).length > 0 ? `${texts.notDone}: ${title}` : title;

/**
 * What was just done, by the word that its address has for it: told only where that is among those that what is
 * shown agrees with, for an address is kept, sent on and written by hand.
 */
export const doneNote = (
  done: string | undefined,
  agreeing: readonly string[],
): WorkNote | undefined => {
  if (done === undefined || !agreeing.includes(done)) return undefined;
  const known: Readonly<Record<string, { title: string; text?: string }>> = texts.done;
  const said = Object.hasOwn(known, done) ? known[done] : undefined;
  return said && { tone: 'success', ...said };
};
