import { paging } from '#kernel/limits';

let running = 0;
let hiding: ReturnType<typeof setTimeout> | undefined;
let leaving = false;

const page = document.documentElement;

/** Shows the page's loading state while the work runs, and 350 ms after the last (S4.3/2). */
export const during = async <T>(work: () => Promise<T>): Promise<T> => {
  running += 1;
  clearTimeout(hiding);
  page.dataset.loading = '';
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) {
      hiding = setTimeout(() => page.removeAttribute('data-loading'), paging.loaderHideDelay);
    }
  }
};

/** Whether the visitor is on his way to another page: what fails now is no failure. */
export const isLeaving = (): boolean => leaving;

addEventListener('pagehide', () => {
  leaving = true;
});
addEventListener('pageshow', () => {
  leaving = false;
});
