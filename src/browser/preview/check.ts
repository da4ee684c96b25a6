// What is found in the page in the editor's frame, for the panel that says what can be better.
import axe from 'axe-core';
import type { At, Gravity, PageFacts } from '#kernel/quality/page-quality';
import { stateColors, themeColors } from '#kernel/values/theme-colors';
import { treeFieldAttribute, treeIdAttribute } from '#kernel/wire-editor';
import { all } from '../dom';

/** What the editor itself puts in the page. */
const OURS = 'etalage-editor-layer';

/** In ms: a picture that takes longer is judged another time. */
const PATIENCE = 4000;

/** Words from which on a paragraph is told of; how many are too many isn't judged here. */
const MANY = 80;

const START = 60;

const placeOf = (element: Element): At => {
  const id = element.closest(`[${treeIdAttribute}]`)?.getAttribute(treeIdAttribute);
  const name = element.closest(`[${treeFieldAttribute}]`)?.getAttribute(treeFieldAttribute);
  return { ...(id && { id }), ...(name && { name }) };
};

const wordsIn = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const isSeen = (element: Element): boolean => element.checkVisibility();

/** In `main`: the site's frame is the same around all pages. */
const listIn = <T extends Element = HTMLElement>(selector: string): T[] =>
  all<T>('main').flatMap((main) => all<T>(selector, main).filter(isSeen));

const nameOf = (link: HTMLElement): string => {
  const pictured = all<HTMLImageElement>('img', link).map(({ alt }) => alt);
  return link.ariaLabel ?? [wordsIn(link), ...pictured].join(' ').trim();
};

/** Has all pictures come, as they do for who reads the whole page. */
const awaitPictures = async (pictures: readonly HTMLImageElement[]): Promise<void> => {
  for (const picture of pictures) picture.loading = 'eager';
  const come = pictures.map((picture) => picture.decode().catch(() => undefined));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(come), late]);
};

/** The bytes of what was fetched at an address; 0: it isn't known. */
const bytesOf = (address: string): number => {
  const [entry] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
  return entry?.encodedBodySize ?? 0;
};

const findPictures = async (): Promise<PageFacts['pictures']> => {
  const pictures = listIn<HTMLImageElement>('img');
  await awaitPictures(pictures);
  return pictures.map((picture) => ({
    bytes: bytesOf(picture.currentSrc),
    drawn: Math.round(picture.getBoundingClientRect().width),
    // Of a picture of the library it says how wide it is kept.
    kept: Number(picture.getAttribute('width') ?? 0),
    isNamed: wordsIn(picture.closest('a') ?? picture) !== '',
    ...placeOf(picture),
  }));
};

const findColors = (): Record<string, string> => {
  const style = getComputedStyle(document.documentElement);
  const found = [...themeColors, ...stateColors].map(({ name, token }) => {
    const color = style.getPropertyValue(`--${token}`).trim().toLowerCase();
    const [, r, g, b] = /^#(\w)(\w)(\w)$/.exec(color) ?? [];
    return [name, r ? `#${r}${r}${g}${g}${b}${b}` : color] as const;
  });
  const isWhole = found.every(([, color]) => /^#[\da-f]{6}$/.test(color));
  return isWhole ? Object.fromEntries(found) : {};
};

const gravityOf = (impact: string | null | undefined): Gravity => {
  if (impact === 'critical' || impact === 'serious') return 'error';
  return impact === 'moderate' ? 'warning' : 'tip';
};

const runAxe = async (): Promise<PageFacts['axe']> => {
  const { violations } = await axe.run(
    { exclude: [[OURS]] },
    {
      ...{ resultTypes: ['violations'], elementRef: true, iframes: false },
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
  );
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map((node) => ({
      ...{ rule: id, grave: gravityOf(node.impact ?? impact), help },
      html: node.html.slice(0, 200),
      ...(node.element && placeOf(node.element)),
    })),
  );
};

/** Looks through the page as it stands. */
export const findFacts = async (): Promise<PageFacts> => {
  const pictures = await findPictures();
  return {
    pictures,
    headings: listIn('h1, h2, h3, h4, h5, h6').map((heading) => ({
      ...{ level: Number(heading.localName.slice(1)), text: wordsIn(heading) },
      ...placeOf(heading),
    })),
    paragraphs: listIn('p, li').flatMap((paragraph) => {
      const text = wordsIn(paragraph);
      const words = text.split(' ').length;
      return words > MANY && !paragraph.querySelector('p')
        ? [{ words, start: text.slice(0, START), ...placeOf(paragraph) }]
        : [];
    }),
    links: listIn('a[href]').map((link) => ({ text: nameOf(link), ...placeOf(link) })),
    has: {
      media: listIn('video, audio, iframe, [data-embed]').length,
      moving: listIn('etalage-slider, etalage-ticker, etalage-counter').length,
      forms: listIn('form').length,
    },
    colors: findColors(),
    axe: await runAxe(),
  };
};
