import { field } from '#kernel/wire';

/** Paths of the preview within the admin, where the address stays as it is (S2.8/4, S6/4). */
const PREVIEW = 'admin';

/**
 * The address that says what the store search was asked for; undefined where it must not be
 * changed. An empty text takes the parameter out.
 */
export const placeAddress = (href: string, text: string): string | undefined => {
  const address = new URL(href);
  if (address.pathname.includes(PREVIEW)) return undefined;
  if (text === '') address.searchParams.delete(field.placeInput);
  else address.searchParams.set(field.placeInput, text);
  return address.pathname + address.search + address.hash;
};
