import { findPage } from '#features/pages/api.server';
import { changeSettings, getSite, type Site } from '#features/settings/api.server';
import { may, rightOf, type StaffMember } from '#features/staff/contract';
import type { Host } from '#platform/host';
import { type BeginStep, beginSteps } from '../../contract';

/** What is kept of a beginning, among the site's settings. */
type Begun = { done: readonly BeginStep[]; isEnded: boolean };

const isStep = (value: unknown): value is BeginStep => beginSteps.some((one) => one === value);

/** How far a site is; undefined: its beginning wasn't begun. */
export const begunOf = ({ settings }: Pick<Site, 'settings'>): Begun | undefined => {
  const { begin } = settings;
  if (typeof begin !== 'object' || begin === null) return undefined;
  const { done, isEnded } = begin as Record<string, unknown>;
  return {
    done: Array.isArray(done) ? done.filter(isStep) : [],
    isEnded: isEnded === true,
  };
};

/** Notes that a step was done, or that somebody is done with all of it. */
export const noteBegun = (
  host: Host,
  { step, isEnded }: { step?: BeginStep; isEnded?: boolean },
): Promise<void> =>
  changeSettings(host, (settings) => {
    const begun = begunOf({ settings });
    const done = new Set([...(begun?.done ?? []), ...(step ? [step] : [])]);
    return {
      ...settings,
      begin: {
        done: beginSteps.filter((one) => done.has(one)),
        isEnded: isEnded ?? begun?.isEnded ?? false,
      },
    };
  });

/** Whether who the chain is was filled in. */
export const isKnown = ({ identity }: Site): boolean =>
  Object.values(identity).every((value) => value !== '');

/** Whether nobody began this site, here or otherwise: one that was made has a home page, or says who it is. */
export const isUntouched = async (host: Host): Promise<boolean> => {
  const site = getSite(host);
  return !begunOf(site) && !isKnown(site) && !(await findPage(host, '/'));
};

/** Whether a member may begin a site: all that the steps write, of all of it. */
export const mayBegin = ({ rights }: StaffMember): boolean =>
  may(rights, 'Site', 'change') &&
  rightOf(rights, 'Site')?.fields === undefined &&
  ['Page', 'Form'].every(
    (entity) => may(rights, entity, 'create') && rightOf(rights, entity)?.fields === undefined,
  );

/** What a member is told of a beginning as he comes in; undefined: there is nothing to begin. */
export const tellBeginning = async (
  host: Host,
  member: StaffMember,
): Promise<'new' | 'open' | undefined> => {
  if (!mayBegin(member)) return undefined;
  const begun = begunOf(getSite(host));
  if (begun) return begun.isEnded ? undefined : 'open';
  return (await isUntouched(host)) ? 'new' : undefined;
};
