import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ToldDraft, ToldEntity, Values } from '#features/office/contract';
import { CallError, call } from '../calls';
import { readLocal, writeLocal } from '../local';

/**
 * How a draft stands: kept by the server, on this device, for now or as it is meant to be, or not yet; 'nowhere': neither
 * of both can.
 */
export type Kept = { where: 'server' | 'device' | 'here' | 'nowhere'; at: string } | undefined;

/** In ms of quiet, after which what was typed is kept by the server; on the device it is at once. */
const QUIET = 700;

/** As text, whatever order its names stand in: the server has an order of its own. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(
          Object.keys(one)
            .sort()
            .map((name) => [name, one[name]]),
        )
      : one,
  );

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || inOrder(one) === inOrder(other);

/** What differs from what stands there. */
export const changesOf = (values: Values, stands: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, stands[name])),
  );

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0;

const storageKey = (memberId: number, entity: string, id: number) =>
  `etalage-office-draft ${memberId} ${entity} ${id}`;

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

/** A draft as far as it says something else than what stands: what was saved meanwhile is none any more. */
const leftOf = (draft: ToldDraft | undefined, stands: Values): ToldDraft | undefined => {
  const values = changesOf(draft?.values ?? {}, stands);
  return draft && !isEmpty(values) ? { ...draft, values } : undefined;
};

/** The values of a form: what is typed is kept on the device at once, and by the server when it rests. */
export const useForm = ({ entity, memberId, id, revision, stands, draft, part }: FormOf) => {
  const keyOf = (rowId: number) =>
    storageKey(memberId, part ? `${entity.name}.${part}` : entity.name, rowId);
  const key = keyOf(id);
  const [newest] = useState(() => later(readLocal<ToldDraft>(key), draft));
  const [found] = useState(() => leftOf(newest, stands));
  const [hadDraft, setHadDraft] = useState(found !== undefined);
  const [changes, setChanges] = useState<Values>(() => found?.values ?? {});
  const [readAt, setReadAt] = useState(found?.revision ?? revision);
  // A part of a row is kept on the device alone, as is meant: there is no connection that it lacks.
  const kind = part ? 'here' : draft === newest ? 'server' : 'device';
  const [kept, setKept] = useState<Kept>(found && { where: kind, at: found.savedAt });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = `drafts/${entity.access}/${id}`;
  const latest = useRef({ changes, readAt });
  latest.current = { changes, readAt };
  /** What is on its way to the server; while the form is saved nothing is sent there as a draft. */
  const sent = useRef<Promise<unknown>>(undefined);
  const isResting = useRef(false);
  const isOnDevice = useRef(true);
  const keptHere = useCallback((where: 'device' | 'here') => {
    setKept({ where: isOnDevice.current ? where : 'nowhere', at: new Date().toISOString() });
  }, []);

  const forget = useCallback(async () => {
    setKept(undefined);
    if (!part) await call('DELETE', address).catch(() => undefined);
  }, [address, part]);

  const put = useCallback(async (): Promise<boolean> => {
    const { changes: values, readAt: at } = latest.current;
    try {
      const { savedAt } = await call<{ savedAt: string }>('PUT', address, {
        body: { values, revision: at },
      });
      setKept({ where: 'server', at: savedAt });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      keptHere('device');
      return false;
    }
  }, [address, keptHere]);

  /** Answers whether the server has it. */
  const send = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isResting.current) return false;
    if (isEmpty(latest.current.changes)) {
      await forget();
      return false;
    }
    if (part) {
      keptHere('here');
      return false;
    }
    const sending = put();
    sent.current = sending;
    return sending;
  }, [forget, part, put, keptHere]);

  const keep = (next: Values) => {
    const savedAt = new Date().toISOString();
    isOnDevice.current = writeLocal(
      key,
      isEmpty(next) ? undefined : { values: next, revision: readAt, savedAt },
    );
    if (isEmpty(next)) setHadDraft(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, QUIET);
  };

  const changeAll = (values: Values) => {
    const next = changesOf({ ...changes, ...values }, stands);
    setChanges(next);
    keep(next);
  };
  const change = (name: string, value: unknown) => changeAll({ [name]: value });

  /** Before it is saved: a draft that came to the server after that would outlive it. */
  const rest = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isResting.current = true;
    await sent.current?.catch(() => undefined);
  };
  /** It wasn't saved: what is typed is a draft still. */
  const wake = () => {
    isResting.current = false;
    timer.current = setTimeout(send, QUIET);
  };

  /** Nothing is a draft any more but what is left; `of`: the row that it is of by now. */
  const settle = (left: Values, of: { id: number; revision: number }) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isResting.current = false;
    writeLocal(key, undefined);
    if (!isEmpty(left)) {
      const savedAt = new Date().toISOString();
      isOnDevice.current = writeLocal(keyOf(of.id), {
        ...{ values: left, revision: of.revision, savedAt },
      });
    }
    setChanges(left);
    setReadAt(of.revision);
    setHadDraft(false);
    setKept(undefined);
  };

  /**
   * Saved, and the server forgot the draft with it: what was typed since it was sent is left, and what was put back, which
   * by then was no change any more.
   */
  const done = (sent: Values, saved: { id: number; revision: number }) => {
    const before = Object.fromEntries(Object.keys(sent).map((name) => [name, stands[name]]));
    settle(changesOf({ ...before, ...latest.current.changes }, sent), saved);
  };

  /** Forgets the draft, here and at the server. */
  const drop = async () => {
    await rest();
    settle({}, { id, revision });
    await forget();
  };

  // What was found and says nothing else than what stands is forgotten.
  useEffect(() => {
    if (!newest || found) return;
    writeLocal(key, undefined);
    if (draft) void forget();
  }, [newest, found, key, draft, forget]);

  useEffect(() => {
    const online = () => void (!isEmpty(latest.current.changes) && send());
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
    ...{ change, changeAll, send, drop, rest, wake, done, hadDraft },
  };
};

export type Form = ReturnType<typeof useForm>;
