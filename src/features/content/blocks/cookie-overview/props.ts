import type { BlockInput } from '#kernel/define/block';
import type { CookieTableProps } from '../../site/cookie-table.view';
import type { definition } from './definition';

export type Cookies = Pick<CookieTableProps, 'cookies' | 'local' | 'parties'>;

export const propsOf = ({
  settings,
  data,
}: BlockInput<typeof definition, Cookies>): CookieTableProps | null =>
  data ? { ...settings, ...data } : null;
