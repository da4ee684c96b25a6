import { atMost, under } from '../budget.mjs';
import { openPhone, withBrowser } from '../phone.mjs';
import { BEHIND_PROXY } from '../shopper.mjs';
import { getText, listing } from '../site.mjs';

/** Visits of which the middle one counts; of a quick run. */
const VISITS = 5;
const QUICK = 3;
/** In ms: so long a page gets to come to rest, and an interaction to be painted. */
const REST = 1500;
const PAINTED = 600;
/** In ms: what takes less than this to the next frame is not told by the browser. */
const LEAST = 16;

const middle = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

const firstLink = async (address, path, below) => {
  const found = new RegExp(`href="(${below}/[^"]+)"`).exec(await getText(address + path));
  if (!found) throw new Error(`${path} has no link below ${below}`);
  return found[1];
};

const product = (address) => firstLink(address, listing, '/artikel');

/** Does something as often as asked, each time as a new visitor. */
const visits = async ({ servers, quick }, visit) => {
  const { address } = await servers.get(BEHIND_PROXY);
  const found = [];
  await withBrowser(async (browser) => {
    for (let time = 0; time < (quick ? QUICK : VISITS); time += 1) {
      const phone = await openPhone(browser, address);
      try {
        found.push(await visit(phone, address));
      } finally {
        await phone.close();
      }
    }
  });
  return found;
};

/** Answers the question about cookies, so that it lies over nothing. */
const refuse = async (page) => {
  const button = page.getByRole('button', { name: 'Weigeren', exact: true });
  await button.click({ timeout: 10_000 });
  await page.waitForTimeout(REST);
};

const tapAndWait = async (page, target) => {
  await target.tap();
  await page.waitForTimeout(PAINTED);
};

/** What visitors do: `open` comes to where it is done, `act` does it. */
const deeds = {
  filter: {
    open: async (page) => {
      await page.goto(listing);
      await refuse(page);
      await page.getByRole('button', { name: /^Filters/ }).tap();
      await page.waitForTimeout(REST);
    },
    act: async (page) => {
      const options = page.locator('form[data-refines] label[data-filter-id]:visible');
      for (const nth of [0, 1]) await tapAndWait(page, options.nth(nth));
    },
  },
  'add to cart': {
    open: async (page, address) => {
      await page.goto(await product(address));
      await refuse(page);
      await page.locator('label:has(input[name="size_id"]:not([disabled]))').first().tap();
      await page.waitForTimeout(REST);
    },
    act: async (page) => {
      await tapAndWait(page, page.getByRole('button', { name: /^In winkelmand/ }).first());
    },
  },
  menu: {
    open: async (page) => {
      await page.goto('/');
      await refuse(page);
    },
    act: async (page) => {
      await tapAndWait(page, page.getByRole('button', { name: 'Menu', exact: true }));
    },
  },
  'checkout choice': {
    open: async (page, address) => {
      await page.goto(await product(address));
      await refuse(page);
      await page.locator('label:has(input[name="size_id"]:not([disabled]))').first().tap();
      await page
        .getByRole('button', { name: /^In winkelmand/ })
        .first()
        .tap();
      await page.waitForTimeout(REST);
      await page.goto('/webcore/checkout/view');
      await page.waitForTimeout(REST);
      // All of its parts, so that there is something to choose.
      for (const button of await page.locator('[data-step=delivery], [data-step=payment]').all()) {
        await button.locator('button[name=open]').tap();
      }
      await page.waitForTimeout(REST);
    },
    act: async (page) => {
      for (const name of ['delivery_method', 'payment_method']) {
        const other = page.locator(`label:has(input[name="${name}"]:not(:checked))`).first();
        await tapAndWait(page, other);
      }
    },
  },
};

const interactionRow = ([name, { open, act }]) => ({
  name: `INP at 4× slowdown: ${name}`,
  budget: atMost(100, 'ms', ({ inp }) => inp),
  run: async (context) => {
    const slowest = await visits(context, async ({ page, slowDown }, address) => {
      await open(page, address);
      await slowDown();
      await page.evaluate(() => {
        window.felt.interactions = [];
      });
      await act(page);
      const found = await page.evaluate(() => window.felt.interactions);
      return Math.max(LEAST, ...found);
    });
    return {
      inp: middle(slowest),
      note: `the slowest interaction of each of ${slowest.length} visits: ${slowest.join(', ')} ms`,
    };
  },
});

const pages = {
  home: () => '/',
  listing: () => listing,
  product,
  store: (address) => firstLink(address, '/winkels', '/locaties'),
  vacancy: (address) => firstLink(address, '/vacatures', '/vacatures'),
};

const paintRow = ([name, pathOf]) => ({
  name: `LCP of the ${name}, phone on slow 4G at 4× slowdown`,
  budget: under(1.2, 's', ({ seconds }) => seconds, { digits: 2 }),
  run: async (context) => {
    const found = await visits(context, async ({ page, slowDown, onSlow4G }, address) => {
      const path = await pathOf(address);
      await slowDown();
      await onSlow4G();
      await page.goto(path, { waitUntil: 'load' });
      await page.waitForTimeout(REST);
      return (await page.evaluate(() => window.felt.largest)) / 1000;
    });
    const told = found.map((one) => one.toFixed(2)).join(', ');
    return { seconds: middle(found), note: `${found.length} first visits: ${told} s` };
  },
});

/** What a visitor on a phone feels. */
export const feltRows = () => [
  ...Object.entries(deeds).map(interactionRow),
  ...Object.entries(pages).map(paintRow),
];
