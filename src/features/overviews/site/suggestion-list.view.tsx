import type { SearchHit } from '#kernel/define/entity';
import { enBrowser } from '#kernel/messages/en-browser';
import { browserTexts } from '#kernel/messages/nl-browser';
import { useTexts } from '#ui/language';
import { Typed } from '#ui/typed.view';
import { useUi } from '#ui/use-ui';
import styles from './suggestion-list.module.css';

export type SuggestionListProps = {
  /** The section's. */
  id: string;
  /** What was typed. */
  words: string;
  hits: readonly SearchHit[];
  /** How many the section would find. */
  total: number;
  noun: { one: string; many: string };
};

/** What a section's search box shows below itself while someone types. */
export function SuggestionList({ id, words, hits, noun }: SuggestionListProps) {
  const ui = useUi();
  const texts = useTexts(browserTexts, enBrowser);
  return (
    <section data-suggestions={id}>
      <p className="visually-hidden" data-section-status="">
        {texts.suggestionCount(hits.length)}
      </p>
      {hits.length > 0 && (
        // Its options are links: the page's script moves through them from the box.
        <div
          className={styles.list}
          role="listbox"
          tabIndex={-1}
          aria-label={ui.refines.search(noun)}
        >
          {hits.map((hit) => (
            <a
              key={hit.id}
              className={styles.hit}
              role="option"
              aria-selected="false"
              href={hit.href}
            >
              <Typed text={hit.title} words={words} />{' '}
              <span className={styles.note}>{hit.note}</span>
            </a>
          ))}
        </div>
      )}
    </section>
  );
}
