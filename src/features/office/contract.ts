/** What the office's server and its script tell each other, as JSON. */

import type { PageTree, TreeBlock } from '#features/pages/contract';
import type { BlockDefinition } from '#kernel/define/block';
import type { FieldOption } from '#kernel/define/field';
import type { Unseen } from '#kernel/quality/findable';
import type { Colors } from '#kernel/values/theme-colors';

/** A field as the office's forms and lists know it: see `EntityField`. */
export type ToldField = {
  /** Its name on the wire. */
  name: string;
  label: string;
  type: string;
  help?: string;
  required?: boolean;
  orNull?: boolean;
  mayBeNull?: boolean;
  least?: number;
  most?: number;
  whole?: boolean;
  pattern?: { source: string; told: string };
  options?: readonly FieldOption[];
  /** The entity whose rows it names. */
  entity?: string;
  /** The entity whose rows a setting names by their numbers; `many`: several, in order. */
  picks?: { entity: string; many?: true };
  /** Of a group: what it holds. */
  fields?: readonly ToldField[];
  /** Of a new row that says nothing of it. */
  usual: unknown;
  mayWrite: boolean;
  /** Whether lists can be put in its order, and rows be chosen by it. */
  sorts: boolean;
  filters: boolean;
};

export type ToldEntity = {
  /** Such as `Location`. */
  name: string;
  /** As it stands in addresses, such as `location`. */
  access: string;
  label: { one: string; many: string };
  noun: { one: string; many: string };
  fields: readonly ToldField[];
  /** The field whose value names a row. */
  title: string;
  /** The fields that a list shows unless others are chosen. */
  columns: readonly string[];
  may: { create: boolean; change: boolean; delete: boolean };
  /** The role may write some of its fields alone. */
  isLimited: boolean;
};

/** What the office begins with. */
export type OfficeStart = {
  site: { name: string; slug: string };
  member: {
    id: number;
    name: string;
    email: string;
    role: string;
    special: readonly string[];
  };
  /** His role asks for codes: before he has an app, nothing but his own page opens. */
  mustSetUp: boolean;
  entities: readonly ToldEntity[];
  /** The site is new, or its beginning was left halfway; told to who may make it. */
  begin?: 'new' | 'open';
  /** For the form that logs out. */
  token: string;
};

export type Values = Record<string, unknown>;

export type ToldRow = {
  id: number;
  revision: number;
  title: string;
  /** Where visitors find it; absent: it has no page. */
  href?: string;
  values: Values;
};

/** A row of a list: its columns as people read them. */
export type ListedRow = Pick<ToldRow, 'id' | 'revision' | 'title' | 'href'> & {
  /** A version of it waits to be published: when, or the name of its release. */
  planned?: { at: string | null; name: string };
  told: Record<string, string>;
  /** What can be changed in the list itself. */
  values: Values;
};

export type ToldList = { rows: readonly ListedRow[]; total: number };

/** What was typed and not saved yet, kept by the server. */
export type ToldDraft = { revision: number; values: Values; savedAt: string };

/** Somebody else, or oneself in another window, who has the same row open now. */
export type ToldPresence = { name: string; isYou: boolean; isEditing: boolean; since: string };

/** All that a form begins with. */
export type ToldForm = {
  row: ToldRow;
  draft?: ToldDraft;
  /** Others who have a draft of it. */
  others: readonly { name: string; savedAt: string }[];
};

export type ToldChangeOfRow = {
  revision: number;
  action: 'create' | 'change' | 'delete';
  at: string;
  by: string | null;
  way: string;
  lines: readonly string[];
};

/** A refused call. */
export type ToldProblem = {
  code: string;
  message: string;
  fields: Record<string, string>;
  /** Of a stale save: what stands there, and what the writer had read. */
  current?: { revision: number; values: Values };
  read?: Values | null;
};

/** A member's own page. */
export type ToldAccount = {
  name: string;
  email: string;
  role: string;
  factor: { isOn: boolean; isRequired: boolean; codesLeft: number };
  passkeys: readonly {
    id: number;
    name: string;
    createdAt: string;
    usedAt: string | null;
  }[];
  /** Where passkeys are for; absent: they aren't offered. */
  passkeyOrigin?: string;
  sessions: readonly {
    id: string;
    device: string;
    createdAt: string;
    seenAt: string;
    isCurrent: boolean;
  }[];
};

/** What an app is set up with; `qr` is a path of squares. */
export type ToldSetup = {
  setup: string;
  key: string;
  link: string;
  qr: { size: number; path: string };
};

/** One line of the audit log. */
export type ToldDeed = {
  id: string;
  at: string;
  who: string;
  what: string;
  /** How, unless in the office. */
  way: string;
  outcome: 'success' | 'failure' | 'refused';
  subject: string;
  /** Where what it was done with is found. */
  to?: string;
  /** What stood there, and what stands there since. */
  lines: readonly string[];
  from: string;
};

