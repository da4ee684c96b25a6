import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ToldProblem } from '#features/office/contract';
import { cellName, type StaleCells, type ToldGrid } from '#features/pricing/contract';
import { gridTexts as texts } from '#kernel/messages/nl-grid';
import { CallError, call } from '../calls';
import { focusHeading, noteFocus } from '../keep-focus';
import { writeLocal } from '../local';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import { type Kept, keyOfGrid, readKept } from './kept';
import {
  type Added,
  type Cells,
  cellsIn,
  changesIn,
  type Kind,
  kinds,
  type Line,
  type Typed,
  writeCell,
} from './model';

type Named = { id: number; title: string };

/** The id of a cell's control. */
export const cellId = (name: string): string => `vak-${name.replace('.', '-')}`;

/** What is written in the grid, until it is saved all at once. `show`: has a thing of variants in sight, where one is at a time. */
export const useGrid = (read: ToldGrid, show: (kind: Kind) => void) => {
  const client = useQueryClient();
  const { member } = useStart();
  const key = keyOfGrid(member.id, read.id);
  const [found] = useState(() => readKept(key, read));
  const [grid, setGrid] = useState(read);
  const [typed, setTyped] = useState<Typed>(found?.typed ?? {});
  const [base, setBase] = useState<Cells>(found?.was ?? {});
  const [added, setAdded] = useState<readonly Added[]>(found?.added ?? []);
  const [named, setNamed] = useState({
    colors: new Map(found?.colors),
    sizes: new Map(found?.sizes),
  });
  const [isFound, setFound] = useState(found !== undefined);
  const [isKept, setKept] = useState(true);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [stale, setStale] = useState<StaleCells>();
  const [isBusy, setBusy] = useState(false);
  const lastNew = useRef(Math.min(0, ...added.map(({ id }) => id)));
  const changes = changesIn(grid, typed, base);
  const count = changes.cells.length + Object.keys(changes.wrong).length + added.length;

  // As in forms: what is typed is found again by who comes back.
  useEffect(() => {
    const was = { ...cellsIn(grid, Object.keys(typed)), ...base };
    const kept: Kept = { typed, was, added, colors: [...named.colors], sizes: [...named.sizes] };
    setKept(writeLocal(key, count > 0 ? kept : undefined));
  }, [key, grid, typed, base, added, named, count]);

  const type = (more: Typed) => {
    setTyped((now) => ({ ...now, ...more }));
    const left = Object.entries(wrong).filter(([name]) => !(name in more));
    if (left.length === Object.keys(wrong).length) return;
    setWrong(Object.fromEntries(left));
    // What is said above them is of what is wrong still.
    setProblem(left.length > 0 ? texts.wrong(left.length) : '');
  };
  const textOf = (line: Line, kind: Exclude<Kind, 'stock'>): string =>
    typed[cellName(line.id, kind)] ?? writeCell(kind, line[kind]);

  /** Of a colour or size that is new the rest is what there is; what is there already isn't made again. */
  const add = (
    choices: readonly Omit<Added, 'id'>[],
    names: { color?: Named; size?: Named } = {},
  ) => {
    const known = [...grid.variants, ...added];
    const fresh = choices.filter(
      (one) =>
        !known.some((other) => other.color_id === one.color_id && other.size_id === one.size_id),
    );
    const { color, size } = names;
    if (color) setNamed({ ...named, colors: new Map([...named.colors, [color.id, color.title]]) });
    if (size) setNamed({ ...named, sizes: new Map([...named.sizes, [size.id, size.title]]) });
    setAdded((now) => [
      ...now,
      ...fresh.map((one) => {
        lastNew.current -= 1;
        return { ...one, id: lastNew.current };
      }),
    ]);
    tell(texts.addedSome(fresh.length));
  };
  const forget = () => {
    setTyped({});
    setBase({});
    setAdded([]);
    setWrong({});
    setProblem('');
    setStale(undefined);
    setFound(false);
    tell(texts.dropped);
    // Once the question is closed: behind it nothing has the focus, and what asked it is gone.
    requestAnimationFrame(focusHeading);
  };
  const refuse = (told: Readonly<Record<string, string>>, message: string) => {
    setWrong(told);
    setProblem(message);
    const [first] = Object.keys(told);
    const kind = kinds.find((one) => one === first?.split('.')[1]);
    if (kind) show(kind);
    requestAnimationFrame(() => first && document.getElementById(cellId(first))?.focus());
  };
  /** `then`: where one goes once all is saved, instead of on with this. */
  const save = async (force = false, then?: () => void) => {
    const { wrong: unread, cells: sent } = changes;
    const bad = Object.keys(unread).length;
    if (bad > 0) return refuse(unread, texts.wrong(bad));
    if (isBusy || (sent.length === 0 && added.length === 0)) return;
    const focusAgain = noteFocus();
    setBusy(true);
    try {
      const made = added.map(({ color_id, size_id }) => ({ color_id, size_id }));
      const body = { cells: sent, added: made, force };
      setGrid(await call<ToldGrid>('PUT', `prices/grid/${grid.id}`, { body }));
      // What was typed or added while it ran isn't saved yet.
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== typed[name])),
      );
      setAdded((now) => now.filter((one) => !added.includes(one)));
      setWrong({});
      setProblem('');
      setStale(undefined);
      setBase({});
      setFound(false);
      tell(texts.saved);
      for (const key of ['rows', 'row', 'prices', 'gaps']) {
        await client.invalidateQueries({ queryKey: [key], refetchType: 'none' });
      }
      if (then) then();
      else focusAgain();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const told = error.problem as ToldProblem & { stale?: StaleCells };
      setProblem('');
      if (told.stale) setStale(told.stale);
      else refuse(told.fields, told.message);
    } finally {
      setBusy(false);
    }
  };
  /** What others wrote takes the place of what was typed there; the rest stays. */
  const takeTheirs = async () => {
    try {
      const now = await call<ToldGrid>('GET', `prices/grid/${grid.id}`);
      const names = new Set(Object.keys(stale?.theirs ?? {}));
      setTyped(Object.fromEntries(Object.entries(typed).filter(([name]) => !names.has(name))));
      setGrid(now);
      setBase({});
      setStale(undefined);
      focusHeading();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
  };
  return {
    ...{ grid, typed, added, named, wrong, problem, stale, isBusy, count, isFound, isKept },
    ...{ type, textOf, add, save, forget, takeTheirs },
  };
};

export type Grid = ReturnType<typeof useGrid>;
