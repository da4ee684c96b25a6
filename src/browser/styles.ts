import { moreMark } from '#kernel/style-sheets';
import { find, on, onceLoaded, whenIdle } from './dom';

/** Where the second style sheet is, on pages that came without it. */
const address = () => document.documentElement.dataset.more;

const append = (rel: string, href: string): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
};

let loading: Promise<void> | undefined;

const load = (href: string) =>
  new Promise<void>((done, fail) => {
    const link = append('stylesheet', href);
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      link.remove();
      loading = undefined;
      fail(new Error('no style sheet'));
    });
  });

/** Fetches the second style sheet if HTML that is about to be shown needs it. Throws when it fails. */
export const prepareStyles = async (root: ParentNode): Promise<void> => {
  const href = address();
  if (!href || !find(`[class*="${moreMark}"]`, root)) return;
  loading ??= load(href);
  await loading;
};

/** What the header suggests is put there by its island, which knows no style sheets. */
const BEFORE_TYPING = '[data-header-search]';

/** Has the second style sheet ready once the page itself is there: a popup may soon ask for it. */
export const startStyles = (): void => {
  const href = address();
  if (!href) return;
  onceLoaded(() => whenIdle(() => append('prefetch', href)));
  on('focusin', BEFORE_TYPING, () => {
    loading ??= load(href);
    loading.catch((error) => console.info('Plain suggestions', error));
  });
};
