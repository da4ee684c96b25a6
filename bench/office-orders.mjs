#!/usr/bin/env node
// node bench/office-orders.mjs <data folder> <address> [orders]
// How long the office's list of orders takes, beside a running server of the demo. It adds orders to the database of that
// folder (100,000 unless told otherwise) and leaves them there: use a folder to throw away.
import { fillOrders, measureOrders } from './office.mjs';

const [folder, address, asked = '100000'] = process.argv.slice(2);
if (!folder || !address)
  throw new Error('Say of which data folder, and at which address it is served');

const say = (text) => process.stdout.write(`${text}\n`);

await fillOrders(folder, Number(asked));
say(`${asked} orders at least, one call at a time`);
await measureOrders(folder, address, {
  told: ({ name, p50, p95, found }) =>
    say(
      `${name.padEnd(30)} p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${found.toFixed(1)} found`,
    ),
});
