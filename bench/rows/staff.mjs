import { setTimeout as wait } from 'node:timers/promises';
import { under } from '../budget.mjs';
import { fillOrders } from '../office.mjs';
import { BEHIND_PROXY } from '../shopper.mjs';
import { createWatch, openStaff, shop } from '../staff.mjs';

/** In s: so long shoppers look around alone, and then beside the staff; of a quick run. */
const SECONDS = 40;
const QUICK = 15;

/** What staff does, and within how many ms 95 of 100 times it is there. */
const deeds = {
  'list of orders': 150,
  'search of orders': 250,
  'an order opened': 250,
  'a note': 250,
  'a pick list made': 1500,
  'a pick list opened': 250,
  'search at a counter': 250,
  'prices of 200 articles tried': 250,
};

const SHOPPER = 'a page for a shopper';
const SHOPPER_MS = 100;

let measured;

/** One run for all of these rows: shoppers alone, then with twenty people at work. */
const measure = async ({ servers, size, quick }) => {
  const { address } = await servers.get(BEHIND_PROXY);
  await fillOrders(servers.dataFolder, size.orders);
  const work = await openStaff(servers.dataFolder, address);
  const ms = (quick ? QUICK : SECONDS) * 1000;
  const during = async (run) => {
    const watch = createWatch();
    const end = new AbortController();
    const running = run(watch, end.signal);
    await wait(ms);
    end.abort();
    await running;
    return watch;
  };
  // What is asked first after a start is read for the first time.
  await during((watch, until) => shop(address, watch, until));
  const alone = await during((watch, until) => shop(address, watch, until));
  const together = await during((watch, until) =>
    Promise.all([shop(address, watch, until), work(watch, until)]),
  );
  return { alone, together };
};

const row = (name, most, phase, title) => ({
  name: title,
  budget: {
    ...under(most, 'ms', ({ p95 }) => p95),
    asked: `p95 under ${most} ms`,
    found: ({ p50, p95 }) => `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  },
  run: async (context) => {
    measured ??= await measure(context);
    const watch = measured[phase];
    const { count, p50, p95 } = watch.found(name);
    return { p50, p95, errors: watch.errors(), note: `${count} times` };
  },
});

/** Twenty people of the chain at once, each looking a second between, beside ten shoppers. */
export const staffRows = () => [
  row(SHOPPER, SHOPPER_MS, 'alone', `${SHOPPER}, without staff`),
  row(SHOPPER, SHOPPER_MS, 'together', `${SHOPPER}, with 20 of staff`),
  ...Object.entries(deeds).map(([name, most]) =>
    row(name, most, 'together', `20 of staff: ${name}`),
  ),
];
