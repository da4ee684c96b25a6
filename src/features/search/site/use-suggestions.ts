import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { suggestions as limits } from '#kernel/limits';
import { isEnglish } from '#kernel/messages/language';
import { readRecent } from '#kernel/values/recent';
import { field, path, RECENT } from '#kernel/wire';
import { useLanguage } from '#ui/language';

type Options = {
  site: string;
  value: string;
  minCharacters?: number;
  limit?: number;
  input: RefObject<HTMLInputElement | null>;
};

export type Suggestions = {
  /** The server's list, for React: the same object until the list changes. */
  html: { __html: string };
  /** The list is shown. */
  open: boolean;
  /** How many there are, with the line that leads to all results. */
  count: number;
  /** It is said that nothing was found. */
  nothing: boolean;
  /** Asks for what the input says now, after a short wait. */
  ask: () => void;
  /** Somebody is in the box: what it may begin with is shown, or what was suggested before. */
  enter: () => void;
  /** Erases what was looked at, and shows the rest. */
  clearRecent: () => void;
  show: () => void;
  hide: () => void;
};

/** What was looked at in this browser, for a list that nothing was typed for. */
const recentQuery = (): Record<string, string> => {
  try {
    const ids = readRecent(localStorage.getItem(RECENT), Date.now()).slice(0, limits.recent);
    return ids.length > 0 ? { ids: ids.join() } : {};
  } catch {
    return {};
  }
};

/** Live suggestions for what an input says: from 2 characters, 100 ms after it changed (S9.3/1). */
export const useSuggestions = (options: Options): Suggestions => {
  const {
    site,
    value,
    input,
    minCharacters = limits.minCharacters,
    limit = limits.limit,
  } = options;
  const language = useLanguage();
  const [text, setText] = useState('');
  const [shown, setShown] = useState(false);
  const asked = useRef(value.trim());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);

  /** An answer that comes late opens nothing over what somebody went on to. */
  const isHere = () => document.activeElement === input.current;

  const load = async (words: string) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const query = new URLSearchParams(
      words === '' ? recentQuery() : { limit: String(limit), [field.search]: words },
    );
    // Dutch is what everybody gets: one address for all of them.
    if (isEnglish(language)) query.set(field.language, language);
    try {
      const reply = await fetch(`${path.suggest(site)}?${query}`, {
        signal: control.signal,
        // Nobody is told whose numbers these are.
        ...(words === '' && { credentials: 'omit' as const }),
      });
      const html = reply.ok ? await reply.text() : '';
      setText(html);
      setShown(html !== '' && isHere());
    } catch (error) {
      if (control.signal.aborted) return;
      // What was suggested was for other words. The form itself still searches.
      console.info('No suggestions', error);
      setText('');
      setShown(false);
    }
  };

  const ask = () => {
    const words = input.current?.value.trim() ?? '';
    if (words === asked.current) return;
    asked.current = words;
    clearTimeout(timer.current);
    running.current?.abort();
    if (words.length >= minCharacters) {
      timer.current = setTimeout(() => void load(words), limits.delay);
      return;
    }
    setText('');
    setShown(false);
    if (words === '') void load('');
  };

  const enter = () => {
    const isEmpty = input.current?.value.trim() === '';
    if (isEmpty && text === '') void load('');
    else setShown(text !== '');
  };

  const clearRecent = () => {
    try {
      localStorage.removeItem(RECENT);
    } catch {
      // A browser may keep nothing.
    }
    void load('');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before
  useEffect(() => {
    ask();
    if (input.current && document.activeElement === input.current) enter();
    return () => {
      clearTimeout(timer.current);
      running.current?.abort();
    };
  }, []);

  const html = useMemo(() => ({ __html: text }), [text]);
  const count = text.split('role="option"').length - 1;
  const found = count > 0;
  return {
    html,
    count,
    open: shown && found,
    nothing: shown && !found,
    ask,
    enter,
    clearRecent,
    show: () => setShown(text !== ''),
    hide: () => setShown(false),
  };
};
