import type { SearchHit } from '#kernel/define/entity';
import { useUi } from '#ui/use-ui';
import styles from './suggestion-list.module.css';

export type SuggestionListProps = {
  /** The section's. */
  id: string;
  hits: readonly SearchHit[];
  total: number;
  noun: { one: string; many: string };
};

/** What a section's search box shows below itself while someone types. */
export function SuggestionList({ id, hits, total, noun }: SuggestionListProps) {
  const ui = useUi();
  return (
    <section data-suggestions={id}>
      <p className="visually-hidden" data-section-status="" role="status">
        {ui.counted(total, noun)}
      </p>
      {hits.length > 0 && (
        // Its options are links: the page's script moves through them from the box.
        <div className={styles.list} role="listbox" aria-label={ui.refines.search(noun)}>
          {hits.map((hit) => (
            <a
              key={hit.id}
              className={styles.hit}
              role="option"
              aria-selected="false"
              href={hit.href}
            >
              <span>{hit.title}</span> <span className={styles.note}>{hit.note}</span>
            </a>
          ))}
        </div>
      )}
    </section>
  );
}
