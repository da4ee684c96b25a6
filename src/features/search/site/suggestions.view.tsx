import { suggestions } from '#kernel/limits';
import { enSearch } from '#kernel/messages/en-search';
import { search } from '#kernel/messages/nl-search';
import { path } from '#kernel/wire';
import { useTexts } from '#ui/language';
import { Picture } from '#ui/picture.view';
import type { SuggestionGroup } from '../contract';
import styles from './suggestions.module.css';

export type SuggestionsProps = { words: string; groups: readonly SuggestionGroup[] };

/** What a search box shows below itself while someone types: links, grouped by kind. */
export function Suggestions({ words, groups }: SuggestionsProps) {
  const texts = useTexts(search, enSearch);
  const all = `${path.search}?${new URLSearchParams({ search: words })}`;
  if (words.length < suggestions.minCharacters) return <div data-suggest="" />;
  if (groups.length === 0) {
    return (
      <div data-suggest="">
        <p className={styles.none}>{texts.nothing(words)}</p>
      </div>
    );
  }
  return (
    <div data-suggest="">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, no fieldset
        <div key={group.name} data-suggest-group="" role="group" aria-label={group.label}>
          <p className={styles.label} aria-hidden="true">
            {group.label}
          </p>
          {group.hits.map((hit) => (
            <a
              key={hit.id}
              className={styles.hit}
              id={`suggest-${group.name}-${hit.id}`}
              role="option"
              aria-selected="false"
              href={hit.href}
            >
              {hit.picture && (
                <Picture
                  className={styles.picture}
                  picture={hit.picture}
                  sizes="3rem"
                  widths={[160]}
                  alt=""
                />
              )}
              <span className={styles.words}>
                <span>{hit.title}</span>
                {hit.note && <span className={styles.note}>{hit.note}</span>}
              </span>
            </a>
          ))}
        </div>
      ))}
      <a className={styles.all} id="suggest-all" role="option" aria-selected="false" href={all}>
        {texts.all(words)}
      </a>
    </div>
  );
}
