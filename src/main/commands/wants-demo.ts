import type { Config } from '#platform/config/config';

/**
 * Whether an empty database gets the demo: as the command line says, else the setting, else only
 * where the database is Etalage's own. The demo's logins are public, so that a database of somebody
 * else's never gets them unasked.
 */
export const wantsDemo = (
  asked: boolean | undefined,
  { demo, databaseUrl }: Pick<Config, 'demo' | 'databaseUrl'>,
): boolean => asked ?? demo ?? databaseUrl === undefined;
