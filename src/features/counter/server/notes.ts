import type { WorkPage } from '#features/workfloor/api.server';
import { counterTexts as texts } from '#kernel/messages/nl-counter';

export type WorkNote = NonNullable<WorkPage['note']>;

/** A page's title: where a form came back, that is told first. */
export const titleOf = (title: string, errors: object = {}): string =>
  Object.keys(errors).length > 0 ? `${texts.notDone}: ${title}` : title;

/** What was just done, by the word that its address has for it. */
export const doneNote = (done: string | undefined): WorkNote | undefined => {
  const known: Readonly<Record<string, { title: string; text?: string }>> = texts.done;
  const said = done !== undefined && Object.hasOwn(known, done) ? known[done] : undefined;
  return said && { tone: 'success', ...said };
};
