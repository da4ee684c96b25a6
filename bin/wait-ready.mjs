// Ends well once the site on this machine answers that it is ready, and badly after two minutes: for what starts it and
// has to know. It reads PORT and HOST as the site does.
import { setTimeout as wait } from 'node:timers/promises';

const { PORT = '8080', HOST = '127.0.0.1' } = process.env;
const everywhere = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
const name = everywhere[HOST] ?? (HOST.includes(':') ? `[${HOST}]` : HOST);
const address = `http://${name}:${PORT}/readyz`;
/** In ms. */
const LIMIT = 120_000;
const EVERY = 500;

const isReady = () =>
  fetch(address, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const until = Date.now() + LIMIT;
while (!(await isReady())) {
  if (Date.now() > until) {
    console.error(`${address} is not ready after ${LIMIT / 1000} s`);
    process.exit(1);
  }
  await wait(EVERY);
}
