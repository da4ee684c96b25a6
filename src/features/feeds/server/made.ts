import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { getSite } from '#features/settings/api.server';
import { feedLimits as limits } from '#kernel/limits-feeds';
import type { Host } from '#platform/host';
import type { FeedName } from '../contract';
import { newFeedFolder } from './leftovers';
import { notePrint } from './state';
import { tellFeed } from './tell';

/** A feed in a file, compressed: what is sent, and by which its readers know whether it changed. */
type Made = { folder: string; print: string; changedAt: Date; at: number; change: number };

type Kept = {
  made: Map<FeedName, Made>;
  making: Map<FeedName, Promise<Made>>;
  /** How often something changed that feeds may tell. */
  change: number;
};

const byHost = new WeakMap<Host, Kept>();

const keptOf = (host: Host): Kept => {
  const known = byHost.get(host);
  if (known) return known;
  const kept: Kept = { made: new Map(), making: new Map(), change: 0 };
  byHost.set(host, kept);
  return kept;
};

/** What was made may say something else now: it is made anew when it is asked for. */
export const feedsChanged = (host: Host): void => {
  keptOf(host).change += 1;
};

/** Takes away the files of this process. */
export const dropFeeds = async (host: Host): Promise<void> => {
  const kept = keptOf(host);
  await Promise.allSettled(kept.making.values());
  for (const made of kept.made.values()) await forget(made);
  kept.made.clear();
};

const forget = ({ folder }: Pick<Made, 'folder'>): Promise<void> =>
  rm(folder, { recursive: true, force: true });

const fileIn = ({ folder }: Pick<Made, 'folder'>): string => join(folder, 'feed.xml.gz');

const isFresh = ({ at, change }: Made, kept: Kept, now: number): boolean => {
  const age = Math.abs(now - at);
  return age < limits.least || (change === kept.change && age < limits.kept);
};

/** Writes a feed to a file while it is read: all of it is never in memory. */
const make = async (host: Host, kept: Kept, name: FeedName): Promise<Made> => {
  const { change } = kept;
  const now = host.clock.now();
  const folder = await newFeedFolder();
  const hash = createHash('sha256');
  const told = async function* () {
    for await (const piece of tellFeed(host, name)) {
      hash.update(piece);
      yield piece;
    }
  };
  try {
    const file = createWriteStream(fileIn({ folder }));
    await pipeline(Readable.from(told()), createGzip({ level: 6 }), file);
    const print = hash.digest('base64url').slice(0, 32);
    const changedAt = await notePrint(host.db, getSite(host).id, { name, print, at: now });
    const before = kept.made.get(name);
    const made = { folder, print, changedAt, at: now.getTime(), change };
    kept.made.set(name, made);
    // Who reads the one before has it open, and reads on.
    if (before) await forget(before);
    return made;
  } catch (error) {
    await forget({ folder });
    throw error;
  }
};

const current = async (host: Host, name: FeedName): Promise<Made> => {
  const kept = keptOf(host);
  const made = kept.made.get(name);
  if (made && isFresh(made, kept, host.clock.now().getTime())) return made;
  // What several ask for at once is made once.
  const making = kept.making.get(name) ?? make(host, kept, name);
  kept.making.set(name, making);
  try {
    return await making;
  } finally {
    kept.making.delete(name);
  }
};

export type OpenFeed = Pick<Made, 'print' | 'changedAt'> & { file: FileHandle };

/** A feed as it is now, opened: whoever asks closes it. */
export const openFeed = async (host: Host, name: FeedName): Promise<OpenFeed> => {
  const made = await current(host, name);
  const { print, changedAt } = made;
  try {
    return { print, changedAt, file: await open(fileIn(made)) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // Another was made meanwhile, or somebody cleared the folder up.
    const { made: all } = keptOf(host);
    if (all.get(name) === made) all.delete(name);
    const next = await current(host, name);
    return { ...next, file: await open(fileIn(next)) };
  }
};
