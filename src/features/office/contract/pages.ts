/** Pages as they are built, their sections, versions and how they are found. */

import type { PageTree, TreeBlock } from '#features/pages/contract';
import type { BlockDefinition } from '#kernel/define/block';
import type { Unseen } from '#kernel/quality/findable';
import type { ToldDeadLink } from './links';
import type { ToldRelease } from './releases';
import type { ToldField } from './rows';

/** A page of the site. `language`: of one in another than was asked for. */
export type FoundPage = { href: string; title: string; language?: string };

/** What pages are built of, as the editor knows it: one type of block. */
export type ToldBlock = {
  type: string;
  label: string;
  version: number;
  settings: readonly ToldField[];
  /** Names of the places in it where others stand. */
  slots: readonly string[];
  /** It stands as an item of a list: in such a place of another alone. */
  inList: boolean;
} & Pick<BlockDefinition, 'group' | 'hint' | 'words' | 'holds' | 'isPart' | 'slotLabels'>;

/** What is built of blocks in the editor: pages, and sections that pages share. */
export type BuiltKind = 'pages' | 'sections';

/** A page, or a section, as its editor begins with it. */
export type ToldPage = {
  kind: BuiltKind;
  id: number;
  revision: number;
  title: string;
  /** Where visitors find it; of a section ''. */
  path: string;
  /** Its draft, or else what visitors see. */
  tree: PageTree;
  hasDraft: boolean;
  /** Visitors see some of it. */
  isLive: boolean;
  may: { draft: boolean; publish: boolean };
};

export type { PageTree, TreeBlock };

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
  /** How the page is looked at: parameters of a preview's address. */
  look: string;
  createdAt: string;
  endsAt: string;
};

/** What a page can be begun with: a block with all in it. */
export type ToldSection = {
  key: string;
  label: string;
  hint: string;
  words: string;
  block: TreeBlock;
};

/** A section of the chain's own, as it is offered for pages. */
export type OwnSection = {
  id: number;
  title: string;
  folder: string;
  /** `shared`: a page shows it; `copy`: a page gets blocks of its own that it begins with. */
  kind: 'shared' | 'copy';
  /** Pages have something to show of it. */
  isPublished: boolean;
};

/** Where a section is shown; those places alone that the reader may see are named. */
export type ToldSectionUse = {
  /** How many pages show it, and how many of those to visitors. */
  count: number;
  live: number;
  places: readonly { title: string; to: string; isLive: boolean }[];
};

/** How a page would be found, if its draft were published now. */
export type ToldFindable = {
  revision: number;
  /** Its own title, and what search engines are told instead. */
  title: string;
  seoTitle: string;
  seoDescription: string;
  noindex: boolean;
  /** Where it is read. */
  address: string;
  siteName: string;
  /** The address of the picture that it is shared with. */
  picture: string | null;
  headings: number;
  unseen?: Unseen;
  /** Others that tell the same. */
  sameTitle: readonly { id: number; path: string }[];
  sameDescription: readonly { id: number; path: string }[];
  deadLinks: readonly ToldDeadLink[];
  /** Fields that the member may write. */
  mayWrite: { seo_title: boolean; seo_description: boolean; noindex: boolean };
};
