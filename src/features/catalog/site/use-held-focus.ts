import { type RefObject, useLayoutEffect, useRef } from 'react';
import { MY_STORE_BUTTON } from '#kernel/wire-my-store';

const storeOf = (element: Element | null | undefined) =>
  element?.closest(`[${MY_STORE_BUTTON}]`)?.getAttribute(MY_STORE_BUTTON);

/**
 * Keeps the focus on the button of the same store when the HTML of a list is replaced, where its row went.
 */
export const useHeldFocus = (list: RefObject<HTMLElement | null>, shown: unknown): void => {
  const held = useRef<string | null>(undefined);
  const root = list.current;
  // Read while the old list is still there.
  if (root?.contains(document.activeElement)) held.current = storeOf(document.activeElement);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each list that is shown
  useLayoutEffect(() => {
    const store = held.current;
    held.current = undefined;
    if (!store || list.current?.contains(document.activeElement)) return;
    const button = list.current?.querySelector<HTMLElement>(`[${MY_STORE_BUTTON}="${store}"]`);
    // It may have gone among those that are folded away.
    button?.closest('details')?.setAttribute('open', '');
    button?.focus();
  }, [shown]);
};
