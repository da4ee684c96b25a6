import type { SearchHit } from '#kernel/define/entity';
import { useUi } from '#ui/use-ui';

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
      <ul>
        {hits.map((hit) => (
          <li key={hit.id}>
            <a href={hit.href}>{hit.title}</a> {hit.note}
          </li>
        ))}
      </ul>
    </section>
  );
}
