import type { ReactNode } from 'react';
import type { PictureRef } from '#kernel/define/entity';
import type { MyStore } from '#kernel/values/my-store';
import type { OwnColors } from '#kernel/values/theme-colors';
import type { FontName } from '#kernel/values/theme-fonts';
import type { UsualDelivery } from '#kernel/values/usual-delivery';

/** Who the chain is: shown in the footer, mails and structured data (Dutch law asks for all of it). */
export type Identity = {
  legalName: string;
  tradeName: string;
  street: string;
  zipcode: string;
  place: string;
  country: string;
  kvk: string;
  vat: string;
  phone: string;
  email: string;
};

/**
 * One entry of the main navigation: a link with, below it, groups of links. In the footer each
 * entry is a column and its children are the column's links.
 */
export type NavigationItem = {
  title: string;
  href: string;
  /** Told apart from the others: what is reduced. */
  accent?: boolean;
  /** What leads to all of it is called so; left out: 'Alles van Dames'. */
  all?: string;
  /** Beside its title in the drawer of a small screen. */
  picture?: PictureRef;
  children?: NavigationGroup[];
};

/** Links under one title, which leads somewhere itself or is only said. */
export type NavigationGroup = {
  title: string;
  href?: string;
  items: NavigationLink[];
  /** Of a link of the footer: in the drawer of a small screen as well. */
  inDrawer?: boolean;
  /** What is drawn before it there: the name of a sign. */
  sign?: string;
};

/** A link of a group; on wide screens its picture stands beside the groups. */
export type NavigationLink = { title: string; href: string; picture?: PictureRef };

/** A site's frame in a language of its own: where it begins, and where it leads. */
export type Frame = {
  /** The home page in that language: `/en`. */
  home: string;
  navigation: readonly NavigationItem[];
  footer: readonly NavigationItem[];
  /** What names of the site's data (categories, colours) are called in it, by the names themselves. */
  terms?: Readonly<Record<string, string>>;
};

/** The way to the same page, or else the home page, in the other language. */
export type LanguageSwitch = { language: string; href: string };

/** What a chain made of the theme; what it says nothing of is the platform's own. */
export type SiteTheme = OwnColors & {
  textFont?: FontName;
  displayFont?: FontName;
  /** Of corners, in px. */
  radius?: number;
  /** In the place of the name in letters. */
  logo?: PictureRef;
};

/** A logo that came with the theme, with its size in px. */
export type DrawnMark = { href: string; width: number; height: number };

/** What every page needs to know of its site. */
export type SiteSummary = {
  slug: string;
  name: string;
  logo?: PictureRef;
  /** Where there is no logo of the chain's own; neither: its name in letters. */
  mark?: DrawnMark;
  /** How many stores the chain has, for the bar on top; absent or 0: not mentioned. */
  stores?: number;
};

/** The frame around every page: header, footer and what lies between. */
export type ShellProps = {
  site: SiteSummary;
  /** The home page in the page's language; absent: `/`. */
  home?: string;
  navigation: readonly NavigationItem[];
  footer: readonly NavigationItem[];
  identity: Identity;
  /** Absent: the site has no other language. */
  other?: LanguageSwitch;
  /** What the bar on top promises; absent: nothing of delivery. */
  delivery?: UsualDelivery;
  /** What it promises in the chain's own words, by place. */
  promises?: readonly (string | undefined)[];
  /** Pieces in the cart; 0 in a page that is kept for everyone. */
  cartCount?: number;
  wishlistCount?: number;
  /** The store that this visitor made his; never in a page that is kept for everyone. */
  store?: MyStore;
  /** The page's path, to mark its place in the navigation. */
  currentPath: string;
  /** The header's search form; a plain form to the search page when absent. */
  searchBox?: ReactNode;
  /** Above the footer's columns. */
  footerPart?: ReactNode;
  /** Without what leads elsewhere: for a page on which one finishes what one came for. */
  quiet?: boolean;
  children: ReactNode;
};
