import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SentListVersion, ToldList, ToldListPreview } from '#features/merchandising/contract';
import { listLimits as limits } from '#kernel/limits-lists';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import type { Arrangement, ArrangeRule } from '#kernel/values/arrangement';
import { isSameJson } from '#kernel/values/same-json';
import { CallError, call } from '../calls';
import type { Named } from '../inputs/names';
import { useQuiet } from '../inputs/use-quiet';
import { readLocal, writeLocal } from '../local';
import { useStart } from '../start';

/** The first place that nothing is pinned at. */
const freePlace = ({ pins }: Arrangement): number => {
  const taken = new Set(pins.map(({ place }) => place));
  let place = 1;
  while (taken.has(place)) place += 1;
  return place;
};

const without = (arrangement: Arrangement, id: number): Arrangement => ({
  ...arrangement,
  pins: arrangement.pins.filter((pin) => pin.id !== id),
  hidden: arrangement.hidden.filter((one) => one !== id),
});

/** What was arranged and not published, as the device keeps it, and what had been read before it. */
type Kept = { arrangement: Arrangement; read: string };

/** A list as it is being arranged, with what comes of it. */
export const useArranging = (told: ToldList, path: string) => {
  const client = useQueryClient();
  const { member } = useStart();
  const key = `etalage-office-list ${member.id} ${told.key}`;
  const [found] = useState(() => {
    const kept = readLocal<Kept>(key);
    return kept && !isSameJson(kept.arrangement, told.arrangement) ? kept : undefined;
  });
  const [arrangement, setArrangement] = useState(found?.arrangement ?? told.arrangement);
  const [isFound, setFound] = useState(found !== undefined);
  // What was read before, and who published since is told; left out: what is read here holds.
  const [before, setBefore] = useState(found?.read === told.read ? undefined : found?.read);
  const [isKept, setKept] = useState(true);
  const [names, setNames] = useState<Readonly<Record<number, string>>>({});
  const [said, setSaid] = useState('');
  const asked = useQuiet(JSON.stringify(arrangement));
  const {
    data: preview,
    error,
    refetch,
  } = useQuery({
    queryKey: ['lists', told.key, 'preview', told.read, asked],
    queryFn: ({ signal }) =>
      call<ToldListPreview>('POST', `${path}/preview`, {
        body: { arrangement: JSON.parse(asked) },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const change = (next: Arrangement, text = '') => {
    setArrangement(next);
    setSaid(text);
  };
  const reset = () => {
    change(told.arrangement);
    setBefore(undefined);
  };
  const keepName = ({ id, title }: Named) => setNames({ ...names, [id]: title });

  const pin = (row: Named, at = freePlace(arrangement)) => {
    const left = without(arrangement, row.id);
    // What was pinned there makes way.
    const pins = left.pins.filter(({ place }) => place !== at);
    if (pins.length >= limits.pins) return setSaid(texts.problems.pins);
    keepName(row);
    change({ ...left, pins: [...pins, { id: row.id, place: at }] }, texts.pinned(row.title, at));
  };
  /** What was pinned there takes the place that it leaves. */
  const movePin = ({ id, title }: Named, place: number) => {
    const from = arrangement.pins.find((one) => one.id === id)?.place ?? place;
    const pins = arrangement.pins.map((one) => {
      if (one.id === id) return { ...one, place };
      return one.place === place ? { ...one, place: from } : one;
    });
    change({ ...arrangement, pins }, texts.pinned(title, place));
  };
  const free = ({ id, title }: Named) => change(without(arrangement, id), texts.unpinned(title));
  const hide = (row: Named) => {
    const left = without(arrangement, row.id);
    if (left.hidden.length >= limits.hidden) return setSaid(texts.problems.hidden);
    keepName(row);
    change({ ...left, hidden: [...left.hidden, row.id] }, texts.isHidden(row.title));
  };
  const show = ({ id, title }: Named) => change(without(arrangement, id), texts.isShown(title));
  const setRules = (rules: readonly ArrangeRule[], text = '') =>
    change({ ...arrangement, rules }, text);

  /** What somebody else did is told; the list as it is now stands beside what was arranged here. */
  const readAgain = () => client.invalidateQueries({ queryKey: ['lists', told.key], exact: true });
  const write = async (to: string, body: unknown): Promise<ToldList> => {
    try {
      const next = await call<ToldList>('POST', `${path}/${to}`, { body });
      client.setQueryData(['lists', told.key], next);
      return next;
    } catch (failure) {
      if (failure instanceof CallError && failure.status === 409) {
        await readAgain();
        // He is told that somebody was first, and sees what stands there: he goes on from that.
        setBefore(undefined);
      }
      throw failure;
    }
  };
  const publish = async (sent: Pick<SentListVersion, 'name' | 'starts_at' | 'ends_at'>) => {
    const next = await write('versions', { ...sent, arrangement, read });
    setBefore(undefined);
    setArrangement(next.arrangement);
  };
  const withdraw = async (id: number) => {
    const next = await write(`versions/${id}/withdraw`, { read: told.read });
    // What is being arranged stays; what was seen goes along with what visitors see.
    if (!isChanged) setArrangement(next.arrangement);
  };
  const isChanged = !isSameJson(arrangement, told.arrangement);
  const read = before ?? told.read;
  // As in forms: what isn't published is found again by who comes back.
  useEffect(() => {
    setKept(writeLocal(key, isChanged ? ({ arrangement, read } satisfies Kept) : undefined));
    if (!isChanged) setFound(false);
  }, [key, isChanged, arrangement, read]);
  const nameOf = (id: number): string => names[id] ?? preview?.names[id] ?? '';
  return {
    ...{ arrangement, change, reset, pin, movePin, free, hide, show, setRules, publish, withdraw },
    ...{ preview, error, refetch, said, isChanged, isFound, isKept, nameOf },
  };
};

export type Arranging = ReturnType<typeof useArranging>;
