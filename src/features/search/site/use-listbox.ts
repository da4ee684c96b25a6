import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { suggestions as limits } from '#kernel/limits';
import type { Suggestions } from './use-suggestions';

type Options = {
  id: string;
  root: RefObject<HTMLElement | null>;
  suggestions: Suggestions;
  /** What the list is called. */
  label: string;
};

const optionsOf = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
];

/** Which option has the keyboard's attention; -1: none, the words themselves. */
const step = (key: string, active: number, count: number): number => {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  return active === -1 ? count - 1 : active - 1;
};

/** The keys, ids and attributes of a combobox whose options are links in the server's HTML. */
export const useListbox = ({ id, root, suggestions, label }: Options) => {
  const { html, open, nothing, show, hide } = suggestions;
  const shown = open || nothing;
  const [active, setActive] = useState(-1);
  const [count, setCount] = useState(0);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list begins anew
  useEffect(() => {
    const options = optionsOf(root.current);
    options.forEach((option, index) => {
      option.id ||= `${id}option-${index}`;
      option.tabIndex = -1;
    });
    setActive(-1);
    setCount(options.length);
  }, [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the list is another
  useEffect(() => {
    optionsOf(root.current).forEach((option, index) => {
      option.ariaSelected = String(index === active);
      if (index === active) option.scrollIntoView({ block: 'nearest' });
    });
  }, [active, html]);

  useEffect(() => {
    if (!open) setActive(-1);
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `hide` does the same each time
  useEffect(() => {
    if (!shown) return undefined;
    const outside = ({ target }: PointerEvent) => {
      if (root.current?.contains(target as Node)) return;
      clearTimeout(hiding.current);
      hiding.current = setTimeout(hide, limits.hideDelay);
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      clearTimeout(hiding.current);
      hiding.current = undefined;
    };
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape' && shown) {
      event.preventDefault();
      hide();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      show();
      setActive(step(key, open ? active : -1, count));
    } else if (key === 'Enter' && open && active >= 0) {
      event.preventDefault();
      optionsOf(root.current)[active]?.click();
    }
  };

  const onBlur = (event: FocusEvent) => {
    const to = event.relatedTarget;
    // A click outside, to nowhere or to something else, has its own delay.
    if (to && !hiding.current && !root.current?.contains(to)) hide();
  };

  const activeId = open ? optionsOf(root.current)[active]?.id : undefined;
  const inputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': `${id}list`,
    'aria-activedescendant': activeId,
    onKeyDown,
    onBlur,
  } as const;
  const listProps = {
    id: `${id}list`,
    role: 'listbox',
    'aria-label': label,
  } as const;
  return { inputProps, listProps, count };
};
