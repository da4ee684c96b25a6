import { one, type Params } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { enSignIn } from '#kernel/messages/en-signin';
import { inLanguage } from '#kernel/messages/language';
import { signInTexts } from '#kernel/messages/nl-signin';
import type { Host } from '#platform/host';
import { type Problem, problems, toldParam } from '../contract';
import { findProvider } from './provider';

/** The texts in a language; left out: the site's. */
export const textsIn = (host: Host, language = getSite(host).language) =>
  inLanguage(language, signInTexts, enSignIn);

/** The address of a page of ours that tells of a problem. */
export const tellingOf = (path: string, problem: Problem, provider: string): string =>
  `${path}?${new URLSearchParams({ [toldParam.problem]: problem, [toldParam.provider]: provider })}`;

/** What a page's address says went wrong: nothing but what we could have put there. */
export const toldBy = (host: Host, params: Params) => {
  const problem = one(params, toldParam.problem) as Problem;
  const provider = findProvider(host, one(params, toldParam.provider) ?? '');
  if (!provider || !problems.includes(problem)) return undefined;
  const text = textsIn(host).problems[problem](provider.name);
  const tone = problem === 'cancelled' ? ('notice' as const) : ('error' as const);
  return { tone, text };
};
