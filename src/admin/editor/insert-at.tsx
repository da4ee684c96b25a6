import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OwnSection, ToldBlock, ToldSection } from '#features/office/contract';
import { CallError, call } from '../calls';
import { tell } from '../shell/toasts';
import { type Acts, newId } from './acts';
import { SHARED } from './block-words';
import { fitHeading } from './heading';
import { Insert, offersOf, ownOffers, readyOffers } from './insert';
import { offeredAt } from './offer';
import { readBlocks } from './sections';
import type { Place, Placed } from './tree';

type InsertAtProps = {
  at: Place;
  title: string;
  types: readonly ToldBlock[];
  /** What stands on the page. */
  all: readonly Placed[];
  /** In which it would stand; undefined: in the page itself. */
  parent: ToldBlock | undefined;
  acts: Acts;
  /** The chain's own sections that may stand there. */
  own: readonly OwnSection[];
  close: () => void;
  /** Nothing comes there after all. */
  cancel: () => void;
  /** Something was put there. */
  put: () => void;
};

/** Asks what comes at a place, of what may stand there, and puts it there. */
export function InsertAt({
  at,
  title,
  types,
  all,
  parent,
  acts,
  own,
  close,
  cancel,
  put,
}: InsertAtProps) {
  const sections = useQuery({
    queryKey: ['sections'],
    queryFn: ({ signal }) => call<ToldSection[]>('GET', 'sections', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const byType = useMemo(() => new Map(types.map((one) => [one.type, one])), [types]);
  const offered = offeredAt(types, parent);
  const putting = (place: () => void) => {
    close();
    place();
    put();
  };
  const pickOwn = async ({ id, kind }: OwnSection) => {
    if (kind === 'shared') {
      const block = { type: SHARED, props: { id: newId(), version: 1, section: id } };
      putting(() => acts.place(block, at));
      return;
    }
    try {
      const blocks = await readBlocks(id);
      putting(() =>
        acts.placeCopies(
          blocks.map((block) => fitHeading(block, all, byType)),
          at,
        ),
      );
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      close();
      tell(error.message);
    }
  };
  const groups = [
    ...ownOffers(parent?.holds ? [] : own, (section) => void pickOwn(section)),
    ...readyOffers(sections.data ?? [], offered, ({ block }) =>
      putting(() => acts.placeCopy(fitHeading(block, all, byType), at)),
    ),
    ...offersOf(offered, ({ type, version }) =>
      putting(() =>
        acts.place(fitHeading({ type, props: { id: newId(), version } }, all, byType), at),
      ),
    ),
  ];
  return <Insert {...{ title, groups }} close={cancel} />;
}
