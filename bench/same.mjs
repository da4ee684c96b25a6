import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { load } from './load.mjs';
import { cacheFolder } from './places.mjs';
import { startFloor } from './server.mjs';
import { listing } from './site.mjs';

const OWN_TO_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** An answer as it came over the wire, still compressed. */
export const getRaw = (address, encoding) =>
  new Promise((resolve, reject) => {
    const asked = request(address, { headers: { 'accept-encoding': encoding } }, (reply) => {
      const parts = [];
      reply.on('data', (part) => parts.push(part));
      reply.on('end', () => resolve({ headers: reply.headers, body: Buffer.concat(parts) }));
    });
    asked.once('error', reject);
    asked.end();
  });

/** Starts a floor that sends what this address answers now. */
export const floorOf = async (address) => {
  const { headers, body } = await getRaw(address, 'br');
  const kept = Object.entries(headers).filter(([name]) => !OWN_TO_NODE.has(name));
  const file = join(cacheFolder, 'floor.json');
  writeFileSync(
    file,
    JSON.stringify({ headers: Object.fromEntries(kept), body: body.toString('base64') }),
  );
  return startFloor(file);
};

const CONNECTIONS = 32;

/** The floor for rows that send what no bare server can: it sends a listing, for a second. */
export const openFloor = (servers) => {
  let started;
  const start = async () => {
    const { address } = await servers.get();
    await getRaw(address + listing, 'br');
    return floorOf(address + listing);
  };
  const measure = async () => {
    started ??= start();
    const { address } = await started;
    const { rate } = await load(address, [{ path: listing }], {
      connections: CONNECTIONS,
      seconds: 1,
    });
    return rate;
  };
  return { measure, stop: async () => (await started)?.stop() };
};
