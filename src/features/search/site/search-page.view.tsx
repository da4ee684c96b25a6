import { Fragment } from 'react';
import { enSearch } from '#kernel/messages/en-search';
import { search } from '#kernel/messages/nl-search';
import { field } from '#kernel/wire';
import { searchIn } from '#kernel/wire-language';
import { Island } from '#ui/island';
import { useDataLang, useLanguage, useTexts } from '#ui/language';
import SearchBox from './search-box.island';
import styles from './search-page.module.css';

export type SearchPageProps = {
  /** The site's slug. */
  site: string;
  words: string;
  /** What was typed, where some of its words match nothing and are left out. */
  typed: string;
  total: number;
  /** Words that would find something, when nothing was found. */
  suggestions: readonly string[];
  /** A section of what sells well, rendered; where nothing was found. */
  popular: string;
  /** Sections with results, rendered. */
  sections: readonly { id: string; label: string; total: number; html: string }[];
};

/** Everything that matches some words, by kind. */
export function SearchPage({
  site,
  words,
  typed,
  total,
  suggestions,
  popular,
  sections,
}: SearchPageProps) {
  const texts = useTexts(search, enSearch);
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{words ? texts.resultsFor(words) : texts.title}</h1>
        <div className={styles.box}>
          <Island
            of={SearchBox}
            name="search-page"
            when="interaction"
            props={{ site, value: words, action: searchIn(useLanguage()), label: texts.label }}
          />
        </div>
        {words && (
          <p role="status" className={styles.count}>
            {typed !== '' && `${texts.nothing(typed)}. ${texts.corrected(words)} `}
            {total === 0 ? texts.nothing(words) : texts.count(total)}
          </p>
        )}
        {!words && <p className={styles.count}>{texts.start}</p>}
        {sections.length > 1 && (
          <nav aria-label={texts.jump} className={styles.jump}>
            {sections.map((section) => (
              <a key={section.id} href={`#section-${section.id}`}>
                {section.label} ({section.total})
              </a>
            ))}
          </nav>
        )}
        {words && sections.length === 0 && <NothingFound suggestions={suggestions} />}
      </div>
      {sections.map((section) => (
        <div
          key={section.id}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a section of our own, rendered apart
          dangerouslySetInnerHTML={{ __html: section.html }}
        />
      ))}
      {popular !== '' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a section of our own, rendered apart
        <div dangerouslySetInnerHTML={{ __html: popular }} />
      )}
    </>
  );
}

function NothingFound({ suggestions }: Pick<SearchPageProps, 'suggestions'>) {
  const texts = useTexts(search, enSearch);
  const action = searchIn(useLanguage());
  const lang = useDataLang();
  const href = (words: string) => `${action}?${new URLSearchParams({ [field.search]: words })}`;
  return (
    <>
      {suggestions.length > 0 && (
        <p className={styles.suggestions}>
          {texts.tryThis}{' '}
          {suggestions.map((words, at) => (
            <Fragment key={words}>
              {at > 0 && ` ${texts.or} `}
              <a href={href(words)} lang={lang}>
                {words}
              </a>
            </Fragment>
          ))}
          ?
        </p>
      )}
      <ul className={styles.hints}>
        {texts.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </>
  );
}
