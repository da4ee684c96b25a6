import { setTimeout as sleep } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import pg from 'pg';
import { keptAlive } from '#platform/db/pool';
import { serverOf } from '#platform/db/servers';
import type { Host } from '#platform/host';

type Release = () => Promise<void> | void;

/** Asks whoever works on an upload, in whichever process, to let go of it. */
const RELEASE = 'upload.release';
/** How long a lock is waited for, and how often it is tried, in ms. */
const PATIENCE = 5_000;
const PAUSE = 100;
/** In ms: a lock is given, refused or let go of at once, or nobody is there. */
const ANSWER = 5_000;

const locked = { status_code: 423, body: 'locked' };

/**
 * One writer at a time for each upload, in all processes: a lock of PostgreSQL, which ends with
 * the process that holds it. All locks of a process hang on one connection, there while one is held.
 */
export class UploadLocker implements Locker {
  private readonly host: Host;
  private readonly held = new Map<string, Release>();
  private connection: Promise<pg.Client> | undefined;

  constructor(host: Host) {
    this.host = host;
    host.events.subscribe<string>(RELEASE, (id) => this.held.get(id)?.());
  }

  newLock(id: string): Lock {
    return {
      lock: (signal, release) => this.wait(id, signal, release),
      unlock: () => this.free(id),
    };
  }

  private async wait(id: string, signal: AbortSignal, release: Release): Promise<void> {
    for (let waited = 0; waited <= PATIENCE; waited += PAUSE) {
      if (signal.aborted) throw ERRORS.ABORTED;
      if (await this.take(id, release)) return;
      if (waited % 1000 === 0) await this.host.events.publish(RELEASE, id);
      await sleep(PAUSE);
    }
    throw locked;
  }

  private async take(id: string, release: Release): Promise<boolean> {
    if (this.held.has(id)) return false;
    this.held.set(id, release);
    try {
      const client = await this.connect();
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
        [`upload ${id}`],
      );
      if (rows[0]?.taken) return true;
    } catch (error) {
      await this.forget(id);
      throw error;
    }
    await this.forget(id);
    return false;
  }

  private async free(id: string): Promise<void> {
    const client = await this.connection;
    // Without a connection there is no lock any more either.
    await client
      ?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [`upload ${id}`])
      .catch(() => {});
    await this.forget(id);
  }

  private async forget(id: string): Promise<void> {
    this.held.delete(id);
    if (this.held.size > 0) return;
    const client = this.connection;
    this.connection = undefined;
    await (await client?.catch(() => undefined))?.end();
  }

  private connect(): Promise<pg.Client> {
    this.connection ??= this.open().catch((error) => {
      this.connection = undefined;
      throw error;
    });
    return this.connection;
  }

  private async open(): Promise<pg.Client> {
    // Beside the pool: a lock that waits for a place there could wait for itself.
    const client = new pg.Client({
      connectionString: serverOf(this.host.directUrl),
      application_name: 'etalage uploads',
      connectionTimeoutMillis: 10_000,
      query_timeout: ANSWER,
      ...keptAlive,
    });
    client.on('error', () => {
      this.connection = undefined;
      for (const release of this.held.values()) void release();
    });
    await client.connect();
    return client;
  }
}
