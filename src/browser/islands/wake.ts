import { cookie } from '#kernel/wire';
import { whenIdle } from '../dom';
import { holdInteraction, holdPresses } from './interaction';
import type { Strategy } from './types';

const load: Strategy = (_, wake) => {
  void wake();
  return () => {};
};

const idle: Strategy = (_, wake) => {
  let stopped = false;
  whenIdle(() => {
    if (!stopped) void wake();
  });
  return () => {
    stopped = true;
  };
};

const visible: Strategy = (element, wake) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void wake();
    },
    { rootMargin: '100px' },
  );
  // The element itself has no box (`display: contents`); what it holds has.
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
};

/** What a strategy waits for; a button that is pressed meanwhile wakes its island as well. */
const holding =
  (strategy: Strategy): Strategy =>
  (element, wake) => {
    const stopHolding = holdPresses(element, wake);
    const stopWaiting = strategy(element, () => wake().finally(stopHolding));
    return () => {
      stopHolding();
      stopWaiting();
    };
  };

const whenAtRest = holding(idle);

export const strategies: Record<string, Strategy> = {
  load: holding(load),
  idle: whenAtRest,
  'own-store': (...island) =>
    (document.cookie.includes(`${cookie.store}=`) ? whenAtRest : holdInteraction)(...island),
  visible: holding(visible),
  interaction: holdInteraction,
};
