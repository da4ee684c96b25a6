import { defineConfig } from '@playwright/test';

/** No test at all: Playwright runs TypeScript, and with it what loads the demo. */
export default defineConfig({ testMatch: [], globalSetup: './load-demo.ts' });
