import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { SubNavigationProps } from './view';

/** What lies below the highest page above, with that page's title. */
export type SubPages = Pick<SubNavigationProps, 'title' | 'pages'>;

export const propsOf = ({
  settings,
  data,
  page,
}: BlockInput<typeof definition, SubPages>): SubNavigationProps | null =>
  data ? { title: settings.title || data.title, pages: data.pages, currentPath: page.path } : null;
