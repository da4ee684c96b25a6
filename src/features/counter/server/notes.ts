import type { WorkPage } from '#features/workfloor/api.server';
import { counterTexts as texts } from '#kernel/messages/nl-counter';

export type WorkNote = NonNullable<WorkPage['note']>;

/** What was just done, by the word that its address has for it. */
export const doneNote = (done: string | undefined): WorkNote | undefined => {
  const known: Readonly<Record<string, { title: string; text?: string }>> = texts.done;
  const said = done !== undefined && Object.hasOwn(known, done) ? known[done] : undefined;
  return said && { tone: 'success', ...said };
};
