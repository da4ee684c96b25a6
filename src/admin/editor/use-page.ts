import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PageTree, ToldPage } from '#features/office/contract';
import { isSameJson } from '#kernel/values/same-json';
import { CallError, call } from '../calls';
import { readLocal, writeLocal } from '../local';
import type { NamedBlock } from './block-words';
import { type Built, callsOf } from './kind';
import { wordProblem } from './problem-words';
import { begin, doStep, redoStep, undoStep, type Work } from './steps';
import type { Edit, SlotsOf } from './tree';

/** In ms of quiet, after which the draft is saved; the device has it sooner. */
const QUIET = 700;

/** In ms: what is done waits so long before the device keeps it. A page of many blocks takes a while to write. */
const KEEP = 400;

/** In ms: so long after a save that found no server it is tried again. */
const RETRY = 5000;

type Local = Work & { revision: number; isSaved: boolean };

const keyOf = (memberId: number, { kind, id }: Built) =>
  `etalage-office-page ${memberId} ${kind === 'pages' ? id : `${kind} ${id}`}`;

/** What this device has of a page, where it goes on from what the server has, or isn't saved there. */
const goOn = (local: Local | undefined, { tree, revision }: ToldPage): Local => {
  const isSame = local && isSameJson(local.tree, tree);
  if (local && (isSame || !local.isSaved || local.revision === revision)) {
    return isSame ? { ...local, revision, isSaved: true } : local;
  }
  return { ...begin(tree), revision, isSaved: true };
};

/** The revision that a draft made whose answer was lost, if a refusal shows that it arrived. */
const ownRevision = (error: unknown, unanswered: PageTree | undefined): number | undefined => {
  if (!(error instanceof CallError) || !unanswered) return undefined;
  const { current } = error.problem;
  const { draft, content } = current?.values ?? {};
  return isSameJson(draft ?? content, unanswered) ? current?.revision : undefined;
};

export type Standing = 'same' | 'saving' | 'saved' | 'device' | 'nowhere' | 'wrong';

