import type { ToldCounterparts, ToldField, Values } from '#features/office/contract';
import { menuTitle } from '#kernel/limits-content';
import type { Entry } from './entries';

/** An entry that leads to a page which nobody finds in the other language; `page`: its number, if it is a page. */
export type Lacking = { title: string; href: string; page?: number };

export const listOf = (values: Values, name: string): Entry[] =>
  Array.isArray(values[name]) ? (values[name] as Entry[]) : [];

const textIn = (entry: Entry, name: string): string => String(entry[name] ?? '');

const listsIn = (entry: Entry): [string, Entry[]][] =>
  Object.entries(entry).filter((one): one is [string, Entry[]] => Array.isArray(one[1]));

/** Where all entries of a menu lead. */
export const hrefsIn = (list: readonly Entry[]): string[] =>
  list.flatMap((entry) => {
    const href = textIn(entry, 'href');
    return [...(href ? [href] : []), ...listsIn(entry).flatMap(([, inner]) => hrefsIn(inner))];
  });

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** What an entry is called in the other language; undefined: nobody knows. */
const titleOf = (title: string, href: string, told: ToldCounterparts): string | undefined => {
  const page = told.found[href];
  const known = Object.hasOwn(told.terms, title) ? told.terms[title] : undefined;
  const found =
    known ?? (page && (!page.page || isSame(page.page, title)) ? page.title : undefined);
  return found && found.length <= menuTitle ? found : undefined;
};

/**
 * A menu for the other language: links lead to what says the same there, and are called so where that is known. Two that
 * would be called the same beside each other keep their names.
 */
export const translate = (list: readonly Entry[], told: ToldCounterparts): Entry[] => {
  const titles = list.map((entry) => textIn(entry, 'title'));
  const wanted = list.map((entry, at) => titleOf(titles[at] ?? '', textIn(entry, 'href'), told));
  const isFree = (name: string, at: number): boolean =>
    [...wanted.map((one, nth) => one ?? titles[nth] ?? ''), ...titles].every(
      (one, nth) => nth % list.length === at || !isSame(one, name),
    );
  return list.map((entry, at) => {
    const href = textIn(entry, 'href');
    const name = wanted[at];
    // What leads to all of it is called by a name of that language: left out, it is.
    const { all, ...others } = entry;
    const known = typeof all === 'string' && Object.hasOwn(told.terms, all) && told.terms[all];
    return {
      ...others,
      ...(known && { all: known }),
      title: name !== undefined && isFree(name, at) ? name : titles[at],
      ...(told.found[href] && { href: told.found[href].href }),
      ...Object.fromEntries(listsIn(entry).map(([inner, some]) => [inner, translate(some, told)])),
    };
  });
};

/** The entries that lead to the site's own language still, each page they lead to once. */
export const lackingIn = (list: readonly Entry[], told: ToldCounterparts): Lacking[] => {
  const every = (some: readonly Entry[]): Lacking[] =>
    some.flatMap((entry) => {
      const href = textIn(entry, 'href');
      const page = told.lacking[href];
      const isOwn = href.startsWith('/') && !told.found[href];
      const own = { title: textIn(entry, 'title'), href, ...(page !== undefined && { page }) };
      return [...(isOwn ? [own] : []), ...listsIn(entry).flatMap(([, inner]) => every(inner))];
    });
  const all = every(list);
  const keyOf = ({ href, page }: Lacking) => page ?? href;
  return all.filter((one, at) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at);
};

/** The lists of a menu in the site's own language, by those of the other one. */
export const dutchOf: Readonly<Record<string, string>> = {
  navigation_en: 'navigation',
  footer_en: 'footer',
};

export const isEnglishField = ({ name }: Pick<ToldField, 'name'>): boolean => name.endsWith('_en');
