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
    <section data-suggestions={id} aria-label={ui.refines.search(noun)}>
      <p className="visually-hidden" data-section-status="" role="status">
        {ui.counted(total, noun)}
      </p>
      {hits.length > 0 && (
        <ul className={styles.list}>
          {hits.map((hit) => (
            <li key={hit.id}>
              <a className={styles.hit} href={hit.href}>
                <span>{hit.title}</span> <span className={styles.note}>{hit.note}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
