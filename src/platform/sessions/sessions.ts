import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#kernel/define/clock';
import { cookie } from '#kernel/wire';
import { prepared } from '#platform/db/prepared';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import { sessions as table } from './tables';

const DAYS = 30;
const DAY = 86_400_000;

export type Session = { id: string; accountId: number | null };

export type Sessions = {
  /** The hash under which the visitor's session would be stored; no call to the database. */
  idOf: (request: FastifyRequest) => string | undefined;
  /** The visitor's session, if the cookie names one that still holds. */
  find: (request: FastifyRequest) => Promise<Session | undefined>;
  /** The visitor's session, begun now if there is none. */
  ensure: (request: FastifyRequest, reply: FastifyReply) => Promise<Session>;
  /**
   * Gives the visitor a new session, for an account or for nobody (logging out): whoever knew the
   * old one has nothing. What hung on the old one is moved by those who said so with `onRenew`.
   */
  renew: (
    request: FastifyRequest,
    reply: FastifyReply,
    accountId: number | null,
  ) => Promise<Session>;
  /** Moves what hangs on a session when it gets another id, in the same transaction. */
  onRenew: (move: Move) => void;
  purge: () => Promise<number>;
};

type Move = (tx: Tx, from: string, to: string) => Promise<void>;

const byId = prepared((db) =>
  db
    .select()
    .from(table)
    .where(and(eq(table.id, sql.placeholder('id')), gt(table.expiresAt, sql.placeholder('now'))))
    .prepare('session_by_id'),
);

const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Sessions in the database: the cookie holds 256 random bits, the table only their hash. */
export const createSessions = (options: { db: Db; clock: Clock; https: boolean }): Sessions => {
  const { db, clock, https } = options;
  const found = new WeakMap<FastifyRequest, Promise<Session | undefined>>();
  /** Of sessions that began in a request: its own cookie names another one, or none. */
  const begun = new WeakMap<FastifyRequest, string>();

  const idOf = (request: FastifyRequest) => {
    const secret = request.cookies[cookie.session];
    return secret && /^[\w-]{43}$/.test(secret) ? hash(secret) : undefined;
  };

  const read = async (id: string): Promise<Session | undefined> => {
    const now = clock.now();
    const [row] = await byId(db).execute({ id, now });
    if (!row) return undefined;
    if (row.expiresAt.getTime() - now.getTime() < (DAYS - 1) * DAY) {
      await db.update(table).set({ expiresAt: expiry() }).where(eq(table.id, id));
    }
    return { id: row.id, accountId: row.accountId };
  };

  const expiry = () => new Date(clock.now().getTime() + DAYS * DAY);

  const find = (request: FastifyRequest) => {
    const known = found.get(request);
    if (known) return known;
    const id = idOf(request);
    const session = id ? read(id) : Promise.resolve(undefined);
    found.set(request, session);
    return session;
  };

  const ensure = async (request: FastifyRequest, reply: FastifyReply) => {
    const existing = await find(request);
    const own = begun.get(request) ?? request.cookies[cookie.session];
    const secret = existing && own ? own : randomBytes(32).toString('base64url');
    const session = existing ?? { id: hash(secret), accountId: null };
    if (!existing) {
      await db.insert(table).values({ id: session.id, expiresAt: expiry() });
      found.set(request, Promise.resolve(session));
      begun.set(request, secret);
    }
    give(reply, secret);
    return session;
  };

  const give = (reply: FastifyReply, secret: string) => {
    const shared = { path: '/', maxAge: DAYS * 86_400, sameSite: 'lax', secure: https } as const;
    reply.setCookie(cookie.session, secret, { ...shared, httpOnly: true });
    reply.setCookie(cookie.present, '1', shared);
  };

  const moves: Move[] = [];

  const renew = async (request: FastifyRequest, reply: FastifyReply, accountId: number | null) => {
    const existing = await find(request);
    const secret = randomBytes(32).toString('base64url');
    const session = { id: hash(secret), accountId };
    await transact(db, async (tx) => {
      await tx.insert(table).values({ ...session, expiresAt: expiry() });
      if (!existing) return;
      for (const move of moves) await move(tx, existing.id, session.id);
      await tx.delete(table).where(eq(table.id, existing.id));
    });
    found.set(request, Promise.resolve(session));
    begun.set(request, secret);
    give(reply, secret);
    return session;
  };

  const purge = async () => {
    const gone = await db.delete(table).where(lt(table.expiresAt, clock.now())).returning();
    return gone.length;
  };

  return { idOf, find, ensure, renew, onRenew: (move) => void moves.push(move), purge };
};
