import { sql } from 'drizzle-orm';
import {
  countRemote,
  listRemote,
  noteFetchProblem,
  type RemotePicture,
  storePicture,
} from '#features/media/api.server';
import type { Host } from '#platform/host';
import { FetchProblem, type FetchSettings, fetchFile } from './fetch-file';
import { readPictureType } from './picture-type';

/** Fetched at once. */
const AT_ONCE = 4;
const BATCH = 100;

export type PicturesSettings = FetchSettings & {
  /** Those that failed before as well. */
  retry?: boolean;
  onProgress?: (done: number, total: number) => void;
  /** Told of products whose pictures came in. */
  announce?: (ids: number[]) => Promise<void>;
};

export type PicturesResult = { fetched: number; failed: { url: string; problem: string }[] };

/** Answers the problem, if there is one, which is kept. */
const fetchOne = async (host: Host, { key, url }: RemotePicture, settings: FetchSettings) => {
  try {
    const content = await fetchFile(url, settings);
    await storePicture(host, { key, content, ...(await readPictureType(host.pictures, content)) });
    return undefined;
  } catch (error) {
    if (!(error instanceof FetchProblem)) throw error;
    await noteFetchProblem(host.db, key, error.message);
    return error.message;
  }
};

const productsWith = async (host: Host, keys: string[]): Promise<number[]> => {
  const { rows } = await host.db.execute(sql`
    select distinct product_id as id from product_pictures where media_key = any(${sql.param(keys)}::text[])`);
  return (rows as { id: number }[]).map(({ id }) => id);
};

/** Runs a task for each item, some at once. */
const forEachOf = async <T>(
  items: readonly T[],
  run: (item: T) => Promise<void>,
): Promise<void> => {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** Fetches pictures that imports left on the web, and stores them. What fails is told and kept. */
export const fetchPictures = async (
  host: Host,
  settings: PicturesSettings = {},
): Promise<PicturesResult> => {
  const { retry = false, onProgress, announce } = settings;
  const total = await countRemote(host.db, retry);
  const result: PicturesResult = { fetched: 0, failed: [] };
  let done = 0;
  for (let after = ''; ; ) {
    const batch = await listRemote(host.db, { after, retry, limit: BATCH });
    const last = batch.at(-1);
    if (!last) return result;
    const stored: string[] = [];
    await forEachOf(batch, async (missing) => {
      const problem = await fetchOne(host, missing, settings);
      if (problem) result.failed.push({ url: missing.url, problem });
      else stored.push(missing.key);
      onProgress?.(++done, total);
    });
    result.fetched += stored.length;
    if (stored.length > 0) await announce?.(await productsWith(host, stored));
    after = last.key;
  }
};
