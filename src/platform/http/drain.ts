import type { Socket } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** After so many rounds of the event loop without input all that was sent has been read. */
const QUIET_TURNS = 3;
/** In ms: the longest that a stop waits for such turns, should visitors go on coming. */
const LONGEST_SETTLING = 2_000;
/** In ms: what a connection that was just opened gets to say something. */
const SILENCE = 1_000;
/** In ms, between looks for connections that became idle. */
const LOOK = 100;

export interface Drain {
  /** Whether the server is about to stop: nobody should be sent to it any more. */
  readonly isDraining: boolean;
  /**
   * Says that it will stop, and goes on serving for so many ms or until `signal`, each answer with
   * `Connection: close`. Whoever spreads requests hears it at `/readyz`.
   */
  drain(ms: number, signal?: AbortSignal): Promise<void>;
  /** Waits until what was sent has been read, takes no more, and answers all that was read. */
  close(): Promise<void>;
}

/** Lets a server stop without refusing anybody. Before other hooks are added. */
export const createDrain = (app: FastifyInstance): Drain => {
  let isDraining = false;
  let heard = 0;
  const open = new Set<Socket>();

  app.server.on('connection', (socket: Socket) => {
    heard += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onRequest', (_request, reply, done) => {
    heard += 1;
    // Node's own answer to it is the header, also for what is written past Fastify.
    if (isDraining) reply.raw.shouldKeepAlive = false;
    done();
  });

  /** A connection that waits to be accepted is reset when its server closes, with what it sent. */
  const settle = async () => {
    const end = performance.now() + LONGEST_SETTLING;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end; ) {
      const before = heard;
      await turn();
      quiet = heard === before ? quiet + 1 : 0;
    }
  };
  const closeIdle = (since: number) => {
    app.server.closeIdleConnections();
    if (performance.now() - since < SILENCE) return;
    // Node counts none as idle over which nothing was asked yet, such as browsers open beforehand.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };

  return {
    get isDraining() {
      return isDraining;
    },
    async drain(ms, signal) {
      isDraining = true;
      if (app.server.listening) await sleep(ms, undefined, { signal }).catch(() => {});
    },
    async close() {
      isDraining = true;
      if (app.server.listening) await settle();
      const since = performance.now();
      // A connection that becomes idle while we close would be waited for until it times out.
      const idle = setInterval(() => closeIdle(since), LOOK);
      await app.close().finally(() => clearInterval(idle));
    },
  };
};
