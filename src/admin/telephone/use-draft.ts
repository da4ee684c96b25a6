import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  DraftField,
  DraftValues,
  ToldDraft,
  ToldDraftLine,
} from '#features/telephone/contract';
import { CallError, call } from '../calls';
import { readLocal, writeLocal } from '../local';
import { nameOf } from '../orders/pieces-choice';
import { useStart } from '../start';

/** In ms of quiet, after which what was typed is kept; and before it is tried again. */
const QUIET = 500;
const AGAIN = 3000;

export type Keeping = 'kept' | 'keeping' | 'lost';

const draftKey = ['telephone'];

/** Whether two drafts ask for the same, whatever was left empty. */
const isSame = (one: DraftValues, other: DraftValues): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => (one[name as DraftField] ?? '') === (other[name as DraftField] ?? ''),
  );

const piecesOf = ({ lines }: ToldDraft): ReadonlyMap<number, ToldDraftLine> =>
  new Map(lines.map((line) => [line.variantId, line]));

/** What is otherwise in the order than this window showed, but for what it changed itself: by its names. */
export const changedLines = (shown: ToldDraft, told: ToldDraft, own?: number): string[] => {
  const [before, now] = [piecesOf(shown), piecesOf(told)];
  const differs = [...new Set([...before.keys(), ...now.keys()])].filter(
    (id) => id !== own && before.get(id)?.quantity !== now.get(id)?.quantity,
  );
  return differs.flatMap((id) => {
    const line = now.get(id) ?? before.get(id);
    return line ? [nameOf(line)] : [];
  });
};

/**
 * The order that a member is making. What he types is kept by the server once it rests, and on the device until it is: a
 * reload or a lost connection loses nothing.
 */
export const useDraft = () => {
  const client = useQueryClient();
  const { member } = useStart();
  const local = `telephone-${member.id}`;
  const query = useQuery({
    queryKey: draftKey,
    queryFn: ({ signal }) => call<ToldDraft>('GET', 'telephone', { signal }),
    // What is typed here isn't overwritten by what a window saw when it was looked at again.
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
  const draft = query.data;
  const [values, setValues] = useState<DraftValues>();
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const latest = useRef<DraftValues>({});
  const dirty = useRef(false);
  const running = useRef<Promise<ToldDraft | undefined>>(undefined);
  const shown = useRef<ToldDraft>(undefined);
  const [elsewhere, setElsewhere] = useState<readonly string[]>([]);

  /** `own`: the article that this window changed; null: it changed all. */
  const show = useCallback(
    (told: ToldDraft, own?: number | null) => {
      const before = shown.current;
      if (before && own !== null) {
        const changed = changedLines(before, told, own);
        // It stays said until this window changes something, so that nobody reads past it.
        if (changed.length > 0 || own !== undefined) setElsewhere(changed);
      }
      if (own === null) setElsewhere([]);
      shown.current = told;
      client.setQueryData(draftKey, told);
      if (dirty.current) return;
      latest.current = told.values;
      setValues(told.values);
    },
    [client],
  );

  /** Keeps what was typed, one call after the other. Answers the order as it is then; undefined: it couldn't. */
  const flush = useCallback(async (): Promise<ToldDraft | undefined> => {
    await running.current;
    if (!dirty.current) return client.getQueryData<ToldDraft>(draftKey);
    const sent = latest.current;
    const send = async () => {
      setKeeping('keeping');
      try {
        await client.cancelQueries({ queryKey: draftKey });
        const told = await call<ToldDraft>('POST', 'telephone/values', { body: { values: sent } });
        // Typed on since: that is kept next.
        dirty.current = latest.current !== sent;
        if (!dirty.current) writeLocal(local, undefined);
        setKeeping(dirty.current ? 'keeping' : 'kept');
        show(told);
        return told;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setKeeping('lost');
        return undefined;
      }
    };
    running.current = send();
    return running.current;
  }, [client, local, show]);

  const change = useCallback(
    (more: DraftValues) => {
      latest.current = { ...latest.current, ...more };
      dirty.current = true;
      setValues(latest.current);
      setKeeping('keeping');
      writeLocal(local, latest.current);
    },
    [local],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what comes first
  useEffect(() => {
    if (!draft || values) return;
    shown.current = draft;
    latest.current = draft.values;
    setValues(draft.values);
    const unsent = readLocal<DraftValues>(local);
    if (unsent && !isSame(unsent, draft.values)) change(unsent);
  }, [draft]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is kept once it rests
  useEffect(() => {
    if (!dirty.current) return undefined;
    const timer = setTimeout(() => void flush(), keeping === 'lost' ? AGAIN : QUIET);
    return () => clearTimeout(timer);
  }, [values, keeping]);

  /** What else changes the order, after what was typed. Throws what is wrong with it. */
  const act = useCallback(
    async (path: string, body: object, own: number | null): Promise<ToldDraft> => {
      await flush();
      // What was asked before it is older than what it answers.
      await client.cancelQueries({ queryKey: draftKey });
      const told = await call<ToldDraft>('POST', `telephone/${path}`, { body });
      show(told, own);
      return told;
    },
    [client, flush, show],
  );

  /** Nothing is typed any more: it was placed, or thrown away. */
  const forget = useCallback(() => {
    dirty.current = false;
    writeLocal(local, undefined);
  }, [local]);

  const reload = useCallback(async () => {
    const { data } = await query.refetch();
    if (data) show(data);
  }, [query.refetch, show]);

  useEffect(() => {
    // Another window may have changed the order meanwhile. What is being typed here is kept first, and tells it then.
    const look = () => {
      if (document.visibilityState === 'visible' && !dirty.current) void reload();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);

  return {
    ...query,
    draft,
    values,
    keeping,
    change,
    flush,
    act,
    forget,
    reload,
    elsewhere,
    setElsewhere,
  };
};

export type Draft = ReturnType<typeof useDraft>;
