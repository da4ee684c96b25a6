import { one, type RenderContext } from '#features/pages/api.server';
import type { BlockInstance } from '#kernel/define/block';
import { suggestions as limits } from '#kernel/limits';
import { readWholeNumber } from '#kernel/values/whole-number';
import { field } from '#kernel/wire';
import type { EntityIndex } from '../../server/entity-index';
import { optionsSaid } from '../../server/options-said';
import { readSearch } from '../../server/query';
import { findBase } from '../../server/results';
import type { SuggestionListProps } from '../../site/suggestion-list.view';
import type { OverviewSettings } from './definition';

/** The value of `kind` that asks a section for suggestions in place of its results (S7.1/4). */
const SUGGESTION = 'suggestion';

export const asksSuggestions = ({ fragment, params }: RenderContext): boolean =>
  fragment === true && one(params, field.kind) === SUGGESTION;

/** What a section would find for what was typed so far; nothing below two characters. */
export const loadSuggestions = async (
  { params }: RenderContext,
  index: EntityIndex,
  { id, settings }: BlockInstance<OverviewSettings>,
): Promise<SuggestionListProps> => {
  const { noun } = index.source.entity;
  const words = readSearch(params);
  if (words.length < limits.minCharacters)
    return { id: String(id), words, hits: [], total: 0, noun };
  const asked = readWholeNumber(one(params, field.limit(id))) || limits.limit;
  const { rows } = findBase(index, settings.filter, {
    words,
    first: await index.findNumbered(words),
    prefixLast: true,
  });
  const limit = Math.min(asked, limits.maxLimit);
  const { ids, total } = index.facets.query({ text: rows, limit, columns: [] });
  const hits = await index.hits.find(ids, optionsSaid(index, words));
  return { id: String(id), words, hits, total, noun };
};
