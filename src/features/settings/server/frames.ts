import { languageTag } from '#kernel/messages/language';
import type { Frame, NavigationItem } from '../contract';

/** A site as far as its frames go. */
export type FramedSite = {
  language: string;
  navigation: readonly NavigationItem[];
  footer: readonly NavigationItem[];
  settings: Record<string, unknown>;
};

const isFrame = (value: unknown): value is Frame => {
  const { home, navigation, footer } = (value ?? {}) as Partial<Frame>;
  return (
    Boolean(home) && typeof home === 'string' && Array.isArray(navigation) && Array.isArray(footer)
  );
};

/** The frames that a site has besides its own, by their languages: its setting `frames`. */
const otherFrames = ({ settings }: FramedSite): [string, Frame][] =>
  Object.entries(settings.frames ?? {}).filter((entry): entry is [string, Frame] =>
    isFrame(entry[1]),
  );

const isSame = (one: string, other: string): boolean => languageTag(one) === languageTag(other);

/** The frame of pages in a language: one of that language, or else the site's own. */
export const frameIn = (site: FramedSite, language: string): Frame => {
  const own: Frame = { home: '/', navigation: site.navigation, footer: site.footer };
  if (isSame(language, site.language)) return own;
  return otherFrames(site).find(([known]) => isSame(known, language))?.[1] ?? own;
};

/** The other language of a page, with its home page; undefined: the site has none. */
export const otherLanguage = (
  site: FramedSite,
  language: string,
): { language: string; home: string } | undefined => {
  const [first] = otherFrames(site).filter(([known]) => !isSame(known, site.language));
  if (!first) return undefined;
  const [known, { home }] = first;
  return isSame(language, site.language)
    ? { language: known, home }
    : { language: site.language, home: '/' };
};

/** The language of an address that no page has: that of the home page above it, or else the site's. */
export const languageOfPath = (site: FramedSite, path: string): string =>
  otherFrames(site).find(([, { home }]) => path === home || path.startsWith(`${home}/`))?.[0] ??
  site.language;
