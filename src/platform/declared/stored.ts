import type { ConsentType } from '#kernel/values/consent';
import type { Host } from '../host';
import { Registry } from '../registry';

/** One thing that pages keep in a visitor's browser. */
export type Stored = {
  /** Its name there; `*` at its end stands for anything. */
  name: string;
  /** `storage`: local or session storage, or a database of the browser's. */
  where: 'cookie' | 'storage';
  /** What the visitor must have allowed. */
  type: ConsentType;
  /** In Dutch, for who reads the cookie page. */
  purpose: string;
  /** How long it stays, in words. */
  kept: string;
  /** Whose it is; left out: the site's own. */
  party?: string;
};

const sources = new Registry<() => readonly Stored[]>('source of what is stored');

/** Tells what a feature keeps in browsers. Asked each time, for what depends on settings. */
export const declareStored = (host: Host, name: string, list: () => readonly Stored[]): void =>
  sources.add(host, name, list);

/** All that is kept in browsers, of all features. */
export const listStored = (host: Host): Stored[] => sources.list(host).flatMap((list) => list());
