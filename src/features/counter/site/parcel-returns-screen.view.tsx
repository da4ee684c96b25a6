import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { parcelReturnPath, type Waiting } from '../contract';
import styles from './counter.module.css';
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
      <p role="status" className={styles.status}>
        {count === 0 ? texts.parcelNone(typed) : texts.parcelCount(count, waiting.length)}
      </p>
      <WaitingList waiting={waiting} />
    </>
  );
}
