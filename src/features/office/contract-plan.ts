/** What the office's server and its script tell each other of planning, versions and previews. */

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
  mayChange: boolean;
};

/** What is planned of one row. */
export type ToldPlan = {
  release: ToldRelease;
  /** What was put in isn't what the draft holds by now. */
  isOther: boolean;
};

/** A version of a page. */
export type ToldVersion = {
  key: string;
  kind: 'draft' | 'published' | 'planned' | 'saved';
  at: string;
  by: string | null;
  /** It is what visitors see now. */
  isLive: boolean;
};

/** One thing in which two versions of a page differ. */
export type ToldDifference = {
  /** The block's name in the tree. */
  id: string;
  kind: 'new' | 'gone' | 'moved' | 'changed';
  label: string;
  lines: readonly string[];
};

/** So many days a link for people without an account can be made for. */
export const previewDays = [1, 7, 30] as const;

export type ToldPreviewLink = {
  id: number;
  by: string;
  createdAt: string;
  endsAt: string;
};
