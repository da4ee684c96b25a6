import type { BlockInput } from '#kernel/define/block';
import type { CookieRow } from '../../site/cookie-table.view';
import type { definition } from './definition';

export const propsOf = ({ data: cookie }: BlockInput<typeof definition, CookieRow>) =>
  cookie ? { cookie, framed: true } : null;
