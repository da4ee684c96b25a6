/** An element of a page that a test looks at. */
export type Element = {
  tag: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
};

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const RAW = new Set(['script', 'style']);
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const readAttributes = (text: string): Record<string, string> => {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
    attributes[name] = decode(value);
  }
  return attributes;
};

/** Reads HTML as our views write it: every element closed, every value in double quotes. */
export const parseHtml = (html: string): Element => {
  const root: Element = { tag: '', attributes: {}, children: [] };
  const open = [root];
  const token =
    /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:[^>"]|"[^"]*")*)>|([^<]+)/gi;
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [, closing, opening, attributes = '', text] = found;
    const parent = open.at(-1) as Element;
    if (text) parent.children.push(decode(text));
    if (closing) {
      if (parent.tag !== closing) throw new Error(`</${closing}> closes <${parent.tag}>`);
      open.pop();
    }
    if (!opening) continue;
    const element = {
      tag: opening,
      attributes: readAttributes(attributes),
      children: [] as string[],
    };
    parent.children.push(element);
    if (RAW.has(opening)) {
      const end = html.indexOf(`</${opening}>`, token.lastIndex);
      element.children.push(html.slice(token.lastIndex, end));
      token.lastIndex = end + opening.length + 3;
    } else if (!VOID.has(opening)) open.push(element);
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is never closed`);
  return root;
};

type Step = { tag: string; wanted: [name: string, value: string | undefined][] };

const readStep = (text: string): Step => {
  // What is not understood would fit everything, and a test of it could not fail.
  if (!/^[\w-]*(\[[\w-]+(="?[^\]"]*"?)?\])*$/.test(text)) throw new Error(`No selector: ${text}`);
  return {
    tag: /^[\w-]*/.exec(text)?.[0] ?? '',
    wanted: Array.from(text.matchAll(/\[([\w-]+)(?:="?([^\]"]*)"?)?\]/g), (one) => [
      one[1] as string,
      one[2],
    ]),
  };
};

const fits = (element: Element, { tag, wanted }: Step): boolean =>
  (tag === '' || element.tag === tag) &&
  wanted.every(([name, value]) =>
    value === undefined ? name in element.attributes : element.attributes[name] === value,
  );

const below = (element: Element): Element[] =>
  element.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...below(child)]));

/** The elements that a simple selector names: `section[data-total] a[href="/x"]`. */
export const findAll = (root: Element, selector: string): Element[] =>
  selector
    .split(/\s+(?![^[]*\])/)
    .map(readStep)
    .reduce<Element[]>(
      (from, step) => [...new Set(from.flatMap(below))].filter((one) => fits(one, step)),
      [root],
    );

export const find = (root: Element, selector: string): Element | undefined =>
  findAll(root, selector)[0];

/** Throws when there is none. */
export const get = (root: Element, selector: string): Element => {
  const element = find(root, selector);
  if (!element) throw new Error(`Nothing is ${selector}`);
  return element;
};

/** What one reads of an element, its spaces tidied. */
export const textOf = (element: Element): string =>
  element.children
    .map((child) => (typeof child === 'string' ? child : ` ${textOf(child)} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
