// What can be better about a page: rules on what was found in it, without the page itself.
import { leavesOut, type MineCondition } from '../values/block-schedule';
import { type OwnColors, type UsualColors, unreadable } from '../values/theme-colors';

/** Where something stands: a block by its id in the tree, and the setting that it is; none: outside of blocks. */
export type At = { id?: string; name?: string };

/** What the page in the frame tells of itself. */
export type PageFacts = {
  headings: readonly ({ level: number; text: string } & At)[];
  /** Texts of more words than one reads at a breath. */
  paragraphs: readonly ({ words: number; start: string } & At)[];
  links: readonly ({ text: string } & At)[];
  /**
   * `bytes` 0: it isn't known; widths in px: as it is drawn, and as it is kept. `isNamed`: it stands in a link
   * with words that say what it is.
   */
  pictures: readonly ({ bytes: number; drawn: number; kept: number; isNamed: boolean } & At)[];
  /** How many there are of what only people can judge: video and sound, what moves by itself, forms. */
  has: { media: number; moving: number; forms: number };
  /** The theme's colours as the page has them. */
  colors: Readonly<Record<string, string>>;
  /** What axe found: the rule, how grave it is, and where. */
  axe: readonly ({ rule: string; grave: Gravity; help: string; html: string } & At)[];
};

/** Of a picture in a block's settings. */
export type TreePicture = { key: string; alt: string } & At;

export type Gravity = 'error' | 'warning' | 'tip';

export type Fault =
  | { kind: 'noAlt' }
  | { kind: 'onlyForSome' }
  | { kind: 'altIsFile'; alt: string }
  | { kind: 'skipped'; from: number; to: number; text: string }
  | { kind: 'noHeading' }
  | { kind: 'manyHeadings'; text: string }
  | { kind: 'longTitle'; count: number; text: string }
  | { kind: 'longText'; words: number; start: string }
  | { kind: 'emptyLink'; text: string }
  | { kind: 'heavy'; kilobytes: number }
  | { kind: 'small'; drawn: number; kept: number }
  | { kind: 'contrast'; text: string; ground: string; ratio: number }
  | { kind: 'axe'; rule: string; help: string; html: string };

/** One thing to mend; `isForBuilder`: nothing that the editor can do about it. */
export type Finding = Fault & At & { key: string; grave: Gravity; isForBuilder: boolean };

const bounds = {
  /** Words of a paragraph, and characters of a title. */
  words: 120,
  title: 70,
  /** Bytes of a picture as a page loads it. */
  bytes: 300_000,
} as const;

/** Links that say nothing by themselves. */
const EMPTY =
  /^(?:klik|klik hier|hier|deze link|link|meer|lees meer|lees verder|click here|here|read more|more)[\s.…>→]*$/i;

const FILE_NAME = /\.(?:jpe?g|png|webp|avif|gif|svg)$|^(?:img|dsc|image|foto)[-_ ]?\d+/i;

/** Our own checks look at these more closely. */
const ownRules = new Set(['heading-order', 'image-alt', 'page-has-heading-one', 'empty-heading']);

/** What axe finds that comes of what an editor writes or chooses; the rest is how blocks are drawn. */
const mendable = new Set([
  ...['link-name', 'button-name', 'input-image-alt', 'svg-img-alt', 'frame-title'],
  ...['empty-table-header', 'p-as-heading', 'table-fake-caption', 'identical-links-same-purpose'],
]);

type Found = Fault & At & { grave: Gravity };

const ofHeadings = ({ headings }: PageFacts): Found[] => {
  const found: Found[] = [];
  const first = headings.filter(({ level }) => level === 1);
  if (first.length === 0) found.push({ kind: 'noHeading', grave: 'error' });
  for (const { level: _, ...one } of first.slice(1)) {
    found.push({ kind: 'manyHeadings', grave: 'error', ...one });
  }
  for (const [at, { level, ...one }] of headings.entries()) {
    const before = headings[at - 1]?.level ?? level;
    if (level > before + 1) {
      found.push({ kind: 'skipped', grave: 'warning', from: before, to: level, ...one });
    }
    if (one.text.length > bounds.title) {
      found.push({ kind: 'longTitle', grave: 'tip', count: one.text.length, ...one });
    }
  }
  return found;
};

