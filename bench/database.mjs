import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const PORT_LINE = 3;

/** Asks the database of a data folder whose server runs. */
export const query = async (dataFolder, text, values = []) => {
  const folder = join(dataFolder, 'postgres');
  const { password, cluster } = JSON.parse(readFileSync(join(folder, 'access.json'), 'utf8'));
  const place = cluster.startsWith('/') ? cluster : join(folder, cluster);
  const lines = readFileSync(join(place, 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(lines[PORT_LINE]),
    user: 'etalage',
    database: 'etalage',
    password,
  });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
};