export type ToldAudit = { deeds: readonly ToldDeed[]; hasMore: boolean };

type Choices = readonly { value: string; label: string }[];

export type ToldAuditChoices = { who: Choices; what: Choices };

/** Something that can be gone to. */
export type FoundThing = { kind: string; title: string; note?: string; to: string };

/** What refers to a row, by kind; `rows`: those that the reader may see. */
export type ToldUse = {
  label: string;
  count: number;
  rows: readonly { title: string; to: string }[];
};

/** Something in the bin. */
export type ToldBinned = {
  /** As it stands in addresses. */
  entity: string;
  kind: string;
  id: number;
  title: string;
  revision: number;
  at: string;
  by: string | null;
};

/** What a change of many rows, or a file that is read, comes to. */
export type ToldBulk = {
  made: number;
  changed: number;
  unchanged: number;
  /** The first of those that change: each field from what to what. */
  plans: readonly { key: string; kind: string; told: readonly string[] }[];
  refused: readonly { line: number; key: string; reason: string }[];
  /** Columns of a file that nothing was done with. */
  unused?: readonly string[];
  /** To undo it by; absent: it was a trial. */
  importId?: number;
};

/** A list as somebody likes to see it. */
export type ToldView = {
  id: number;
  name: string;
  /** The parameters of the list's address. */
  query: string;
  isShared: boolean;
};
/** A question and its answer, with its group and its order, by their names on the wire. */
export type ToldQuestion = { id: number; values: Values };

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

/** What hours of many stores come to; `conflicts`: stores that have hours of their own on those days. */
export type ToldHours = ToldBulk & {
  conflicts: readonly { store: string; stands: readonly string[] }[];
  /** How many of those that don't change keep hours of their own. */
  kept: number;
};

export type { PageTree, TreeBlock };

/** What the screens of the site's own settings begin with. */
export type ToldSite = {
  id: number;
  /** The home pages that there are, by their language, to look at in a frame. */
  pages: { nl?: number; en?: number };
  /** The colours of the platform's own theme. */
  colors: Colors;
};

/** Where links of a menu lead in the other language, by where they lead in the site's own. */
export type ToldCounterparts = {
  /** `page`: what the page in the site's language is called, beside what the other one is. */
  found: Readonly<Record<string, { href: string; title: string; page: string }>>;
  /** Pages that visitors find in no other language, by the same: where in the office that is made. */
  lacking: Readonly<Record<string, number>>;
  /** What names of the shop's data are called in it, by the names themselves. */
  terms: Readonly<Record<string, string>>;
};

/** A category of the shop as an entry of a menu; `href` left out: visitors find it nowhere. */
export type ToldMenuCategory = {
  id: number;
  parentId: number | null;
  title: string;
  href?: string;
};

/** The header and the footer of a page as they would be. */
export type ToldFrame = { header: string; footer: string };
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

/** The steps in which a new site begins. */
export const beginSteps = ['wie', 'paginas', 'huisstijl', 'aanbod', 'bezorgen', 'klaar'] as const;
export type BeginStep = (typeof beginSteps)[number];

export const beginPageKeys = [
  ...(['home', 'shop', 'stores', 'jobs', 'apply', 'about', 'contact', 'delivery'] as const),
  ...(['returns', 'terms', 'privacy', 'cookies'] as const),
] as const;
export type BeginPageKey = (typeof beginPageKeys)[number];

/** A page that a new site can begin with; `id`: of the page that lies at its address by now. */
export type ToldBeginPage = {
  key: BeginPageKey;
  path: string;
  title: string;
  /** It is made as a draft: somebody has to read it first. */
  isToCheck: boolean;
  id?: number;
  isLive: boolean;
};

export const beginChecks = [
  ...(['identity', 'home', 'terms', 'privacy', 'returns', 'contact', 'unwritten'] as const),
  ...([
    'navigation',
    'products',
    'stock',
    'delivery',
    'payment',
    'mail',
    'address',
    'logo',
  ] as const),
] as const;
export type BeginCheck = (typeof beginChecks)[number];

/** One thing that a shop needs before visitors come; `advice`: it can do without. */
export type ToldCheck = {
  key: BeginCheck;
  state: 'done' | 'todo' | 'advice';
  /** Where in the office it is put right; absent: by who runs the server. */
  to?: string;
  /** What it is about, such as titles of pages. */
  about?: readonly string[];
};

/** How far a new site is. */
export type ToldBegin = {
  done: readonly BeginStep[];
  isEnded: boolean;
  /** Who the chain is was filled in: its pages are made of that. */
  isKnown: boolean;
  pages: readonly ToldBeginPage[];
  counts: { products: number; stores: number; methods: number };
  /** Payments go to the test bank: no money moves. */
  isTestBank: boolean;
  checks: readonly ToldCheck[];
};

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
