import { useCallback, useEffect, useRef } from 'react';

/**
 * What is typed while the editor of a text is on its way: from when its place has the focus until it has the
 * focus itself. `take` answers it and ends that.
 */
export const useTypedEarly = (id: string) => {
  const typed = useRef('');
  const listening = useRef<(event: KeyboardEvent) => void>(undefined);
  const end = useCallback(() => {
    if (listening.current) document.removeEventListener('keydown', listening.current, true);
    listening.current = undefined;
  }, []);
  const begin = () => {
    if (listening.current) return;
    listening.current = (event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isHere = document.activeElement?.id === id;
      if (!isHere || ctrlKey || metaKey || altKey || key.length !== 1) return;
      event.preventDefault();
      typed.current += key;
    };
    document.addEventListener('keydown', listening.current, true);
  };
  const take = (): string => {
    end();
    const text = typed.current;
    typed.current = '';
    return text;
  };
  useEffect(() => end, [end]);
  return { begin, take };
};
