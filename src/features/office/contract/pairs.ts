/** Pages that say the same in two languages. */

/** A page as far as its other language goes. */
export type ToldPairedPage = {
  id: number;
  path: string;
  title: string;
  language: string;
  isLive: boolean;
};

/** A block of a page beside its copy in the other language. */
export type ToldPairedBlock = {
  /** '' where the page hasn't it. */
  id: string;
  otherId?: string;
  label: string;
  /** `untranslated`: both say the same, letter for letter. */
  kind: 'untranslated' | 'missing' | 'extra' | 'there';
};

/** A page and what says the same in the other language. */
export type ToldPair = {
  page: ToldPairedPage;
  other?: ToldPairedPage;
  blocks?: readonly ToldPairedBlock[];
  /** In which language the other can be made, and where; left out: the site has one language. */
  make?: { language: string; path: string };
  mayMake: boolean;
};

/** Pages that nobody wrote in the other language. */
export type ToldUnpaired = {
  hasOther: boolean;
  pages: readonly { id: number; path: string; title: string }[];
};
