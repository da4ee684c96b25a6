import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ToldProblem, ToldQuestion } from '#features/office/contract';
import { questionsTexts as texts } from '#kernel/messages/nl-office-questions';
import { CallError, call } from '../calls';
import { holdsLocal, mergeLocal, readLocal } from '../local';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import {
  type Changes,
  goneOf,
  leftAfter,
  type Part,
  type Question,
  readQuestion,
  settled,
  shownOf,
  withChange,
} from './arrange';

const queryKey = ['questions'];

/** The number of the question of which a problem tells: 12 of '12.question'. */
export const idIn = (at: string): number => Number(at.split('.')[0]);

const none: readonly Question[] = [];

/** All questions, with what is changed of them: kept on the device until it is saved. */
export const useQuestions = () => {
  const { member } = useStart();
  const client = useQueryClient();
  const key = `etalage-office-questions ${member.id}`;
  const [changes, setChanges] = useState<Changes>(() => readLocal<Changes>(key) ?? {});
  const [problem, setProblem] = useState<ToldProblem>();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<ToldQuestion[]>('GET', 'questions', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const all = useMemo(() => data?.map(readQuestion) ?? none, [data]);
  const shown = useMemo(() => shownOf(all, changes), [all, changes]);
  const gone = useMemo(() => (data ? goneOf(all, changes) : []), [data, all, changes]);

  // What is typed while a call is on its way is known once that is answered.
  const latest = useRef(changes);

  // What this tab kept last: other tabs keep theirs under the same key.
  const kept = useRef(changes);
  const [isKept, setKept] = useState(true);

  const keep = (next: Changes) => {
    latest.current = next;
    setChanges(next);
    if (mergeLocal(key, kept.current, next)) kept.current = next;
    setKept(holdsLocal(key, next));
  };
  // Another tab may keep something else of the same question.
  useEffect(() => {
    const hear = () => setKept(holdsLocal(key, latest.current));
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [key]);
  /** Changes some questions, each by its number. */
  const change = (some: readonly (readonly [id: number, more: Part])[]) =>
    keep(
      some.reduce((now, [id, more]) => {
        const stands = all.find((one) => one.id === id);
        return stands ? withChange(now, stands, more) : now;
      }, latest.current),
    );
  /** What is wrong with a question is put right. */
  const forget = (id: number) =>
    setProblem((now) => {
      const fields = Object.entries(now?.fields ?? {}).filter(([at]) => idIn(at) !== id);
      const count = new Set(fields.map(([at]) => idIn(at))).size;
      return now && count > 0
        ? { ...now, message: texts.fix(count), fields: Object.fromEntries(fields) }
        : undefined;
    });
  /** Leaves what somebody else wrote too as that stands there now, or writes over it. */
  const settle = (id: number, whose: 'theirs' | 'mine') => {
    const stands = all.find((one) => one.id === id);
    if (stands) keep(settled(latest.current, stands, whose));
    forget(id);
  };
  /** Throws away what was typed in one question. */
  const dropOne = (id: number) => {
    const { [id]: _, ...others } = latest.current;
    keep(others);
    forget(id);
  };
  const drop = async () => {
    keep({});
    setProblem(undefined);
    await refetch();
  };

  const save = async () => {
    if (isBusy) return;
    // What was removed by somebody else can't be saved any more: it is told what was typed in it.
    const left: ToldProblem | undefined =
      gone.length > 0
        ? {
            ...{ code: 'gone', message: texts.fix(gone.length) },
            fields: Object.fromEntries(gone.map(({ id }) => [id, texts.gone])),
          }
        : undefined;
    const sent = Object.fromEntries(
      Object.entries(latest.current).filter(([id]) => all.some((one) => one.id === Number(id))),
    ) as Changes;
    if (Object.keys(sent).length === 0) return setProblem(left);
    setBusy(true);
    try {
      const body = {
        changes: Object.entries(sent).map(([id, { was, data }]) => ({ id: Number(id), was, data })),
      };
      const answer = await call<ToldQuestion[]>('PATCH', 'questions', { body });
      client.setQueryData(queryKey, answer);
      keep(leftAfter(latest.current, sent, answer.map(readQuestion)));
      setProblem(left);
      await client.invalidateQueries({ queryKey: ['rows', 'faq'] });
      tell(texts.saved);
    } catch (failed) {
      if (!(failed instanceof CallError)) throw failed;
      // What others wrote is shown beside what is typed.
      if (failed.problem.code === 'stale' || failed.status === 404) await refetch();
      setProblem(failed.problem);
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{
      all,
      shown,
      gone,
      changes,
      isKept,
      problem,
      isBusy,
      error,
      refetch,
      isThere: data !== undefined,
    },
    ...{ change, settle, dropOne, drop, save },
  };
};

export type Questions = ReturnType<typeof useQuestions>;
