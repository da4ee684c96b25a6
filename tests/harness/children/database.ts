import { silentLog } from '#platform/config/log';
import { startDatabase } from '#platform/db/database';

/** Takes a data folder; tells the database's address, and leaves it when it is told anything. */
const database = await startDatabase({
  config: { dataFolder: process.argv[3] ?? '' },
  log: { ...silentLog, error: console.error },
});
process.send?.({ url: database.url });
process.once('message', async () => {
  await database.stop();
  process.disconnect();
});
