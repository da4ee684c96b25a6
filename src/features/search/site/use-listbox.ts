import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { markActive, optionsOf, prepareOptions, pressInListbox } from '#browser/refines/listbox';
import { suggestions as limits } from '#kernel/limits';
import type { Suggestions } from './use-suggestions';

type Options = {
  id: string;
  root: RefObject<HTMLElement | null>;
  suggestions: Suggestions;
  /** What the list is called. */
  label: string;
  /** Something in it was pressed, by the pointer or by its key. */
  pressed: (target: Element) => void;
};

/** The keys, ids and attributes of a combobox whose options are links in the server's HTML. */
export const useListbox = ({ id, root, suggestions, label, pressed }: Options) => {
  const { html, open, nothing, show, hide } = suggestions;
  const shown = open || nothing;
  const [active, setActive] = useState(-1);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list begins anew
  useEffect(() => {
    const options = optionsOf(root.current);
    prepareOptions(options, `${id}option`);
    setActive(-1);
  }, [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the list is another
  useEffect(() => {
    markActive(optionsOf(root.current), active);
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

  const onKeyDown = ({ nativeEvent }: KeyboardEvent) =>
    pressInListbox(nativeEvent, {
      options: optionsOf(root.current),
      active: open ? active : -1,
      isShown: shown,
      show,
      hide,
      attend: setActive,
    });

  // The button beside the words lies free of the list; whatever else is gone to may lie below it.
  const onBlur = (event: FocusEvent) => {
    const to = event.relatedTarget as HTMLElement | null;
    // A click outside, to nowhere or to something else, has its own delay.
    if (!to || hiding.current) return;
    if (to.getAttribute('role') !== 'combobox' && !to.closest('[role=listbox]')) hide();
  };

  const activeId = open ? optionsOf(root.current)[active]?.id : undefined;
  const inputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': `${id}list`,
    'aria-activedescendant': activeId,
    onKeyDown,
  } as const;
  const listProps = {
    id: `${id}list`,
    role: 'listbox',
    'aria-label': label,
    // What scrolls would be a stop of the Tab key else.
    tabIndex: -1,
    onClick: ({ target }: MouseEvent) => pressed(target as Element),
  } as const;
  return { inputProps, listProps, onBlur };
};
