import type { Values } from '#features/office/contract';

/** A title as it stands in an address. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** The address that fits a page's title and the page above it; '' without a title. */
const pathOf = ({ title, parent }: Values): string => {
  const slug = slugOf(String(title ?? ''));
  return slug === '' ? '' : `${String(parent ?? '').replace(/\/$/, '')}/${slug}`;
};

/** What changes with a value of a new page: its address follows, until somebody writes one. */
export const withPath = (values: Values, change: Values): Values => {
  const isOwn = values.path && values.path !== pathOf(values);
  if ('path' in change || isOwn) return change;
  return { ...change, path: pathOf({ ...values, ...change }) };
};