const ofVisitors = (shownTo: readonly (MineCondition | undefined)[]): Found[] =>
  leavesOut(shownTo) ? [{ kind: 'onlyForSome', grave: 'warning' }] : [];

const ofTexts = ({ paragraphs, links }: PageFacts): Found[] => [
  ...paragraphs
    .filter(({ words }) => words > bounds.words)
    .map((one) => ({ kind: 'longText', grave: 'tip', ...one }) as const),
  ...links
    .filter(({ text }) => EMPTY.test(text.trim()))
    .map((one) => ({ kind: 'emptyLink', grave: 'warning', ...one }) as const),
];

const ofPictures = (facts: PageFacts, pictures: readonly TreePicture[]): Found[] => [
  ...pictures.flatMap(({ key: _, alt, ...at }): Found[] => {
    const shown = facts.pictures.filter(({ id }) => id === at.id);
    // A block whose pictures stand beside the words of its link shows them as decoration.
    if (shown.length > 0 && shown.every(({ isNamed }) => isNamed)) return [];
    // It may be decoration elsewhere too: whoever put it there knows.
    if (alt.trim() === '') return [{ kind: 'noAlt', grave: 'warning', ...at }];
    return FILE_NAME.test(alt.trim()) ? [{ kind: 'altIsFile', grave: 'error', alt, ...at }] : [];
  }),
  ...facts.pictures.flatMap(({ bytes, drawn, kept, isNamed: _, ...at }): Found[] => [
    ...(bytes > bounds.bytes
      ? [{ kind: 'heavy', grave: 'warning', kilobytes: Math.round(bytes / 1000), ...at } as const]
      : []),
    // A pixel or so more is nothing that anybody sees.
    ...(kept > 0 && drawn > kept * 1.05
      ? [{ kind: 'small', grave: 'warning', drawn, kept, ...at } as const]
      : []),
  ]),
];

const ofColors = ({ colors }: PageFacts): Found[] =>
  unreadable(colors as UsualColors, colors as OwnColors).map(({ text, ground, ratio }) => ({
    ...({ kind: 'contrast', grave: 'error' } as const),
    ...{ text, ground, ratio },
  }));

/** A rule that a block breaks many times is told once. */
const ofAxe = ({ axe }: PageFacts): Found[] => {
  const told = new Set<string>();
  return axe.flatMap((one): Found[] => {
    const key = `${one.rule} ${one.id ?? ''}`;
    if (ownRules.has(one.rule) || told.has(key)) return [];
    told.add(key);
    return [{ kind: 'axe', ...one }];
  });
};

/** Of the page as a whole, and not of what stands in it. */
const wholePage: ReadonlySet<Fault['kind']> = new Set(['noHeading', 'contrast', 'onlyForSome']);

/** Whether whoever edits the page can do something about it. */
const isMendable = (one: Found, canMend: (id: string) => boolean): boolean => {
  // What stands in no block is the site's frame; a page without a title gets one by a block.
  if (wholePage.has(one.kind)) return true;
  if (one.id === undefined || !canMend(one.id)) return false;
  return one.kind !== 'axe' || mendable.has(one.rule);
};

const orderOf: Readonly<Record<Gravity, number>> = { error: 0, warning: 1, tip: 2 };

/**
 * All that can be better, the gravest first. `canMend`: whether a block is one of the page's own; `shownTo`: to whom each
 * of its blocks is shown, undefined: to all.
 */
export const assessPage = (
  facts: PageFacts,
  pictures: readonly TreePicture[],
  canMend: (id: string) => boolean,
  shownTo: readonly (MineCondition | undefined)[] = [],
): Finding[] => {
  const found = [
    ...ofHeadings(facts),
    ...ofVisitors(shownTo),
    ...ofPictures(facts, pictures),
    ...ofAxe(facts),
    ...(Object.keys(facts.colors).length > 0 ? ofColors(facts) : []),
    ...ofTexts(facts),
  ];
  return found
    .map((one, nth) => ({
      ...one,
      key: `${one.kind} ${one.id ?? ''} ${nth}`,
      isForBuilder: !isMendable(one, canMend),
    }))
    .sort((one, other) => orderOf[one.grave] - orderOf[other.grave]);
};
