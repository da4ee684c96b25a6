import { islands } from '#kernel/limits';
import type { Strategy } from './types';

const WAKING = ['pointerdown', 'focusin', 'keydown', 'click'] as const;

/** Keys that only move or write text: the browser does that without us. */
const isTyping = (event: KeyboardEvent) =>
  event.key.length === 1 || /^(Tab|Enter|Shift|Control|Alt|Meta|Backspace|Delete)$/.test(event.key);

const isModified = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

const CHOICE = 'input[type=radio],input[type=checkbox]';

/** A radio or checkbox, or what its label holds: the browser shows that choice at once, by itself. */
const isOfChoice = (target: Element): boolean =>
  target.matches(CHOICE) || Boolean(target.closest('label')?.control?.matches(CHOICE));

/** A choice that the page shows already, made again for the island to hear of. */
const chooseAgain = (input: HTMLInputElement) => (): void => {
  input.checked = !input.checked;
  input.click();
};

/** How to do again what the visitor did while the island slept; undefined: it needs no repeat. */
const replayOf = (event: Event): (() => void) | undefined => {
  const { target } = event;
  if (!(target instanceof HTMLElement) || isOfChoice(target)) return undefined;
  if (event instanceof KeyboardEvent) {
    if (isTyping(event)) return undefined;
    const { key, code } = event;
    const again = { key, code, bubbles: true, cancelable: true };
    return () => target.dispatchEvent(new KeyboardEvent('keydown', again));
  }
  if (event.type !== 'click' || isModified(event as MouseEvent)) return undefined;
  return () => target.click();
};

/**
 * Wakes an island with the first touch, focus or key. What the visitor did meanwhile is kept and done
 * again once it is awake; were it to fail, then its plain HTML gets the click after all.
 */
export const holdInteraction: Strategy = (element, wake) => {
  const kept: (() => void)[] = [];
  let waking = false;
  const stop = () => {
    for (const type of WAKING) element.removeEventListener(type, hold, true);
  };
  const run = async () => {
    await wake();
    stop();
    for (const again of kept) again();
  };
  const hold = (event: Event) => {
    const { type, target } = event;
    if (type === 'click' && target instanceof HTMLInputElement && target.matches(CHOICE)) {
      kept.push(chooseAgain(target));
    }
    const again = replayOf(event);
    if (again) {
      event.preventDefault();
      event.stopPropagation();
      kept.push(again);
    }
    if (waking) return;
    waking = true;
    void run();
  };
  for (const type of WAKING) element.addEventListener(type, hold, true);
  return stop;
};

/**
 * Holds back the press of a button of an island whose code is still on its way; Enter presses the one that
 * sends its form too. The last of them is done once the island is awake: what is wrong with a form then is told
 * in place, not on another page, and what only the code does is done. After `islands.patience` a form is sent
 * as the plain one that it is.
 */
export const holdPresses: Strategy = (element, wake) => {
  let held: HTMLElement | null | undefined;
  const stop = () => element.removeEventListener('click', hold, true);
  const release = () => {
    stop();
    held?.click();
    held = undefined;
  };
  const hold = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (!button || isModified(event as MouseEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!held) {
      void wake().then(release);
      setTimeout(release, islands.patience);
    }
    held = button;
  };
  element.addEventListener('click', hold, true);
  return stop;
};
