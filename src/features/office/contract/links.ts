/** Addresses that lead nowhere, and what leads to them. */

/** Addresses that visitors asked for in vain, most asked first. */
export type ToldMissing = {
  rows: readonly {
    id: number;
    path: string;
    count: number;
    lastAt: string;
    /** A page of ours that leads there. */
    from: string | null;
    /** What was meant, perhaps. */
    proposal: string | null;
  }[];
  hasMore: boolean;
  /** So long one is told of after it was last asked for. */
  days: number;
  mayChange: boolean;
};

/** Where links stand that lead to an old address; `to`: where in the office that is. */
export type ToldLinkPlace = {
  /** What it is; '' of the site itself. */
  kind: string;
  title: string;
  to: string;
  count: number;
};

/** Links that lead to where something was before it came to its address. */
export type ToldFollowing = {
  old: readonly string[];
  count: number;
  places: readonly ToldLinkPlace[];
};

/** A link of a page that leads nowhere, or by a detour to `to`. */
export type ToldDeadLink = {
  href: string;
  /** The block's name in the tree, and the setting that it stands in. */
  id: string;
  name: string;
  to?: string;
};
