import { cookie } from '#kernel/wire';

/**
 * The cookies that make a visitor's pages his own: his session (cart, login, wishlist) and the store that he chose.
 * All others, such as those of consent and of the device's class, lead to the same HTML, so they don't count. The
 * page cache and what is set up before the site (`etalage varnish`) are both made of this list.
 */
export const personalCookies = [cookie.session, cookie.store] as const;

/**
 * The same as a regular expression for a whole Cookie header, in the syntax that JavaScript and PCRE share. Over
 * https the session's name has a prefix, so a name may also be the end of another: that only shares less.
 */
export const PERSONAL = `(?:${personalCookies.join('|')})=`;

/** Whether a request with this Cookie header may get a page of its own. */
export const isPersonal = (cookies: string): boolean =>
  personalCookies.some((name) => cookies.includes(`${name}=`));
