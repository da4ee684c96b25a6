import { whenIdle } from '../dom';
import { holdInteraction } from './interaction';
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

export const strategies: Record<string, Strategy> = {
  load,
  idle,
  visible,
  interaction: holdInteraction,
};
