import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';

/** A picture that still lies elsewhere on the web. */
export type RemotePicture = { key: string; url: string };

/** Notes pictures that have to be fetched. Of a key that there is nothing changes. */
export const noteRemote = async (db: Db, pictures: readonly RemotePicture[]): Promise<void> => {
  if (pictures.length === 0) return;
  await db.execute(sql`
    insert into media (key, state, type, width, height, remote_url)
    select distinct on (key) key, 'missing', '', 0, 0, url
    from json_to_recordset(${JSON.stringify(pictures)}::json) as x(key text, url text)
    on conflict (key) do nothing`);
};

const isToFetch = (retry: boolean) =>
  sql`state = 'missing' and remote_url is not null and (${retry} or problem is null)`;

/** Pictures that have to be fetched, by their key, after one; `retry`: those that failed before as well. */
export const listRemote = async (
  db: Db,
  { after, retry, limit }: { after: string; retry: boolean; limit: number },
): Promise<RemotePicture[]> => {
  const { rows } = await db.execute<RemotePicture>(sql`
    select key, remote_url as url from media
    where ${isToFetch(retry)} and key > ${after} order by key limit ${limit}`);
  return rows;
};

export const countRemote = async (db: Db, retry: boolean): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from media where ${isToFetch(retry)}`,
  );
  return rows[0]?.n ?? 0;
};

/** Keeps why a picture could not be fetched. */
export const noteFetchProblem = async (db: Db, key: string, problem: string): Promise<void> => {
  await db.execute(sql`update media set problem = ${problem} where key = ${key}`);
};
