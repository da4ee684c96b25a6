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

/** A picture that still lies elsewhere, with the number that it has in lists and in the history. */
export type NumberedRemote = RemotePicture & { id: number };

/** All that still lie elsewhere, whether or not they could be fetched, by their keys. */
export const listAllRemote = async (db: Db): Promise<NumberedRemote[]> => {
  const { rows } = await db.execute<NumberedRemote>(sql`
    select id, key, remote_url as url from media
    where state = 'missing' and remote_url is not null order by key`);
  return rows;
};

/**
 * Notes pictures that another installation had still to fetch, and answers how many are new here. Each keeps its
 * number where that is free, and else gets one after all of `numbers`, which others will have.
 */
export const bringRemote = async (
  db: Db,
  pictures: readonly NumberedRemote[],
  numbers: readonly number[],
): Promise<number> => {
  if (pictures.length === 0) return 0;
  const taken = [...numbers, ...pictures.map(({ id }) => id)];
  const { rowCount } = await db.execute(sql`
    with brought as (
      select distinct on (key) id, key, url
      from json_to_recordset(${JSON.stringify(pictures)}::json) as x(id int, key text, url text)
      where not exists (select 1 from media m where m.key = x.key)
    ), free as (
      select *, id <> all(${sql.param([...numbers])}::int[]) and not exists (select 1 from media m where m.id = brought.id)
        and row_number() over (partition by id order by key) = 1 as is_free
      from brought
    ), most as (
      select greatest(max(n), (select max(id) from media)) as id from unnest(${sql.param(taken)}::int[]) as n
    )
    insert into media (id, key, state, type, width, height, remote_url)
    select case when is_free then id
      else (select id from most) + row_number() over (partition by is_free order by key) end,
      key, 'missing', '', 0, 0, url
    from free
    on conflict (key) do nothing`);
  await db.execute(sql`
    select setval(sequence, most) from (
      select pg_get_serial_sequence('media', 'id')::regclass as sequence, max(id) as most from media
    ) as numbers where most >= nextval(sequence)`);
  return rowCount ?? 0;
};

/** What a picture is once its original is at hand. */
export type Arrived = { id: number; key: string; type: string; width: number; height: number };

/** Of pictures that are still to be fetched here: those whose originals came by another way are there. */
export const noteArrived = async (db: Db, pictures: readonly Arrived[]): Promise<void> => {
  if (pictures.length === 0) return;
  await db.execute(sql`
    update media m set state = 'ready', type = x.type, width = x.width, height = x.height, problem = null,
      sized_at = null,
      id = case when exists (select 1 from media o where o.id = x.id) then m.id else x.id end
    from json_to_recordset(${JSON.stringify(pictures)}::json)
      as x(id int, key text, type text, width int, height int)
    where m.key = x.key and m.state = 'missing'`);
};
