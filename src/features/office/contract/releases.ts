/** What is published together at a moment. */

export type ReleaseState = 'open' | 'done' | 'stuck' | 'cancelled';

/** Why something can't be published; `to`: where in the office it is mended. */
export type ReleaseProblem = { title: string; to: string; message: string };

export type ToldReleaseItem = {
  id: number;
  kind: string;
  title: string;
  /** Where in the office it is. */
  to: string;
  addedAt: string;
  /** What it changes, as people read it. */
  lines: readonly string[];
};

export type ToldRelease = {
  id: number;
  /** Its own, or that of the one thing in it. */
  name: string;
  /** It is one thing that was planned by itself. */
  isSingle: boolean;
  at: string | null;
  state: ReleaseState;
  by: string;
  endedAt: string | null;
  /** In minutes, when it was published too late. */
  late: number;
  count: number;
  problems: readonly ReleaseProblem[];
};

export type ToldReleases = { now: string; releases: readonly ToldRelease[] };

/** One release with all that is in it; `problems` of one that isn't published yet: what would refuse it now. */
export type ToldWholeRelease = ToldRelease & {
  items: readonly ToldReleaseItem[];
  /** Why it wasn't published at its moment, where that isn't of one thing in it. */
  held: readonly string[];
  mayChange: boolean;
};
