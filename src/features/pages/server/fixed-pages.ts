import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

type FixedPage = { path: string; told: string };

const fixed = new Registry<FixedPage>('fixed page');

/**
 * Says that the site itself links to a page: if there is one, it stays where it is, and online.
 * `told`: why, for who would change that.
 */
export const registerFixedPage = (host: Host, path: string, told: string): void =>
  fixed.add(host, path, { path, told });

/** Why the page at a path stays where it is; undefined: it may go. */
export const whyFixed = (host: Host, path: string): string | undefined =>
  fixed.find(host, path)?.told;
