import { randomUUID } from 'node:crypto';
import type { Log } from '../config/log';
import { listen, MAX_PAYLOAD, notify } from '../db/listen';
import type { Outage } from '../db/outage';
import { afterCommit } from '../db/transact';
import type { Db } from '../db/types';
import { keepTrying } from './keep-trying';

const CHANNEL = 'etalage_events';

/** Why a process may have missed something. */
export interface Missed {
  /**
   * The one event that was told without its payload, or of which a handler failed; absent: any event
   * may have been missed.
   */
  event?: string;
}

type Handler = (payload: never) => void | Promise<void>;

/** A message between processes: who sent it, the event, its payload unless it goes without. */
interface Message {
  from: string;
  event: string;
  payload?: unknown;
  untold?: true;
}

export interface Events {
  /**
   * Tells every process, this one included. Payloads are JSON values. With a transaction
   * (of `transact`) it is told when that commits, and never if it doesn't. Without one it answers
   * when this process's own handlers are done; while the database is away the other processes are
   * told later, without the payload.
   */
  publish(event: string, payload: unknown, tx?: Db): Promise<void>;
  /**
   * Calls `handler` for each such event. What it throws is logged, and counts as missed a moment
   * later. Answers how to stop.
   */
  subscribe<T>(event: string, handler: (payload: T) => void | Promise<void>): () => void;
  /**
   * Calls `handler` when events may have been missed: whoever keeps a copy reads it anew. When one
   * throws, all are called again until they succeed.
   */
  onReconnect(handler: (missed: Missed) => void | Promise<void>): () => void;
  close(): Promise<void>;
}

export interface EventsSettings {
  db: Db;
  url: string;
  log: Log;
  /** Is told whether the database answers, by the connection that listens for events. */
  outage?: Pick<Outage, 'begin' | 'end'>;
}

/** Events between features and between processes, over LISTEN/NOTIFY. */
export async function createEvents({ db, url, log, outage }: EventsSettings): Promise<Events> {
  const from = randomUUID();
  const handlers = new Map<string, Set<Handler>>();
  const missedHandlers = new Set<Handler>();

  /** What could not be sent, and what handlers here failed at: made up for as soon as it can be. */
  const unsent = new Set<string>();
  let missed: Missed | undefined;

  const call = async (set: Set<Handler> | undefined, payload: unknown, event?: string) => {
    const running = [...(set ?? [])].map(async (handler) => {
      try {
        await handler(payload as never);
      } catch (err) {
        log.error({ err, event: event ?? 'missed' }, 'an event handler failed');
        missed = missed && missed.event !== event ? {} : { event };
        makingUp.begin();
      }
    });
    await Promise.all(running);
  };
  const tellMissed = (what: Missed) => call(missedHandlers, what, what.event);
  const sendUnsent = async () => {
    for (const event of [...unsent]) {
      await notify(db, CHANNEL, withoutPayload(from, event));
      unsent.delete(event);
    }
  };
  const makingUp = keepTrying(async () => {
    await sendUnsent().catch(() => {});
    const now = missed;
    missed = undefined;
    if (now) await tellMissed(now);
    return unsent.size === 0 && missed === undefined;
  });
  const send = async (event: string, payload: unknown) => {
    try {
      await notify(db, CHANNEL, messageOf(from, event, payload));
    } catch (err) {
      log.warn({ err, event }, 'an event is told later');
      unsent.add(event);
      makingUp.begin();
    }
  };
  const receive = (text: string) => {
    const message = read(text);
    if (!message || message.from === from) return;
    if (message.untold) void tellMissed({ event: message.event });
    else void call(handlers.get(message.event), message.payload, message.event);
  };
  const onReconnect = () => {
    outage?.end();
    void tellMissed({});
  };
  const onAway = (reason: unknown) => outage?.begin(reason);
  const listening = await listen(url, CHANNEL, receive, { log, onReconnect, onAway });

  return {
    async publish(event, payload, tx) {
      const here = () => call(handlers.get(event), payload, event);
      if (tx) {
        afterCommit(tx, () => void here());
        await notify(tx, CHANNEL, messageOf(from, event, payload));
        return;
      }
      await send(event, payload);
      await here();
    },
    subscribe(event, handler) {
      const set = handlers.get(event) ?? new Set();
      handlers.set(event, set.add(handler as Handler));
      return () => void set.delete(handler as Handler);
    },
    onReconnect(handler) {
      missedHandlers.add(handler as Handler);
      return () => void missedHandlers.delete(handler as Handler);
    },
    async close() {
      await makingUp.stop();
      await sendUnsent().catch((err) => log.error({ err }, 'other processes were not told'));
      await listening.close();
    },
  };
}

function messageOf(from: string, event: string, payload: unknown): string {
  const text = JSON.stringify({ from, event, payload } satisfies Message);
  return Buffer.byteLength(text) <= MAX_PAYLOAD ? text : withoutPayload(from, event);
}

const withoutPayload = (from: string, event: string): string =>
  JSON.stringify({ from, event, untold: true } satisfies Message);

/** Undefined for what is no message of ours: anybody in the database can send on a channel. */
function read(text: string): Message | undefined {
  try {
    const message: Message | null = JSON.parse(text);
    return typeof message?.event === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
