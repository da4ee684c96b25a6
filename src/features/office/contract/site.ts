/** What stands around each page. */

import type { UsualColors } from '#kernel/values/theme-colors';

/** What the screens of the site's own settings begin with. */
export type ToldSite = {
  id: number;
  /** The home pages that there are, by their language, to look at in a frame. */
  pages: { nl?: number; en?: number };
  /** The colours of the theme that the site was built with. */
  colors: UsualColors;
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
