import { randomUUID } from 'node:crypto';
import type { Log } from '../config/log';
import { listen, MAX_PAYLOAD, notify } from '../db/listen';
import { afterCommit } from '../db/transact';
import type { Db } from '../db/types';

const CHANNEL = 'etalage_events';

/** Why a process may have missed something. */
export interface Missed {
  /** The one event whose payload was too large to send; absent: any event may have been missed. */
  event?: string;
}

type Handler = (payload: never) => void | Promise<void>;

/** A message between processes: who sent it, the event, its payload unless that was too large. */
interface Message {
  from: string;
  event: string;
  payload?: unknown;
  tooLarge?: true;
}

export interface Events {
  /**
   * Tells every process, this one included. Payloads are JSON values. With a transaction
   * (of `transact`) it is told when that commits, and never if it doesn't. Without one it answers
   * when this process's own handlers are done.
   */
  publish(event: string, payload: unknown, tx?: Db): Promise<void>;
  /** Calls `handler` for each such event; what it throws is logged. Answers how to stop. */
  subscribe<T>(event: string, handler: (payload: T) => void | Promise<void>): () => void;
  /** Calls `handler` when events may have been missed: whoever keeps a copy reads it anew. */
  onReconnect(handler: (missed: Missed) => void | Promise<void>): () => void;
  close(): Promise<void>;
}

export interface EventsSettings {
  db: Db;
  url: string;
  log: Log;
}

/** Events between features and between processes, over LISTEN/NOTIFY. */
export async function createEvents({ db, url, log }: EventsSettings): Promise<Events> {
  const from = randomUUID();
  const handlers = new Map<string, Set<Handler>>();
  const missedHandlers = new Set<Handler>();

  const call = async (set: Set<Handler> | undefined, payload: unknown, name: string) => {
    const running = [...(set ?? [])].map((handler) =>
      guard(() => handler(payload as never), name, log),
    );
    await Promise.all(running);
  };
  const receive = (text: string) => {
    const message: Message = JSON.parse(text);
    if (message.from === from) return;
    if (message.tooLarge) void call(missedHandlers, { event: message.event }, 'missed');
    else void call(handlers.get(message.event), message.payload, message.event);
  };
  const onReconnect = () => void call(missedHandlers, {}, 'missed');
  const listening = await listen(url, CHANNEL, receive, { log, onReconnect });

  return {
    async publish(event, payload, tx) {
      const here = () => call(handlers.get(event), payload, event);
      if (tx) afterCommit(tx, () => void here());
      await notify(tx ?? db, CHANNEL, messageOf(from, event, payload));
      if (!tx) await here();
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
    close: () => listening.close(),
  };
}

function messageOf(from: string, event: string, payload: unknown): string {
  const text = JSON.stringify({ from, event, payload } satisfies Message);
  if (Buffer.byteLength(text) <= MAX_PAYLOAD) return text;
  return JSON.stringify({ from, event, tooLarge: true } satisfies Message);
}

async function guard(run: () => void | Promise<void>, event: string, log: Log): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.error({ err: error, event }, 'an event handler failed');
  }
}
