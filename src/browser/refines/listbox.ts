/** A text box with a list of options below it: the keys and attributes of the ARIA pattern for both. */

type Key = Pick<KeyboardEvent, 'key' | 'preventDefault'> & { isComposing?: boolean };

export type Listbox = {
  options: readonly HTMLElement[];
  /** Which option has the keyboard's attention; -1: none, the words themselves. */
  active: number;
  /** Whether the list is shown, or what is said in its place. */
  isShown: boolean;
  show: () => void;
  hide: () => void;
  attend: (active: number) => void;
};

/** The options of a list, in the order of the page. */
export const optionsOf = (root: Element | null | undefined): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
];

/** Options are reached by arrows alone, and named so that the box can point at one. */
export const prepareOptions = (options: readonly HTMLElement[], id: string): void => {
  options.forEach((option, index) => {
    option.id ||= `${id}-${index}`;
    option.tabIndex = -1;
  });
};

/** Shows which option has the keyboard's attention; answers its id. */
export const markActive = (options: readonly HTMLElement[], active: number): string | undefined => {
  options.forEach((option, index) => {
    option.setAttribute('aria-selected', String(index === active));
    if (index === active) option.scrollIntoView({ block: 'nearest' });
  });
  return options[active]?.id;
};

/** Beyond either end come the words themselves. */
const step = (key: string, active: number, count: number): number => {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  return active === -1 ? count - 1 : active - 1;
};

/**
 * What a key in the box does to its list: arrows go through it, Enter follows the option that was gone to,
 * Escape puts it away, Home and End go back to the words.
 */
export const pressInListbox = (event: Key, list: Listbox): void => {
  const { key } = event;
  const { options, active, isShown } = list;
  if (event.isComposing) return;
  if (key === 'Escape' && isShown) {
    event.preventDefault();
    list.hide();
  } else if ((key === 'ArrowDown' || key === 'ArrowUp') && options.length > 0) {
    event.preventDefault();
    list.show();
    list.attend(step(key, isShown ? active : -1, options.length));
  } else if (key === 'Enter' && isShown && active >= 0) {
    event.preventDefault();
    options[active]?.click();
  } else if ((key === 'Home' || key === 'End') && active >= 0) list.attend(-1);
};
