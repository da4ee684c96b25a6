import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { Outcome } from '#ui/work/outcome.view';
import { parcelReturnPath, type Waiting } from '../contract';
import { SearchForm } from './search-form.view';
import { WaitingList } from './waiting-list.view';

type Props = { typed: string; found: { waiting: readonly Waiting[]; count: number } };

/** Parcels that come back: looked up by what stands on them. */
export function ParcelReturnsScreen({ typed, found }: Props) {
  const { waiting, count } = found;
  return (
    <>
      <SearchForm
        action={parcelReturnPath.start}
        label={texts.parcelSearch}
        hint={texts.parcelSearchHint}
        submit={texts.searchGo}
        typed={typed}
      />
      <Outcome isAsked={typed !== ''}>
        {count === 0 ? texts.parcelNone(typed) : texts.parcelCount(count, waiting.length)}
      </Outcome>
      <WaitingList waiting={waiting} />
    </>
  );
}
