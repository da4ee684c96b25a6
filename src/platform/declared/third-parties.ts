import type { ConsentType } from '#kernel/values/consent';
import type { Host } from '../host';
import type { Area } from '../http/areas';
import { Registry } from '../registry';

/** What a page may fetch from elsewhere, by the directives of a content security policy. */
export const sourceKinds = ['script', 'style', 'img', 'font', 'connect', 'frame', 'media'] as const;
export type SourceKind = (typeof sourceKinds)[number];
export type Sources = Partial<Record<SourceKind, readonly string[]>>;

/** Somebody else whose server a visitor's browser may be sent to. */
export type ThirdParty = {
  /** As a visitor knows it: 'YouTube', 'Kadaster'. */
  name: string;
  /** What he must have allowed; 'functional': it does what he asks for in so many words. */
  type: ConsentType;
  /** What for, in Dutch. */
  purpose: string;
  /** Origins; `https://*.example.nl` for all hosts below one. */
  sources: Sources;
  /** The areas of the site whose pages may ask it. */
  areas: readonly Area[];
};

type List = () => readonly ThirdParty[];

const parties = new Registry<List>('third party');

/**
 * Tells whom a feature's pages ask for something. From this come the content security policy, the list
 * on the cookie page, and whether visitors are asked for consent at all. Called again for each page.
 */
export const declareThirdParties = (host: Host, name: string, list: List): void =>
  parties.add(host, name, list);

/** All third parties of all features. */
export const listThirdParties = (host: Host): ThirdParty[] =>
  parties.list(host).flatMap((list) => list());