/** The work on one page: what is done to it, taken back, saved and published. */
export const usePage = (
  page: ToldPage,
  memberId: number,
  slotsOf: SlotsOf,
  types: ReadonlyMap<string, NamedBlock>,
) => {
  const key = keyOf(memberId, page);
  const calls = callsOf(page);
  const [begun] = useState(() => goOn(readLocal<Local>(key), page));
  const [work, setWork] = useState<Work>(begun);
  const [standing, setStanding] = useState<Standing>(page.hasDraft ? 'saved' : 'same');
  const [isLive, setLive] = useState(page.isLive);
  const [isStale, setStale] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<Work>(work);
  const revision = useRef(begun.revision);
  const saved = useRef<PageTree>(page.tree);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<boolean>>(undefined);
  const isHeld = useRef(false);
  const isGone = useRef(false);
  const sendAgain = useRef<() => void>(undefined);
  /** What was sent and not answered: it may have arrived. */
  const unanswered = useRef<PageTree>(undefined);

  /** Answers whether the device has it. */
  const keep = useCallback((): boolean => {
    clearTimeout(keeping.current);
    keeping.current = undefined;
    const { tree, done, undone } = latest.current;
    const isSaved = tree === saved.current;
    const local: Local = { tree, done, undone, revision: revision.current, isSaved };
    return writeLocal(key, local);
  }, [key]);

  /** Once for all that is done meanwhile, however long somebody types on. */
  const keepSoon = useCallback(() => {
    keeping.current ??= setTimeout(keep, KEEP);
  }, [keep]);

  const refuse = useCallback(
    (error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      if (error.problem.code === 'stale') {
        isHeld.current = true;
        setStale(true);
      }
      if (error.status === 0) return setStanding(keep() ? 'device' : 'nowhere');
      setStanding('wrong');
      const told = Object.values(error.problem.fields)[0] ?? error.problem.message;
      setProblem(wordProblem(told, latest.current.tree.content, types));
    },
    [keep, types],
  );

  /** What is written next waits for this. */
  const asLastWrite = useCallback(async (running: Promise<boolean>): Promise<boolean> => {
    saving.current = running;
    const done = await running;
    if (saving.current === running) saving.current = undefined;
    return done;
  }, []);

  /** A server that was away tells nobody that it is back. */
  const retryLater = useCallback(() => {
    if (isGone.current) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => sendAgain.current?.(), RETRY);
  }, []);

  /** Saves the draft as it is now. Answers whether the server has it. */
  const save = useCallback(
    async (at: number | '*' = revision.current): Promise<boolean> => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const before = saving.current;
      const run = async (): Promise<boolean> => {
        await before;
        const { tree } = latest.current;
        if (tree === saved.current && at !== '*') return true;
        setStanding('saving');
        try {
          const send = (read: number | '*') =>
            call<{ revision: number; hasDraft?: boolean }>('PUT', `${calls}/draft`, {
              body: { tree, revision: read },
            });
          const told = await send(before ? revision.current : at).catch((error: unknown) => {
            const own = ownRevision(error, unanswered.current);
            if (own !== undefined) return send(own);
            if (error instanceof CallError && error.status === 0) unanswered.current = tree;
            throw error;
          });
          revision.current = told.revision;
          saved.current = tree;
          unanswered.current = undefined;
          setProblem(undefined);
          const stands = told.hasDraft === false ? 'same' : 'saved';
          setStanding(latest.current.tree === tree ? stands : 'saving');
          keep();
          return true;
        } catch (error) {
          refuse(error);
          if (error instanceof CallError && error.status === 0) retryLater();
          return false;
        }
      };
      return asLastWrite(run());
    },
    [calls, keep, refuse, asLastWrite, retryLater],
  );

  const follow = useCallback(
    (next: Work) => {
      if (next === latest.current) return;
      latest.current = next;
      setWork(next);
      keepSoon();
      if (isHeld.current) return;
      setStanding('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), QUIET);
    },
    [keepSoon, save],
  );

  const acts = useMemo(
    () => ({
      edit: (edit: Edit) => follow(doStep(latest.current, edit, slotsOf, Date.now())),
      undo: () => follow(undoStep(latest.current, slotsOf)),
      redo: () => follow(redoStep(latest.current, slotsOf)),
    }),
    [follow, slotsOf],
  );

  /** What visitors see from now on. Answers what blocks still lack, by their ids; undefined: it isn't. */
  const publish = async (): Promise<Record<string, string> | undefined> => {
    if (!(await save())) return undefined;
    try {
      const told = await call<{ revision: number; isLive: boolean }>('POST', `${calls}/publish`, {
        body: { revision: revision.current },
      });
      revision.current = told.revision;
      setLive(told.isLive);
      setStanding('same');
      keep();
      return {};
    } catch (error) {
      if (error instanceof CallError && error.problem.code === 'unfinished') {
        return error.problem.fields;
      }
      refuse(error);
      return undefined;
    }
  };

  /** Writes something of the page that isn't its draft, once that is saved. Answers whether both are. */
  const writeBeside = async (
    write: (revision: number) => Promise<{ revision: number }>,
  ): Promise<boolean> => {
    if (!(await save())) return false;
    const run = async (): Promise<boolean> => {
      try {
        const told = await write(revision.current);
        revision.current = told.revision;
        keep();
        return true;
      } catch (error) {
        refuse(error);
        return false;
      }
    };
    // The draft that is typed meanwhile waits for the revision that this makes.
    return asLastWrite(run());
  };

  const overwrite = async () => {
    isHeld.current = false;
    setStale(false);
    await save('*');
  };

  /** Forgets what this device has: what the server has is what one goes on with. */
  const forget = () => {
    clearTimeout(timer.current);
    clearTimeout(keeping.current);
    timer.current = undefined;
    keeping.current = undefined;
    writeLocal(key, undefined);
  };

  useEffect(() => {
    const send = () => {
      if (latest.current.tree !== saved.current && !isHeld.current) void save();
    };
    const keepNow = () => void (keeping.current !== undefined && keep());
    const hidden = () => {
      if (document.visibilityState !== 'hidden') return;
      keepNow();
      send();
    };
    isGone.current = false;
    sendAgain.current = send;
    // What the device had and the server not.
    if (begun.tree !== page.tree && !begun.isSaved) send();
    else saved.current = begun.tree;
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', keepNow);
    return () => {
      isGone.current = true;
      window.removeEventListener('pagehide', keepNow);
      keepNow();
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', hidden);
      if (timer.current !== undefined) send();
    };
  }, [save, keep, begun, page.tree]);

  return {
    work,
    ...acts,
    save,
    standing,
    isLive,
    isStale,
    problem,
    publish,
    writeBeside,
    overwrite,
    forget,
  };
};
