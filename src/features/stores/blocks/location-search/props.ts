import { levelOf } from '#fields/block-settings';
import type { BlockInput } from '#kernel/define/block';
import type { StoreResults } from '../../site/store-hits';
import type { definition } from './definition';
import type { SearchFrameProps } from './view';

/** What was asked, and the stores that were found. */
export type Found = { text: string; results?: StoreResults };

export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

export const propsOf = ({
  id,
  settings,
  data,
  page,
}: BlockInput<typeof definition, Found>): SearchFrameProps => {
  const level = levelOf(settings.level);
  return {
    name: `winkels-${id}`,
    title: settings.title,
    intro: settings.intro,
    level,
    search: {
      text: data?.text ?? '',
      results: data?.results,
      action: page.path,
      baseUrl: withoutSlash(settings.baseUrl),
      token: page.token,
      mine: page.store,
      level: level === 1 ? 2 : 3,
    },
  };
};
