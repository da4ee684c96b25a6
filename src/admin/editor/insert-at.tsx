import { useQuery } from '@tanstack/react-query';
import type { ToldBlock, ToldSection } from '#features/office/contract';
import { call } from '../calls';
import { type Acts, newId } from './acts';
import { Insert, offersOf, readyOffers } from './insert';
import { offeredAt } from './offer';
import type { Place } from './tree';

type InsertAtProps = {
  at: Place;
  title: string;
  types: readonly ToldBlock[];
  /** In which it would stand; undefined: in the page itself. */
  parent: ToldBlock | undefined;
  acts: Acts;
  close: () => void;
  /** Nothing comes there after all. */
  cancel: () => void;
  /** Something was put there. */
  put: () => void;
};

/** Asks what comes at a place, of what may stand there, and puts it there. */
export function InsertAt({ at, title, types, parent, acts, close, cancel, put }: InsertAtProps) {
  const sections = useQuery({
    queryKey: ['sections'],
    queryFn: ({ signal }) => call<ToldSection[]>('GET', 'sections', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const offered = offeredAt(types, parent);
  const putting = (place: () => void) => {
    close();
    place();
    put();
  };
  const groups = [
    ...readyOffers(sections.data ?? [], offered, ({ block }) =>
      putting(() => acts.placeCopy(block, at)),
    ),
    ...offersOf(offered, ({ type, version }) =>
      putting(() => acts.place({ type, props: { id: newId(), version } }, at)),
    ),
  ];
  return <Insert {...{ title, groups }} close={cancel} />;
}
