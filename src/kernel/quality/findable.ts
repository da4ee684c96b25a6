// How a page is found: what search engines and messages show of it, and what of that is missing.
import { textWidth } from './text-width';

/** How Google draws a result on a desk: sizes and widths in px. */
export const resultTitle = { size: 20, most: 600, least: 20 } as const;
export const resultText = { size: 14, most: 920, least: 70 } as const;

/** Why visitors, and so search engines, don't see a page. */
export type Unseen = 'offline' | 'unpublished' | 'later' | 'over';

export type Findable = {
  /** As it stands in the page's head. */
  title: string;
  description: string;
  hasPicture: boolean;
  noindex: boolean;
  /** Titles of the page that stand on it. */
  headings: number;
  unseen?: Unseen | undefined;
  /** Other pages with the same title, or the same description. */
  sameTitle: readonly string[];
  sameDescription: readonly string[];
};

export type Lack =
  | 'noDescription'
  | 'shortDescription'
  | 'longDescription'
  | 'shortTitle'
  | 'longTitle'
  | 'sameTitle'
  | 'sameDescription'
  | 'noPicture'
  | 'noindex'
  | 'noHeading'
  | Unseen;

/** Where it is put right: a field of the page, one of a block, or the page's form. */
export type LackPlace =
  | 'title'
  | 'description'
  | 'noindex'
  | 'picture'
  | 'heading'
  | 'state'
  | 'publish';

const placeOf: Readonly<Record<Lack, LackPlace>> = {
  ...{ noDescription: 'description', shortDescription: 'description' },
  ...{ longDescription: 'description', sameDescription: 'description' },
  ...{ shortTitle: 'title', longTitle: 'title', sameTitle: 'title' },
  ...{ noPicture: 'picture', noindex: 'noindex', noHeading: 'heading' },
  ...{ offline: 'state', later: 'state', over: 'state', unpublished: 'publish' },
};

/** What is missing, the gravest first. */
export const lacksOf = (page: Findable): { lack: Lack; place: LackPlace }[] => {
  const { title, description, headings } = page;
  const isSo: readonly (readonly [Lack, boolean])[] = [
    ...(['offline', 'unpublished', 'later', 'over'] as const).map(
      (unseen) => [unseen, page.unseen === unseen] as const,
    ),
    ['noindex', page.noindex],
    ['noHeading', headings === 0],
    ['noDescription', description === ''],
    ['sameTitle', page.sameTitle.length > 0],
    ['sameDescription', page.sameDescription.length > 0],
    ['longTitle', textWidth(title, resultTitle.size) > resultTitle.most],
    ['longDescription', textWidth(description, resultText.size) > resultText.most],
    ['shortTitle', title.length < resultTitle.least],
    ['shortDescription', description !== '' && description.length < resultText.least],
    ['noPicture', !page.hasPicture],
  ];
  return isSo.flatMap(([lack, is]) => (is ? [{ lack, place: placeOf[lack] }] : []));
};
