import type { WorkPage, WorkRequest } from '#features/workfloor/api.server';
import type { Transfer } from './read';

/** A place whose work is done: a store at its counter, or a warehouse. */
export type Desk = {
  placeId: number;
  title: string;
  /** Where its transfers are. */
  base: string;
  back: NonNullable<WorkPage['back']>;
};

export type DeskOf = (work: WorkRequest) => Promise<Desk>;

/** A transfer at a place that may see it. */
export type At = { work: WorkRequest; desk: Desk; transfer: Transfer };
