import type { BlockInput } from '#kernel/define/block';
import type { CookieTableProps } from '../../site/cookie-table.view';
import type { definition } from './definition';

export type KindOfCookies = Pick<CookieTableProps, 'cookies' | 'local'>;

export const propsOf = ({
  settings: { title, intro },
  data,
}: BlockInput<typeof definition, KindOfCookies>): CookieTableProps | null =>
  data && data.cookies.length + data.local.length > 0
    ? { title, intro, ...data, parties: [] }
    : null;
