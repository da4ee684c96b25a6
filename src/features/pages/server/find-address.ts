import type { Host } from '#platform/host';
import { findPage, findRedirect, type PublishedPage } from './find-page';

/** What lies at an address that no feature claims: a page, or where it leads. */
export type FoundAddress =
  | { page: PublishedPage; to?: undefined }
  | { page?: undefined; to: string; status: number };

/** Finds it by a path as it reads; undefined: there is nothing. */
export const findAddress = async (host: Host, path: string): Promise<FoundAddress | undefined> => {
  const page = await findPage(host, path);
  if (page) return { page };
  const redirect = await findRedirect(host, path);
  if (redirect) return { to: redirect.toPath, status: redirect.status };
  const plain = path.replace(/\/+$/, '');
  const isThere = plain !== path && plain !== '' && (await findPage(host, plain));
  return isThere ? { to: plain, status: 301 } : undefined;
};
