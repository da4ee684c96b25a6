import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const toolsIn = (bar: HTMLElement | null): HTMLElement[] => [
  ...(bar?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), select:not(:disabled)') ??
    []),
];

/**
 * What makes an element a toolbar for the keyboard: Tab stops at it once, at the tool that was used last; arrows
 * to the left and right, Home and End go from tool to tool. Arrows up and down are left to its lists.
 */
export const useToolbarKeys = () => {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(undefined);
  const mark = () => {
    const tools = toolsIn(ref.current);
    const stop = tools.find((one) => one === last.current) ?? tools[0];
    for (const one of tools) {
      const wanted = one === stop ? 0 : -1;
      if (one.tabIndex !== wanted) one.tabIndex = wanted;
    }
  };
  // Tools come and go with what they are for.
  useLayoutEffect(mark);
  return {
    ref,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target;
      mark();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const tools = toolsIn(ref.current);
      const at = tools.indexOf(event.target as HTMLElement);
      if (at < 0) return;
      const to: Readonly<Record<string, number>> = {
        ...{ ArrowRight: (at + 1) % tools.length, Home: 0, End: tools.length - 1 },
        ArrowLeft: (at - 1 + tools.length) % tools.length,
      };
      const next = tools[to[event.key] ?? -1];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
};
