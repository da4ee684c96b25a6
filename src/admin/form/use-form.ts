import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ToldDraft, ToldEntity, Values } from '#features/office/contract';
import { CallError, call } from '../calls';

/** How a draft stands: kept by the server, on this device, for now or as it is meant to be, or not yet. */
export type Kept = { where: 'server' | 'device' | 'here'; at: string } | undefined;

/** In ms of quiet, after which what was typed is kept by the server; on the device it is at once. */
const QUIET = 700;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What differs from what stands there. */
export const changesOf = (values: Values, stands: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, stands[name])),
  );

const storageKey = (memberId: number, entity: string, id: number) =>
  `etalage-office-draft ${memberId} ${entity} ${id}`;

const readLocal = (key: string): ToldDraft | undefined => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

const writeLocal = (key: string, draft: ToldDraft | undefined): void => {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // A full or closed store: the server keeps it too.
  }
};

type FormOf = {
  entity: ToldEntity;
  memberId: number;
  /** 0: a new one. */
  id: number;
  revision: number;
  /** What stands there, or is usual of a new one. */
  stands: Values;
  draft: ToldDraft | undefined;
  /** A screen that has some of the fields: what is typed there is kept on the device alone. */
  part?: string | undefined;
};

/** The later of two drafts: what was typed without a connection is newer than what the server has. */
const later = (one: ToldDraft | undefined, other: ToldDraft | undefined): ToldDraft | undefined => {
  if (!one || !other) return one ?? other;
  return one.savedAt > other.savedAt ? one : other;
};

/** The values of a form: what is typed is kept on the device at once, and by the server when it rests. */
export const useForm = ({ entity, memberId, id, revision, stands, draft, part }: FormOf) => {
  const key = storageKey(memberId, part ? `${entity.name}.${part}` : entity.name, id);
  const [found] = useState(() => later(readLocal(key), draft));
  const [changes, setChanges] = useState<Values>(() => found?.values ?? {});
  const [readAt, setReadAt] = useState(found?.revision ?? revision);
  // A part of a row is kept on the device alone, as is meant: there is no connection that it lacks.
  const kind = part ? 'here' : draft === found ? 'server' : 'device';
  const [kept, setKept] = useState<Kept>(found && { where: kind, at: found.savedAt });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = `drafts/${entity.access}/${id}`;
  const latest = useRef({ changes, readAt });
  latest.current = { changes, readAt };

  /** Answers whether the server has it. */
  const send = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { changes: values, readAt: at } = latest.current;
    if (part) {
      setKept({ where: 'here', at: new Date().toISOString() });
      return false;
    }
    try {
      const { savedAt } = await call<{ savedAt: string }>('PUT', address, {
        body: { values, revision: at },
      });
      setKept({ where: 'server', at: savedAt });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setKept({ where: 'device', at: new Date().toISOString() });
      return false;
    }
  }, [address, part]);

  const keep = (next: Values) => {
    const savedAt = new Date().toISOString();
    writeLocal(key, { values: next, revision: readAt, savedAt });
    clearTimeout(timer.current);
    timer.current = setTimeout(send, QUIET);
  };

  const changeAll = (values: Values) => {
    const next = changesOf({ ...changes, ...values }, stands);
    setChanges(next);
    keep(next);
  };
  const change = (name: string, value: unknown) => changeAll({ [name]: value });

  /** Forgets the draft, here and at the server. */
  const drop = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    writeLocal(key, undefined);
    setChanges({});
    setReadAt(revision);
    setKept(undefined);
    if (!part) await call('DELETE', address).catch(() => undefined);
  };

  // Saved: the server forgot the draft with it.
  const done = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    writeLocal(key, undefined);
    setChanges({});
    setKept(undefined);
  };

  useEffect(() => {
    const online = () => void (Object.keys(latest.current.changes).length > 0 && send());
    // A closed laptop: what rests in the timer is sent before the page sleeps.
    const hidden = () =>
      void (document.visibilityState === 'hidden' && timer.current !== undefined && send());
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      if (timer.current !== undefined) void send();
    };
  }, [send]);

  const values = useMemo(() => ({ ...stands, ...changes }), [stands, changes]);
  return {
    ...{ values, changes, kept, readAt, setReadAt },
    ...{ change, changeAll, send, drop, done },
    hadDraft: found,
  };
};
