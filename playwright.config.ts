import { defineConfig } from '@playwright/test';

/** The browser tests; `npm test` finds the browser and names it in ETALAGE_BROWSER. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/harness/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Patience costs nothing where all goes well, and a machine may be busy with other things.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    baseURL: process.env.ETALAGE_E2E_URL,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 60_000,
    // A page is there once its pictures are, and here each is drawn for the first who looks.
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    // To record each step costs as much as the steps: npm test -- e2e -- --trace on
    trace: 'off',
    // Debian's Chromium asks for a GPU to paint with; without one that is done by a program that
    // stands in for it, at many times the cost of painting plainly.
    launchOptions: { executablePath: process.env.ETALAGE_BROWSER, args: ['--disable-gpu'] },
  },
  projects: [{ name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } }],
});
