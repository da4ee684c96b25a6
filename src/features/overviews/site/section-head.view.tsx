import { enSearch } from '#kernel/messages/en-search';
import { search } from '#kernel/messages/nl-search';
import { useTexts } from '#ui/language';
import { ListFilter } from '#ui/list-filter.view';
import { useUi } from '#ui/use-ui';
import type { SectionProps } from '../contract';
import { Chips } from './chips.view';
import styles from './section-head.module.css';
import { Sort } from './sort.view';

/** How many there are is worth a line where visitors can filter or page. */
const countable = ({ formId, pagination, loadMore }: SectionProps): boolean =>
  Boolean(formId || pagination || loadMore);

/** How many are told: without a way to the others there are no more than stand here. */
export const countIn = (props: SectionProps): number =>
  countable(props) ? props.total : props.cells.filter(({ kind }) => kind === 'item').length;

type Props = SectionProps & {
  titleId: string;
  /** Stands where the numbers do, and the chips. */
  hole?: string;
};

/** Title, introduction, how many there are, what was chosen, and the order. */
export function SectionHead({ hole, ...props }: Props) {
  const ui = useUi();
  const Heading = `h${props.level}` as const;
  const isCounted = countable(props);
  const pages = props.pagination?.pages ?? 1;
  const sortable = props.formId && props.orders.length > 1 && props.total > 0;
  return (
    <div className={styles.head}>
      {props.title && (
        <Heading id={props.titleId} className={styles.title}>
          {props.title}
        </Heading>
      )}
      {props.intro && <p className={styles.intro}>{props.intro}</p>}
      <div className={isCounted ? styles.bar : 'visually-hidden'}>
        <p className={styles.status} data-section-said="" role={isCounted ? 'status' : undefined}>
          <span data-section-status="">{hole ?? ui.counted(countIn(props), props.noun)}</span>
          {pages > 1 && (
            <span className="visually-hidden">
              , {hole ?? ui.pagination.current(props.page, pages)}
            </span>
          )}
        </p>
        {sortable && <Sort formId={props.formId ?? ''} orders={props.orders} />}
      </div>
      {props.read && <Read {...props.read} />}
      {props.listFilter && props.total > 0 && (
        <ListFilter id={`list-filter-${props.id}`} noun={props.noun} />
      )}
      {props.chips.length > 0 &&
        (hole ?? <Chips chips={props.chips} resetHref={props.resetHref} />)}
    </div>
  );
}

/** What was searched for in place of what was typed, or besides it. */
function Read({ corrected, also }: NonNullable<SectionProps['read']>) {
  const texts = useTexts(search, enSearch);
  if (!corrected && also.length === 0) return null;
  return (
    <p className={styles.read} data-searched="">
      {corrected && texts.corrected(corrected)} {also.length > 0 && texts.also(also)}
    </p>
  );
}
