// What was done to a page, to be taken back and done again.
import type { PageTree } from '#features/office/contract';
import { apply, type Edit, type SlotsOf } from './tree';

/** One step: what it did, and what takes it back. */
type Step = { redo: Edit; undo: Edit; at: number };

export type Work = { tree: PageTree; done: readonly Step[]; undone: readonly Step[] };

/** Older steps are forgotten: a device keeps so many. */
const MOST = 500;

/** In ms: what is typed in one field so soon after each other is one step. */
const ONE_GO = 1500;

export const begin = (tree: PageTree): Work => ({ tree, done: [], undone: [] });

const isSameField = (one: Edit, other: Edit): boolean =>
  one.do === 'set' && other.do === 'set' && one.id === other.id && one.name === other.name;

/** Does something; what can't be done leaves the work as it was. */
export const doStep = (work: Work, edit: Edit, slotsOf: SlotsOf, at: number): Work => {
  const made = apply(work.tree, edit, slotsOf);
  if (!made) return work;
  const last = work.done.at(-1);
  const goesOn =
    last !== undefined &&
    work.undone.length === 0 &&
    at - last.at < ONE_GO &&
    isSameField(last.redo, edit);
  const step: Step = { redo: edit, undo: goesOn ? last.undo : made.undo, at };
  const before = goesOn ? work.done.slice(0, -1) : work.done;
  return { tree: made.tree, done: [...before, step].slice(-MOST), undone: [] };
};

/** Takes the last step back. A step whose inverse can't be done is forgotten with all before it. */
export const undoStep = (work: Work, slotsOf: SlotsOf): Work => {
  const step = work.done.at(-1);
  if (!step) return work;
  const made = apply(work.tree, step.undo, slotsOf);
  if (!made) return { ...work, done: [] };
  return { tree: made.tree, done: work.done.slice(0, -1), undone: [...work.undone, step] };
};

export const redoStep = (work: Work, slotsOf: SlotsOf): Work => {
  const step = work.undone.at(-1);
  if (!step) return work;
  const made = apply(work.tree, step.redo, slotsOf);
  if (!made) return { ...work, undone: [] };
  // Done again, it is a step of its own: what is typed next isn't part of it.
  const again = { ...step, at: 0 };
  return { tree: made.tree, done: [...work.done, again], undone: work.undone.slice(0, -1) };
};
