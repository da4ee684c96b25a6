import { Fragment } from 'react';
import type { SearchHit } from '#kernel/define/entity';
import { suggestions } from '#kernel/limits';
import { enSearch } from '#kernel/messages/en-search';
import { search } from '#kernel/messages/nl-search';
import { searchIn } from '#kernel/wire-language';
import { useLanguage, useTexts } from '#ui/language';
import { Picture } from '#ui/picture.view';
import { SUGGEST_CLEAR } from '../contract';
import styles from './suggestions.module.css';

type Line = {
  /** The name of its kind. */
  group: string;
  hit: SearchHit;
  /** It stands on an English page of a site that isn't. */
  onEnglish?: boolean;
};

/** One line. */
export function Suggestion({ group, hit, onEnglish }: Line) {
  const english = onEnglish ? hit.english : undefined;
  const note = english ?? hit.note;
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
          eager
        />
      )}
      <span className={styles.words}>
        <span>{hit.title}</span>
        {note && <Note note={note} was={hit.was} lang={english && 'en'} />}
      </span>
    </a>
  );
}

/**
 * A price, with the earlier one before it, or another word about a hit. A line is the same in every language:
 * without a word for it the earlier price would be heard as another one.
 */
function Note({ note, was, lang }: { note: string; was?: string; lang?: string }) {
  return (
    <span className={styles.note} lang={lang}>
      {was ? (
        <>
          <s aria-hidden="true">{was}</s> <span className={styles.reduced}>{note}</span>
        </>
      ) : (
        note
      )}
    </span>
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

/** A kind with its HTML: the label and the lines. */
type Group = { name: string; label: string; html: string; short?: boolean };

function GroupView({ label, html, short }: Group) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, no fieldset
    <div
      className={short ? styles.short : undefined}
      data-suggest-group=""
      role="group"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own views, rendered before
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

export type SuggestionsProps = {
  words: string;
  /** How many the search page shows. */
  total: number;
  groups: readonly Group[];
};

/** What a search box shows below itself while someone types: links, grouped by kind. */
export function Suggestions({ words, groups, total }: SuggestionsProps) {
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
      {groups.map((group) => (
        <GroupView key={group.name} {...group} />
      ))}
      {total > 0 && (
        <a className={styles.all} id="suggest-all" role="option" aria-selected="false" href={all}>
          {texts.all(words, total)}
        </a>
      )}
    </div>
  );
}

/** What it shows before that; the first kind may be what was looked at, which can be erased. */
export function StartList({ groups }: Pick<SuggestionsProps, 'groups'>) {
  const texts = useTexts(search, enSearch);
  return (
    <div data-suggest="">
      {groups.map((group) => (
        <Fragment key={group.name}>
          <GroupView {...group} />
          {group.name === 'Recent' && (
            <button
              type="button"
              className={styles.clear}
              id="suggest-clear"
              role="option"
              aria-selected="false"
              {...{ [SUGGEST_CLEAR]: '' }}
            >
              {texts.clear}
            </button>
          )}
        </Fragment>
      ))}
    </div>
  );
}
