import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export type Problems = {
  /** Lets a test meet an error that it provokes, such as `/status of 404/`. */
  expect: (message: RegExp) => void;
};

const listenTo = (page: Page, tell: (problem: string) => void): void => {
  page.on('console', (message) => {
    // An island that failed, or whose HTML from the server was another than its own.
    const ofIsland = /^Island /.test(message.text());
    if (message.type() === 'error' || ofIsland)
      tell(`console: ${message.text()} (${message.location().url})`);
  });
  // Uncaught errors and unhandled rejections.
  page.on('pageerror', (error) => tell(`uncaught: ${error.stack ?? error.message}`));
};

/** Playwright's test, which fails too when any page writes an error or leaves a promise to fail. */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      const watch = (page: Page) => listenTo(page, (problem) => found.push(problem));
      context.on('page', watch);
      await use({ expect: (message) => expected.push(message) });
      const unexpected = found.filter((problem) => !expected.some((one) => one.test(problem)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
