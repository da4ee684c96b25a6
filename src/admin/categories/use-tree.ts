import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ToldCategories } from '#features/categories/contract';
import { categoryTexts as texts } from '#kernel/messages/nl-categories';
import { childrenOf, type Place, placeCategory } from '#kernel/values/place-category';
import { CallError, call } from '../calls';
import { tell } from '../shell/toasts';
import { useKeptFromLeaving } from '../use-kept-from-leaving';

const queryKey = ['categories'];
const none: ToldCategories = { categories: [], mayMove: false };

/** The tree of categories, and putting one elsewhere: shown at once, and as the server has it once that answered. */
export const useTree = () => {
  const client = useQueryClient();
  const [said, setSaid] = useState({ text: '', times: 0 });
  const moves = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const [isSending, setSending] = useState(false);
  // What was moved and isn't sent yet would be lost without a word.
  useKeptFromLeaving(isSending);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<ToldCategories>('GET', 'categories', { signal }),
    staleTime: 0,
  });
  const read = () => client.getQueryData<ToldCategories>(queryKey) ?? none;
  const reload = () => client.invalidateQueries({ queryKey });
  /** To screen readers alone, also when it is the same as before. */
  const say = (text: string) => setSaid(({ times }) => ({ text, times: times + 1 }));

  const send = async (id: number, place: Place): Promise<void> => {
    try {
      const told = await call<ToldCategories>('POST', `categories/${id}/move`, { body: place });
      // Of several that were asked for, the last answer has them all.
      if (waiting.current === 1) client.setQueryData(queryKey, told);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tell(error.message);
      await reload();
    } finally {
      waiting.current -= 1;
      setSending(waiting.current > 0);
    }
  };

  /** Puts one elsewhere. Answers whether it could. */
  const move = (id: number, place: Place): boolean => {
    const { categories, mayMove } = read();
    const row = categories.find((one) => one.id === id);
    const changes = placeCategory(categories, id, place);
    if (!row || changes === 'gone') return false;
    if (typeof changes === 'string') {
      tell(texts.not[changes]);
      return false;
    }
    if (changes.length === 0) {
      say(texts.stays(row.title));
      return false;
    }
    const byId = new Map(changes.map((one) => [one.id, one]));
    const next = categories.map((one) => ({ ...one, ...byId.get(one.id) }));
    // What is read meanwhile is older than this.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, { categories: next, mayMove });
    const beside = childrenOf(next, place.parentId);
    const parent = next.find((one) => one.id === place.parentId);
    const at = beside.findIndex((one) => one.id === id) + 1;
    say(texts.under(row.title, parent?.title, at, beside.length));
    waiting.current += 1;
    setSending(true);
    // One after the other, in the order in which they were asked for.
    moves.current = moves.current.then(() => send(id, place));
    return true;
  };

  return { query, all: query.data?.categories ?? none.categories, move, reload, said, say };
};
