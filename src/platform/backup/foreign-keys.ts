import type pg from 'pg';
import { quote } from './catalog';

type Key = { place: string; name: string; definition: string };

const KEYS = `
  select c.conrelid::regclass::text as place, c.conname as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
  order by 1, 2`;

const TRIGGERED = `
  select distinct t.tgrelid::regclass::text as place
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`;

/**
 * Takes away what would look at each row that is loaded: rows refer to each other in circles, and what triggers write
 * is in the backup already. Answers how to put it back, with which PostgreSQL checks that all rows fit together.
 */
export const takeAwayChecks = async (client: pg.Client): Promise<() => Promise<void>> => {
  const { rows: keys } = await client.query<Key>(KEYS);
  const { rows: triggered } = await client.query<{ place: string }>(TRIGGERED);
  for (const { place, name } of keys) {
    await client.query(`alter table ${place} drop constraint ${quote(name)}`);
  }
  for (const { place } of triggered) {
    await client.query(`alter table ${place} disable trigger user`);
  }
  return async () => {
    for (const { place, name, definition } of keys) {
      await client.query(`alter table ${place} add constraint ${quote(name)} ${definition}`);
    }
    for (const { place } of triggered) {
      await client.query(`alter table ${place} enable trigger user`);
    }
  };
};
