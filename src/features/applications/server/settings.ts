import { getSite } from '#features/settings/api.server';
import { applications as limits } from '#kernel/limits';
import type { Host } from '#platform/host';

type Own = Extract<keyof typeof limits, `application${string}`>;

/** One of the numbers that a site's settings may say: theirs when it is above 0, else ours. */
export const limitOf = (host: Host, name: Own): number => {
  const value = Number(getSite(host).settings[name] ?? limits[name]);
  return value > 0 ? value : limits[name];
};
