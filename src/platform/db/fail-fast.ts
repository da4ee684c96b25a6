import type pg from 'pg';
import { DatabaseAway } from './errors';
import type { Outage } from './outage';

type Release = (error?: Error | boolean) => void;
type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: Release) => void;

const nothing = () => {};

/**
 * While the database is away, whoever wants a connection of the pool hears so at once, and so do those
 * who wait for one or for an answer when that begins: a server that is frozen never tells them. `cutAll`
 * closes the connections: afterwards another server may have taken over, and one that is idle led to the old.
 */
export function failFast(pool: pg.Pool, outage: Outage, cutAll: () => void): void {
  const waiting = new Set<() => void>();
  outage.onBegin(() => {
    cutAll();
    for (const giveUp of waiting) giveUp();
  });

  const connect = pool.connect.bind(pool) as (taken: Taken) => void;
  const take = (taken: Taken) => {
    if (outage.since() !== undefined) {
      setImmediate(taken, new DatabaseAway(), undefined, nothing);
      return;
    }
    const giveUp = () => {
      waiting.delete(giveUp);
      taken(new DatabaseAway(), undefined, nothing);
    };
    waiting.add(giveUp);
    connect((error, client, done) => {
      // One that comes after it was given up goes back unused.
      if (!waiting.delete(giveUp)) done();
      else if (error && !pool.ending) taken(new DatabaseAway(error), undefined, done);
      else taken(error, client, done);
    });
  };
  const takeSoon = () =>
    new Promise<pg.PoolClient>((resolve, reject) =>
      take((error, client) => (client ? resolve(client) : reject(error))),
    );
  pool.connect = ((taken?: Taken) => (taken ? take(taken) : takeSoon())) as typeof pool.connect;
}
