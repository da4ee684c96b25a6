import { officeSiteTexts as texts } from '#kernel/messages/nl-office-site';

const leads = new Set(['navigation', 'footer', 'home_en', 'navigation_en', 'footer_en']);
/** Texts of one place begin the same. */
const isText = (name: string): boolean =>
  /^(?:promises|notfound|emptycart|letterbox|ordermail)_/.test(name);
const isTheme = (name: string): boolean => name.startsWith('theme_');

/** The screens that have the site's own settings between them, as the menu calls them, with the fields of each. */
export const siteParts = {
  navigation: { label: texts.navigation, has: (name: string) => leads.has(name) },
  texts: { label: texts.texts, has: isText },
  details: {
    label: texts.details,
    has: (name: string) => !leads.has(name) && !isTheme(name) && !isText(name),
  },
  theme: { label: texts.theme, has: isTheme },
} as const;
