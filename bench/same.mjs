import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { cacheFolder } from './places.mjs';
import { startFloor } from './server.mjs';

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
