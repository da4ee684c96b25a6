import { devices } from '#kernel/values/block-schedule';

/** By which the editor's frame knows a heading that would open the page if another didn't. */
const WAS = 'data-opens=""';

/**
 * HTML of which each device shows one heading that says what the page is: of those that follow it, the next level
 * is left. `marks`: what `beginDevices` had; undefined: all devices show all. `tells`: for the editor.
 */
export const oneHeading = (
  html: string,
  { marks, tells = false }: { marks?: string; tells?: boolean } = {},
): string => {
  const first = html.indexOf('<h1');
  if (first === -1 || html.indexOf('<h1', first + 1) === -1) return html;
  const within: (readonly string[])[] = [devices];
  const have = new Set<string>();
  let isNext = false;
  const parts = ['<h1(?=[\\s>])', '</h1>'];
  if (marks !== undefined) parts.push(`\\[${marks}-on ([a-z ]*)\\]`, `\\[${marks}-on/\\]`);
  return html.replaceAll(new RegExp(parts.join('|'), 'g'), (found, shown?: string) => {
    if (found === '</h1>') return isNext ? '</h2>' : found;
    const here = within.at(-1) ?? devices;
    if (found === '<h1') {
      isNext = here.every((one) => have.has(one));
      for (const one of here) have.add(one);
      if (!isNext) return found;
      return tells ? `<h2 ${WAS}` : '<h2';
    }
    if (typeof shown === 'string') {
      const named: readonly string[] = shown.split(' ');
      within.push(here.filter((one) => named.includes(one)));
    } else within.pop();
    return found;
  });
};
