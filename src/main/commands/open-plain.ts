import type { Config } from '#platform/config/config';
import type { Feature, Host } from '#platform/host';
import { readAssets } from '#platform/render/assets';
import { createApplication } from '../application';
import { entries, pathsOf } from '../paths';
import { prepareDatabase } from '../start';

/**
 * Runs `run` on the database, storage and events, with no more features than named: no index of the catalogue is
 * read or kept, so that a command on a million products stays small. What it announces reaches the
 * servers that run.
 */
export const withPlainHost = async <T>(
  config: Config,
  root: string,
  run: (host: Host) => Promise<T>,
  features: readonly Feature[] = [],
): Promise<T> => {
  const database = await prepareDatabase(config, root);
  try {
    const application = await createApplication({
      config,
      databaseUrl: database.url,
      directUrl: database.directUrl,
      assets: readAssets(pathsOf(root).client, entries),
      features,
      work: false,
      serves: false,
      logger: { level: 'error' },
    });
    return await run(application.host).finally(application.close);
  } finally {
    await database.stop();
  }
};
