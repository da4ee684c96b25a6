import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { focusHeading, shownHeading } from './keep-focus';

const mainOf = (): HTMLElement | null => document.querySelector('main');

/** Whether somebody is at work already: in the new screen, or in a dialog over it. What was clicked may be hidden by now. */
const isAtWork = (): boolean => {
  const { activeElement: at } = document;
  const isIn = at !== null && at !== mainOf() && mainOf()?.contains(at) === true;
  return (
    document.querySelector('dialog[open]') !== null || (isIn && at.getClientRects().length > 0)
  );
};

/**
 * Takes the focus along to a screen that one goes to, to its title, as a page that is loaded would: what was
 * clicked is gone, and a screen reader says where one is.
 */
export function Arrival() {
  const [at] = useLocation();
  const was = useRef(at);
  useEffect(() => {
    if (was.current === at) return undefined;
    was.current = at;
    const arrive = (): boolean => {
      if (isAtWork()) return true;
      if (!shownHeading()) return false;
      focusHeading();
      return true;
    };
    if (arrive()) return undefined;
    const watch = new MutationObserver(() => arrive() && stop());
    const stop = () => {
      watch.disconnect();
      window.removeEventListener('pointerdown', stop);
    };
    watch.observe(document.body, { childList: true, subtree: true });
    // Who goes on by himself meanwhile is left alone.
    window.addEventListener('pointerdown', stop);
    return stop;
  }, [at]);
  return null;
}
