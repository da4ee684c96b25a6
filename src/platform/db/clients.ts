import pg from 'pg';
import { serverOf } from './servers';

/** A client whose socket can be closed at once, without a word to the server. */
type Cuttable = pg.ClientBase & { connection: pg.Connection };

export const cut = (client: pg.ClientBase): void =>
  void (client as Cuttable).connection.stream.destroy();

/** SQLSTATE: a write was refused by a server that is read-only. */
const READ_ONLY = '25006';

export interface Clients {
  /** For a pool's option of that name. */
  Client: typeof pg.Client;
  /** Cuts all that are open or being opened: in use, idle, and those that wait for a server. */
  cutAll(): void;
}

export interface ClientsSettings {
  /**
   * False: statements go without their names, each to be parsed where it is run. A pooler in transaction mode may give
   * the next one to another connection of the server, where a name means nothing or something else.
   */
  named?: boolean;
}

/**
 * What a pool makes its clients of: each connects to the server of `connectionString` that takes writes now, and is
 * given up once a write was refused, since its server was demoted.
 */
export function createClients({ named = true }: ClientsSettings = {}): Clients {
  const all = new Set<pg.Client>();

  class PooledClient extends pg.Client {
    constructor(config: pg.ClientConfig) {
      const { connectionString = '' } = config;
      super({ ...config, connectionString: serverOf(connectionString) });
      all.add(this);
      this.connection.once('end', () => all.delete(this));
      this.connection.on('errorMessage', ({ code }: { code?: string }) => {
        // Whoever asked is told first.
        if (code === READ_ONLY) setImmediate(cut, this);
      });
    }
  }

  if (!named) dropNames(PooledClient);
  return {
    Client: PooledClient as typeof pg.Client,
    cutAll() {
      for (const client of all) cut(client);
    },
  };
}

type Query = (config: unknown, ...rest: unknown[]) => unknown;

const isNamed = (config: unknown): config is { name: string } =>
  // What brings its own way to be sent, as a copy does, is left as it is.
  typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);

/** Overloads of `query` have no end; what they have in common is their first argument. */
function dropNames(of: typeof pg.Client): void {
  const query = pg.Client.prototype.query as Query;
  of.prototype.query = function unnamed(this: pg.Client, config: unknown, ...rest: unknown[]) {
    const plain = isNamed(config) ? { ...config, name: undefined } : config;
    return query.call(this, plain, ...rest);
  } as typeof of.prototype.query;
}
