import { type LaterSheet, laterSheets, sheetMark } from '#kernel/style-sheets';
import { find, on, onceLoaded, whenIdle } from './dom';

/** Where a later style sheet is, on pages that came without it. */
const addressOf = (sheet: LaterSheet) => document.documentElement.dataset[sheet];

const append = (rel: string, href: string): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
};

const loading: Partial<Record<LaterSheet, Promise<void>>> = {};

const load = (sheet: LaterSheet, href: string): Promise<void> => {
  loading[sheet] ??= new Promise<void>((done, fail) => {
    const link = append('stylesheet', href);
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      link.remove();
      delete loading[sheet];
      fail(new Error('no style sheet'));
    });
  });
  return loading[sheet];
};

/** Fetches the later style sheets that HTML needs that is about to be shown. Throws when one fails. */
export const prepareStyles = async (root: ParentNode): Promise<void> => {
  await Promise.all(
    laterSheets.map((sheet) => {
      const href = addressOf(sheet);
      return href && find(`[class*="${sheetMark(sheet)}"]`, root) && load(sheet, href);
    }),
  );
};

/** What the header suggests is put there by its island, which knows no style sheets. */
const BEFORE_TYPING = '[data-header-search]';

/** Has the later style sheets ready once the page itself is there: a popup may soon ask for them. */
export const startStyles = (): void => {
  onceLoaded(() =>
    whenIdle(() => {
      for (const href of laterSheets.map(addressOf)) if (href) append('prefetch', href);
    }),
  );
  on('focusin', BEFORE_TYPING, () => {
    const href = addressOf('more');
    if (href) load('more', href).catch((error) => console.info('Plain suggestions', error));
  });
};
