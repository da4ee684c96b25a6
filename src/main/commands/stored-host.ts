import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { blockFiles } from '../blocks';
import { features } from '../features';
import { withPlainHost } from './open-plain';

/** The features whose entities are written by their fields, and those that they need. */
const storedFeatures = (): typeof features => {
  const byName = new Map(features.map((feature) => [feature.name, feature]));
  const wanted = new Set<string>();
  const want = (name: string): void => {
    if (wanted.has(name)) return;
    wanted.add(name);
    for (const need of byName.get(name)?.needs ?? []) want(need);
  };
  // Who looks at writes is among them: an undo must not take away what was ordered meanwhile.
  for (const { name, needs } of features) if (needs.includes('entities')) want(name);
  // A page holds blocks of any feature.
  for (const file of Object.keys(blockFiles)) want(/features\/([^/]+)/.exec(file)?.[1] ?? '');
  return features.filter(({ name }) => wanted.has(name));
};

/** Runs work on a host that knows all that is written by its fields, and no more. */
export const withStoredHost = (root: string, work: (host: Host) => Promise<void>): Promise<void> =>
  withPlainHost(readConfig(), root, work, storedFeatures());

export const fail = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};
