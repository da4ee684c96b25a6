import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { noConsent, writeChoices, writeMark } from '#kernel/values/consent';
import { CONSENT_GIVEN, cookie } from '#kernel/wire';

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

/** Of the run's server: the version of the text by which it asks for consent. */
export const CONSENT_OF_RUN = 'ETALAGE_E2E_CONSENT';

/** Most tests are not about consent: their visitor refused before. */
const refuse = async (context: BrowserContext, url: string): Promise<void> => {
  const version = process.env[CONSENT_OF_RUN] ?? '';
  const values = {
    [cookie.consentTypes]: encodeURIComponent(writeChoices(noConsent)),
    [cookie.consentStatus]: CONSENT_GIVEN,
    [cookie.consentMark]: writeMark({ version, id: '11111111-2222-4333-8444-555555555555' }),
  };
  await context.addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url })));
};

/** What may keep something from happening on a page: told when a test failed, to see why. */
const stateOf = (page: Page): Promise<string> =>
  page
    .evaluate(() => {
      const { activeElement, documentElement, visibilityState, readyState } = document;
      const over = [...document.querySelectorAll('dialog[open],:popover-open')];
      return JSON.stringify({
        href: location.href,
        ...{ visibilityState, readyState, cookie: document.cookie },
        classes: documentElement.className,
        active: activeElement?.outerHTML.slice(0, 200),
        over: over.map((one) => one.outerHTML.slice(0, 200)),
        waiting: performance
          .getEntriesByType('resource')
          .filter((one) => (one as PerformanceResourceTiming).responseEnd === 0)
          .map(({ name }) => name),
      });
    })
    .catch(String);

/** Playwright's test, which fails too when any page writes an error or leaves a promise to fail. */
export const test = base.extend<{ problems: Problems; consent: 'refused' | 'open' }>({
  consent: ['refused', { option: true }],
  problems: [
    async ({ context, consent, baseURL }, use, info) => {
      if (consent === 'refused' && baseURL) await refuse(context, baseURL);
      const found: string[] = [];
      const told: string[] = [];
      const expected: RegExp[] = [];
      const watch = (page: Page) => {
        listenTo(page, (problem) => found.push(problem));
        page.on('console', (message) => told.push(message.text()));
      };
      context.on('page', watch);
      await use({ expect: (message) => expected.push(message) });
      if (info.errors.length > 0)
        console.info(
          [info.title, ...told, ...(await Promise.all(context.pages().map(stateOf)))].join('\n'),
        );
      const unexpected = found.filter((problem) => !expected.some((one) => one.test(problem)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
