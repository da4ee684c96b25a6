import { factCounter } from '#kernel/limits';
import { counterSteps, formatCounter } from '#kernel/values/counter';

/** Resolves once the page is loaded and so many ms have gone by. */
const afterLoad = (delay: number): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => setTimeout(resolve, delay);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });

/**
 * Counts an element's number up to its target once (S9.9/5): 500 ms after the page has loaded, or,
 * when it isn't in view by then, once it is. Answers how to stop it, which leaves the whole number.
 */
export const startCounting = (element: HTMLElement): (() => void) => {
  const target = Number(element.dataset.counterTarget);
  if (!Number.isFinite(target)) return () => {};
  const language = document.documentElement.lang || undefined;
  const show = (value: number) => {
    element.textContent = formatCounter(value, target, language);
  };
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const count = () => {
    const [first = target, ...rest] = counterSteps(target);
    show(first);
    const next = () => {
      const value = rest.shift();
      if (value === undefined) return;
      show(value);
      timer = setTimeout(next, factCounter.stepTime);
    };
    timer = setTimeout(next, factCounter.stepTime);
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    count();
  });
  void afterLoad(factCounter.delay).then(() => {
    if (!stopped) observer.observe(element);
  });
  return () => {
    stopped = true;
    observer.disconnect();
    clearTimeout(timer);
    show(target);
  };
};
