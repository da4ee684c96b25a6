import { getSite } from '#features/settings/api.server';
import { applications as limits } from '#kernel/limits-applications';
import type { Host } from '#platform/host';

type Own = Extract<keyof typeof limits, `application${string}`>;

/** One of the numbers that a site's settings may say: theirs when it is above 0, else ours. */
export const limitOf = (host: Host, name: Own): number => {
  const value = Number(getSite(host).settings[name] ?? limits[name]);
  return value > 0 ? value : limits[name];
};

/** How old one has to be for what is applied for: what the site asks of everybody, or more. */
export const leastAgeFor = (
  host: Host,
  vacancy: { minimumAge: number | null } | undefined,
): { leastAge: number; isOfVacancy: boolean } => {
  const least = limitOf(host, 'applicationAge');
  const own = vacancy?.minimumAge ?? 0;
  return own > least
    ? { leastAge: own, isOfVacancy: true }
    : { leastAge: least, isOfVacancy: false };
};
