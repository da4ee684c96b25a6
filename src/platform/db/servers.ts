import pg from 'pg';

/** In ms: the longest that one server gets to take a connection, and as long again to say what it is. */
const PATIENCE = 10_000;

/** A server answers, and takes no writes: a standby, or a primary that was demoted. */
export class ReadOnlyServer extends Error {
  override name = 'ReadOnlyServer';
  /** PostgreSQL's own code for a write that it refuses. */
  readonly code = '25006';

  constructor() {
    super('the server takes no writes: it is a standby, or was demoted');
  }
}

/** What tells whether a server takes writes; a standby is read-only as well. */
export const READ_ONLY = `current_setting('transaction_read_only') = 'on'`;

/**
 * The servers of a connection string, in its order, a string each: as libpq does, hosts stand in one with
 * commas between them, each with a port of its own or without.
 */
export function serversOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  return hosts.split(',').map((host) => before + host + after);
}

/** By connection strings of several servers, the one of them that last took writes. */
const chosen = new Map<string, string>();

/** The server to connect to: the only one, or that of several which last took writes. */
export const serverOf = (url: string): string => chosen.get(url) ?? serversOf(url)[0] ?? url;

export type OpenSettings = Omit<pg.ClientConfig, 'connectionString'>;

/**
 * Opens a connection to the server that takes writes. Of several the one that last did is tried first; the
 * one found is where `serverOf` leads from then on. Throws ReadOnlyServer, or what the last one failed with.
 */
export async function openWritable(url: string, settings: OpenSettings = {}): Promise<pg.Client> {
  const first = serverOf(url);
  const servers = [first, ...serversOf(url).filter((one) => one !== first)];
  let reason: unknown;
  for (const server of servers) {
    try {
      const client = await open(server, settings);
      if (servers.length > 1) chosen.set(url, server);
      return client;
    } catch (error) {
      // That one of them takes no writes says more than that another is gone.
      if (!(reason instanceof ReadOnlyServer)) reason = error;
    }
  }
  throw reason;
}

async function open(server: string, settings: OpenSettings): Promise<pg.Client> {
  const { connectionTimeoutMillis: patience = PATIENCE } = settings;
  const client = new pg.Client({
    ...settings,
    connectionTimeoutMillis: patience,
    connectionString: server,
  });
  // Heard from the query that fails.
  client.on('error', () => {});
  const late = setTimeout(() => client.connection.stream.destroy(), 2 * patience);
  try {
    await client.connect();
    const { rows } = await client.query<{ closed: boolean }>(`select ${READ_ONLY} as closed`);
    if (rows[0]?.closed) throw new ReadOnlyServer();
    return client;
  } catch (error) {
    // It would stay open beside the one that the next try opens.
    client.connection.stream.destroy();
    throw error;
  } finally {
    clearTimeout(late);
  }
}
