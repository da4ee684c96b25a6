import type { SearchHit } from '#kernel/define/entity';
import { suggestions } from '#kernel/limits';
import { enSearch } from '#kernel/messages/en-search';
import { search } from '#kernel/messages/nl-search';
import { searchIn } from '#kernel/wire-language';
import { useLanguage, useTexts } from '#ui/language';
import { Picture } from '#ui/picture.view';
import styles from './suggestions.module.css';

/** One line; `group`: the name of its kind. */
export function Suggestion({ group, hit }: { group: string; hit: SearchHit }) {
  return (
    <a
      className={styles.hit}
      id={`suggest-${group}-${hit.id}`}
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
  );
}

/** What stands above the lines of a kind. */
export function SuggestionLabel({ label }: { label: string }) {
  return (
    <p className={styles.label} aria-hidden="true">
      {label}
    </p>
  );
}

export type SuggestionsProps = {
  words: string;
  /** Kinds with their HTML: the label and the lines. */
  groups: readonly { name: string; label: string; html: string }[];
};

/** What a search box shows below itself while someone types: links, grouped by kind. */
export function Suggestions({ words, groups }: SuggestionsProps) {
  const texts = useTexts(search, enSearch);
  const all = `${searchIn(useLanguage())}?${new URLSearchParams({ search: words })}`;
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
      {groups.map(({ name, label, html }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, no fieldset
        <div
          key={name}
          data-suggest-group=""
          role="group"
          aria-label={label}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own views, rendered before
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
      <a className={styles.all} id="suggest-all" role="option" aria-selected="false" href={all}>
        {texts.all(words)}
      </a>
    </div>
  );
}
