import { type Device, devices } from '#kernel/values/block-schedule';
import { treeDevicesAttribute } from '#kernel/wire-editor';
import { hiding } from '../site/hiding';

/** Text around what some devices alone show, until that has its classes; `marks` is nobody's to guess. */
export const beginDevices = (marks: string, shown: readonly Device[]): string =>
  `[${marks}-on ${shown.join(' ')}]`;
export const endDevices = (marks: string): string => `[${marks}-on/]`;

const withClass = (tag: string, attributes: string, names: string): string => {
  const has = / class="/.test(attributes);
  const all = has
    ? attributes.replace(/ class="/, ` class="${names} `)
    : `${attributes} class="${names}"`;
  return `${tag}${all}`;
};

/** Where nobody sees it a picture isn't loaded: browsers leave one that may wait. */
const lazily = (html: string): string =>
  html.replaceAll('loading="eager"', 'loading="lazy"').replaceAll(/ fetchpriority="high"/gi, '');

/**
 * HTML whose marked parts are hidden on the devices that don't show them, from readers of screens too. `tells`: for
 * the editor, which shows a line in their place.
 */
export const onDevices = (html: string, marks: string, { tells = false } = {}): string => {
  // The innermost first: what stands in another is hidden with it.
  const part = new RegExp(
    `\\[${marks}-on ([a-z ]*)\\]((?:(?!\\[${marks}-on)[^])*)\\[${marks}-on/\\]`,
    'g',
  );
  let before = '';
  let made = html;
  while (made !== before) {
    before = made;
    made = before.replaceAll(part, (_, shown: string, content: string) => {
      const named = devices.filter((one) => shown.split(' ').includes(one));
      const own = tells ? ` ${treeDevicesAttribute}="${named.join(' ')}"` : '';
      const names = devices
        .filter((one) => !named.includes(one))
        .flatMap((one) => hiding[one] ?? []);
      return lazily(content).replace(
        /^((?:\[[^\]]*\])*)(<[a-z][\w-]*)((?:\s[^>]*?)?)(?=\s*\/?>)/,
        (_all, mark: string, tag: string, attributes: string) =>
          `${mark}${withClass(tag + own, attributes, names.join(' '))}`,
      );
    });
  }
  return made;
};
