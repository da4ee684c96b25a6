import { FILTER_PREFIX, header } from '#kernel/wire';
import type { Params, RenderContext } from './context';

const FILTERED = new RegExp(`^(${FILTER_PREFIX}|search$|sort$|limit_|start_)`);
const PAGED = /^page_(.+)$/;

/** Whether a visitor chose what he sees: search engines have enough at the page itself. */
export const isFiltered = (params: Params): boolean =>
  Object.keys(params).some((name) => FILTERED.test(name));

/**
 * The address that search engines should keep, from its path on. The second and further pages of
 * results are pages of their own: what stands on them stands nowhere else.
 */
export const canonicalOf = (
  { params, path }: RenderContext,
  page: { canonical?: string; headHeaders?: Record<string, string> },
): string => {
  const own = page.canonical === undefined ? path : encodeURI(page.canonical);
  if (isFiltered(params)) return own;
  const query = new URLSearchParams();
  for (const [name, [value = '']] of Object.entries(params)) {
    const [, section] = PAGED.exec(name) ?? [];
    const isThere = section && page.headHeaders?.[header.total(section)] !== undefined;
    if (isThere && Number(value) > 1) query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? own : `${own}?${text}`;
};
