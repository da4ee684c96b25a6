// What requests.lua does, for machines without wrk: connections, seconds, address, file, encoding.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const [, , connections, seconds, url, file, encoding] = process.argv;

const requests = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [method, path, body, cookie, client] = line.split('\t');
    const headers = { 'accept-encoding': encoding };
    if (body) headers['content-type'] = 'application/x-www-form-urlencoded';
    if (cookie) headers.cookie = cookie;
    if (client) headers['x-forwarded-for'] = client;
    return { method, path, headers, ...(body ? { body } : {}) };
  });

/** Each connection begins at another place, so that together they send what wrk sends. */
let begun = 0;
const share = Math.max(1, Math.floor(requests.length / Number(connections)));

const result = await autocannon({
  url,
  requests: requests.slice(0, 1),
  setupClient: (client) => {
    client.setRequests(requests.slice(begun, begun + share));
    if (begun + share >= requests.length) begun = -share;
    begun += share;
  },
  connections: Number(connections),
  duration: Number(seconds),
});
console.log(
  JSON.stringify({
    requests: result.requests.total,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
    bytes: result.throughput.total,
  }),
);
