import { chromium } from '@playwright/test';
import { getBrowser } from '../tests/runner/browser.mjs';

/** A phone of the middle class, as Lighthouse takes it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'nl-NL',
};

/** How many times slower its processor is than this one. */
const SLOWDOWN = 4;

/** Lighthouse's slow 4G: ms there and back, bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Notes how long each interaction takes until the next frame, and the largest part of the page. */
const listen = () => {
  window.felt = { interactions: [], largest: 0 };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.felt.interactions.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    window.felt.largest = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** Runs `work` with a browser that is closed after it. */
export const withBrowser = async (work) => {
  const browser = await chromium.launch({
    executablePath: await getBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

/** A visitor's page on a phone, with nothing kept of an earlier visit. */
export const openPhone = async (browser, address) => {
  const context = await browser.newContext({ ...PHONE, baseURL: address });
  await context.addInitScript(listen);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  return {
    page,
    slowDown: () => cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }),
    onSlow4G: () => cdp.send('Network.emulateNetworkConditions', SLOW_4G),
    close: () => context.close(),
  };
};
