import { isLocalAddress } from '#kernel/values/local-address';

/** The page of ours that a visitor came from, by what his browser says of it; `/` when it is no page of ours. */
export const cameFrom = (referer: string | undefined, siteHost: string): string => {
  if (!referer || !URL.canParse(referer)) return '/';
  const { host, pathname, search } = new URL(referer);
  return host === siteHost && isLocalAddress(pathname + search) ? pathname + search : '/';
};
