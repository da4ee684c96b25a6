import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SearchHit } from '#kernel/define/entity';
import { isEnglish } from '#kernel/messages/language';
import { keptBytes } from '#platform/cache/kept-bytes';
import { withLanguage } from '#ui/language';
import { Typed } from '#ui/typed.view';
import type { SuggestionGroup } from '../contract';
import { StartList, Suggestion, SuggestionLabel, Suggestions } from '../site/suggestions.view';

/** The line of each hit that is still kept: it is the same in every list of a language. */
type Lines = WeakMap<SearchHit, { group: string; html: Buffer }>;
const ownLines: Lines = new WeakMap();
const englishLines: Lines = new WeakMap();

const lineOf = (group: string, hit: SearchHit, onEnglish: boolean): string => {
  const lines = onEnglish && hit.english ? englishLines : ownLines;
  const known = lines.get(hit);
  if (known?.group === group) return known.html.toString();
  // As React writes it, a text is a tree of its pieces, which takes several times as much memory.
  const html = keptBytes(
    renderToStaticMarkup(createElement(Suggestion, { group, hit, onEnglish })),
  );
  lines.set(hit, { group, html });
  return html.toString();
};

/** A line in which what was typed stands out, by its title as it stands there. */
const withTyped = (html: string, text: string, words: string): string => {
  const titleOf = (typed: string) =>
    renderToStaticMarkup(createElement(Typed, { text, words: typed }));
  return html.replace(titleOf(''), () => titleOf(words));
};

const groupOf = (
  language: string,
  { name, label, lang, hits, short }: SuggestionGroup,
  words = '',
) => {
  const onEnglish = lang !== undefined && isEnglish(language);
  const top = renderToStaticMarkup(createElement(SuggestionLabel, { label }));
  const lines = hits
    .map((hit) => withTyped(lineOf(name, hit, onEnglish), hit.title, words))
    .join('');
  // The name of the group is in the page's language.
  const html = lang ? `<div role="none" lang="${lang}">${lines}</div>` : lines;
  return { name, label, short, html: top + html };
};

/** The list that a search box shows below itself. */
export const renderSuggestions = (
  language: string,
  words: string,
  groups: readonly SuggestionGroup[],
  total: number,
): string =>
  renderToStaticMarkup(
    withLanguage(
      language,
      createElement(Suggestions, {
        words,
        total,
        groups: groups.map((group) => groupOf(language, group, words)),
      }),
    ),
  );

/** The list that stands there before anything is typed; what was looked at can be erased. */
export const renderStartList = (language: string, groups: readonly SuggestionGroup[]): string =>
  renderToStaticMarkup(
    withLanguage(
      language,
      createElement(StartList, { groups: groups.map((group) => groupOf(language, group)) }),
    ),
  );
