import { resolve } from 'node:path';
import { CONSENT_VERSION } from '#kernel/wire';
import { silentLog } from '#platform/config/log';
import { startDatabase } from '#platform/db/database';
import { dropLeftovers } from '../../harness/template';
import { createDemoPlace } from './demo';
import { startServer } from './server';
import { CONSENT_OF_RUN } from './test';

/** The version of the text by which a server asks for consent, as its pages say. */
const consentVersion = async (url: string): Promise<string | undefined> => {
  const html = await (await fetch(`${url}/cookies/instellingen`)).text();
  return new RegExp(`${CONSENT_VERSION}="([^"]*)"`).exec(html)?.[1];
};

/** The PostgreSQL of the browser tests. */
export const startTestDatabase = () =>
  startDatabase({
    config: {
      databaseUrl: process.env.TEST_DATABASE_URL,
      dataFolder: resolve(import.meta.dirname, '../../.cache'),
    },
    log: { ...silentLog, warn: console.warn },
  });

/** One built server with the demo for the whole run; its address goes to the workers. */
export default async function setup(): Promise<() => Promise<void>> {
  const database = await startTestDatabase();
  await dropLeftovers(database.url);
  const place = await createDemoPlace(database.url);
  const server = await startServer(place);
  process.env.ETALAGE_E2E_URL = server.url;
  process.env[CONSENT_OF_RUN] = await consentVersion(server.url);
  process.env.ETALAGE_E2E_POSTGRES = database.url;
  // For tests that give commands beside it, as an operator does.
  process.env.ETALAGE_E2E_DATABASE = place.databaseUrl;
  process.env.ETALAGE_E2E_DATA = place.dataFolder;
  return async () => {
    await server.stop();
    await place.drop();
    await database.stop();
  };
}
