import type { Readable } from 'node:stream';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { DataHolder } from './own-data';

/** A file that is kept of somebody, or that is his. */
export type OwnFile = {
  /** What it is, whoever tells of it: of two that tell of the same the one that is built on the other is believed. */
  key: string;
  /** In which folders it goes, and its name, as somebody typed them: nothing of that is safe for a disk. */
  path: readonly string[];
} & (
  | { open: () => Promise<{ stream: Readable; size: number } | undefined> }
  /** Why it isn't given: it may be another's. */
  | { withheld: string }
);

type OwnFiles = (holder: DataHolder) => Promise<readonly OwnFile[]>;

const sources = new Registry<OwnFiles>('source of own files');

/** Adds the files that a feature keeps of somebody to what staff gives him (AVG 15), under a name. */
export const registerOwnFiles = (host: Host, name: string, source: OwnFiles): void =>
  sources.add(host, name, source);

/** The files that are kept of somebody, each once; none of them is opened yet. */
export const listOwnFiles = async (host: Host, holder: DataHolder): Promise<OwnFile[]> => {
  const found = new Map<string, OwnFile>();
  for (const source of sources.list(host)) {
    for (const file of await source(holder)) found.set(file.key, file);
  }
  return [...found.values()];
};
