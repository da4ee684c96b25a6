import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#kernel/define/clock';
import { sessions as limits } from '#kernel/limits';
import { cookie, cookieName } from '#kernel/wire';
import { prepared } from '#platform/db/prepared';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import { deviceOf } from './device';
import { createOpenSessions, type OpenSessions } from './open-sessions';
import { sessions as table } from './tables';

const { idleDays: DAYS, seenEvery: SEEN_EVERY } = limits;
const DAY = 86_400_000;

export type Session = {
  id: string;
  accountId: number | null;
  /** Days that it outlives its last use, when that is longer than usual. */
  keepDays?: number | null;
  /** When it began: of an account's, when its holder logged in. */
  createdAt: Date;
  /** Of an account's: by which way in it was begun, as `renew` was told; null: by a password. */
  begunBy?: string | null;
};

export type Sessions = OpenSessions & {
  /** The hash under which the visitor's session would be stored; no call to the database. */
  idOf: (request: FastifyRequest) => string | undefined;
  /** The visitor's session, if the cookie names one that still holds. */
  find: (request: FastifyRequest) => Promise<Session | undefined>;
  /** The visitor's session, begun now if there is none. */
  ensure: (request: FastifyRequest, reply: FastifyReply) => Promise<Session>;
  /**
   * The visitor's session, begun now if there is none, that outlives its last use by so many days. One
   * of an account lasts as long as those do: what is his is found again by logging in.
   */
  keep: (request: FastifyRequest, reply: FastifyReply, days: number) => Promise<Session>;
  /**
   * Gives the visitor a new session, for an account or for nobody (logging out): whoever knew the
   * old one has nothing. What hung on the old one is moved by those who said so with `onRenew`.
   * `begunBy` names the way in that was used; left out: a password.
   */
  renew: (
    request: FastifyRequest,
    reply: FastifyReply,
    accountId: number | null,
    begunBy?: string | null,
  ) => Promise<Session>;
  /** Moves what hangs on a session when it gets another id, in the same transaction. */
  onRenew: (move: Move) => void;
  /** Gives whoever comes with the cookie's old name the new one, in the reply to what he asked. */
  moveCookies: (app: FastifyInstance) => void;
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

export type SessionOptions = {
  db: Db;
  clock: Clock;
  https: boolean;
  secret: string;
  /** Ms that an account's session lasts at most, however often it is used. */
  lifetime: number;
};

/** Sessions in the database: the cookie holds 256 random bits, the table only their hash. */
export const createSessions = (options: SessionOptions): Sessions => {
  const { db, clock, https, lifetime } = options;
  const name = cookieName('session', https);
  const found = new WeakMap<FastifyRequest, Promise<Session | undefined>>();
  /** Of sessions that began in a request: its own cookie names another one, or none. */
  const begun = new WeakMap<FastifyRequest, string>();
  /** Requests whose session was found by the cookie's old name, and not given the new one yet. */
  const toMove = new WeakSet<FastifyRequest>();

  /** The cookie's secret, and whether it came under the name from before, or from before https. */
  const givenBy = ({ cookies }: FastifyRequest) => {
    const own = cookies[name];
    const secret = own ?? (https ? cookies[cookie.session] : undefined);
    return secret && /^[\w-]{43}$/.test(secret) ? { secret, isOld: own === undefined } : undefined;
  };

  const idOf = (request: FastifyRequest) => {
    const given = givenBy(request);
    return given && hash(given.secret);
  };

  const expiry = (begins?: Date, days: number = DAYS): Date => {
    const idle = clock.now().getTime() + days * DAY;
    return new Date(begins ? Math.min(idle, begins.getTime() + lifetime) : idle);
  };

  /** Notes that a session was used: seldom, and when for those of accounts alone. */
  const noteUse = async (row: typeof table.$inferSelect, request: FastifyRequest) => {
    const now = clock.now();
    const isOwned = row.accountId !== null;
    const expiresAt = expiry(isOwned ? row.createdAt : undefined, row.keepDays ?? DAYS);
    const isLonger = expiresAt.getTime() - row.expiresAt.getTime() > DAY;
    const isSeen = isOwned && now.getTime() - (row.seenAt?.getTime() ?? 0) >= SEEN_EVERY;
    if (!isLonger && !isSeen) return;
    const seen = isOwned ? { seenAt: now, device: row.device ?? deviceOf(request) } : {};
    await db
      .update(table)
      .set({ expiresAt, ...seen })
      .where(eq(table.id, row.id));
  };

  const read = async (request: FastifyRequest): Promise<Session | undefined> => {
    const given = givenBy(request);
    if (!given) return undefined;
    const [row] = await byId(db).execute({ id: hash(given.secret), now: clock.now() });
    if (!row) return undefined;
    // Another host of this domain can set the plain name, with a session of its own choice.
    if (given.isOld && row.hostCookie) return undefined;
    const isOver = row.createdAt.getTime() + lifetime <= clock.now().getTime();
    if (row.accountId !== null && isOver) return undefined;
    await noteUse(row, request);
    if (given.isOld) toMove.add(request);
    const { id, accountId, keepDays, createdAt, begunBy } = row;
    return { id, accountId, keepDays, createdAt, begunBy };
  };

  const find = (request: FastifyRequest) => {
    const known = found.get(request);
    if (known) return known;
    const session = read(request);
    found.set(request, session);
    return session;
  };

  const ensure = async (request: FastifyRequest, reply: FastifyReply) => {
    const existing = await find(request);
    const own = begun.get(request) ?? givenBy(request)?.secret;
    const secret = existing && own ? own : randomBytes(32).toString('base64url');
    const session = existing ?? { id: hash(secret), accountId: null, createdAt: clock.now() };
    if (!existing) {
      await db.insert(table).values({ ...session, expiresAt: expiry(), hostCookie: https || null });
      found.set(request, Promise.resolve(session));
      begun.set(request, secret);
    }
    give(request, reply, secret, session.keepDays);
    return session;
  };

  const keep = async (request: FastifyRequest, reply: FastifyReply, days: number) => {
    const session = await ensure(request, reply);
    const own = begun.get(request) ?? givenBy(request)?.secret;
    if (session.accountId !== null || !own) return session;
    if (session.keepDays !== days) {
      const change = { keepDays: days, expiresAt: expiry(undefined, days) };
      await db.update(table).set(change).where(eq(table.id, session.id));
    }
    const kept = { ...session, keepDays: days };
    found.set(request, Promise.resolve(kept));
    give(request, reply, own, days);
    return kept;
  };

  const give = (
    request: FastifyRequest,
    reply: FastifyReply,
    secret: string,
    days?: number | null,
  ) => {
    const shared = {
      path: '/',
      maxAge: (days ?? DAYS) * 86_400,
      sameSite: 'lax',
      secure: https,
    } as const;
    reply.setCookie(name, secret, { ...shared, httpOnly: true });
    reply.setCookie(cookie.present, '1', shared);
    if (https && request.cookies[cookie.session] !== undefined) {
      reply.clearCookie(cookie.session, { path: '/' });
    }
    toMove.delete(request);
  };

  const moveCookies = (app: FastifyInstance) => {
    app.addHook('onSend', async (request, reply) => {
      const given = toMove.has(request) && givenBy(request);
      if (given) give(request, reply, given.secret);
    });
  };

  const moves: Move[] = [];

  const renew: Sessions['renew'] = async (request, reply, accountId, begunBy = null) => {
    const existing = await find(request);
    const secret = randomBytes(32).toString('base64url');
    const createdAt = clock.now();
    const session = { id: hash(secret), accountId, createdAt, begunBy };
    await transact(db, async (tx) => {
      const owned = accountId === null ? {} : { device: deviceOf(request), seenAt: createdAt };
      await tx.insert(table).values({
        ...session,
        ...owned,
        expiresAt: expiry(accountId === null ? undefined : createdAt),
        hostCookie: https || null,
      });
      if (!existing) return;
      for (const move of moves) await move(tx, existing.id, session.id);
      await tx.delete(table).where(eq(table.id, existing.id));
    });
    found.set(request, Promise.resolve(session));
    begun.set(request, secret);
    give(request, reply, secret);
    return session;
  };

  const purge = async () => {
    const gone = await db.delete(table).where(lt(table.expiresAt, clock.now())).returning();
    return gone.length;
  };

  const onRenew = (move: Move) => void moves.push(move);
  const open = createOpenSessions(options);
  return { idOf, find, ensure, keep, renew, onRenew, moveCookies, purge, ...open };
};
