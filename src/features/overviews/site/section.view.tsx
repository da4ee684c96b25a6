import { Icon } from '#ui/icon.view';
import { listFilterAttributes } from '#ui/list-filter.view';
import { useUi } from '#ui/use-ui';
import type { SectionProps } from '../contract';
import { LoadMore } from './load-more.view';
import { Pagination } from './pagination.view';
import { Results } from './results.view';
import styles from './section.module.css';
import { SectionEmpty } from './section-empty.view';
import { SectionHead } from './section-head.view';

type Props = SectionProps & {
  /** Stands where what differs each time does. */
  hole?: string;
};

/** The attributes by which the browser reloads this section (S3.1/3). */
const wireAttributes = ({ hole, ...props }: Props) => ({
  'data-block-id': props.virtual ? undefined : props.id,
  'data-virtual-id': props.virtual ? props.id : undefined,
  'data-block-filters': props.blockFilters,
  'data-block-type': props.type,
  'data-total': hole ?? props.total,
  'data-limit': hole ?? props.limit,
  'data-page': hole ?? props.page,
  'data-start': hole ?? props.start,
  'data-load-limit': props.loadLimit,
  'data-section-url': props.url,
  'data-ajax-filter-id': props.ajaxFilterId,
  'data-module-access': props.moduleAccess,
  'data-entity-id': props.entityId,
  'data-entity-object': props.entityObject,
  'data-language': props.language,
});

/** Items are found by their titles. */
const filterAttributes = ({ listFilter }: SectionProps) =>
  listFilter &&
  listFilterAttributes({ target: '[data-item]', selector: 'h2,h3', condition: listFilter });

/** A list of things that can be filtered, sorted and paged. */
export function Section(props: Props) {
  const { hole } = props;
  const ui = useUi();
  const id = `section-${props.id}`;
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      className={styles.section}
      tabIndex={-1}
      aria-labelledby={props.title ? titleId : undefined}
      aria-label={props.title ? undefined : ui.listFilter.many(props.noun)}
      {...wireAttributes(props)}
      {...filterAttributes(props)}
    >
      <SectionHead {...props} titleId={titleId} />
      {props.total === 0 ? (
        <SectionEmpty
          empty={props.empty}
          noun={props.noun}
          resetHref={props.chips.length ? props.resetHref : ''}
        />
      ) : (
        <Results {...props} />
      )}
      {props.note && <p className={styles.note}>{props.note}</p>}
      {props.pagination && (hole ?? <Pagination {...props.pagination} />)}
      {props.loadMore && (hole ?? <LoadMore {...props.loadMore} />)}
      {props.more && (
        <a className={styles.more} href={props.more.href}>
          {props.more.label} <Icon name="arrow" small />
        </a>
      )}
    </section>
  );
}
