// Visitors and buyers for the measurements of several processes. Each visitor keeps a connection of his own open, as a
// browser does, and comes from an address of his own: all of 127.0.0.0/8 is this machine.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pick, randomFrom } from '../random.mjs';
import { prepareOrder } from '../rows/orders.mjs';
import { additionOf, CHECKOUT, listVariants, pageToken } from '../shopper.mjs';
import { listings, randomFragments } from '../site.mjs';
import { ask } from './engines.mjs';

/** In ms: who gets no answer in so long goes away. */
const PATIENCE = 60_000;

const sourceOf = (number) =>
  `127.${1 + ((number >> 16) & 127)}.${(number >> 8) & 255}.${1 + (number & 253)}`;

/** What came of requests: kinds with the times of their answers, and of those that failed when and how. */
export const createNotes = () => {
  const times = new Map();
  const failures = [];
  return {
    failures,
    note(kind, took, failure) {
      times.set(kind, [...(times.get(kind) ?? []), took]);
      if (failure) failures.push({ kind, failure, at: Date.now() });
    },
    get all() {
      return [...times.values()].flat();
    },
    /** Failures by what they were, how often. */
    counted() {
      const counts = new Map();
      for (const { kind, failure } of failures) {
        const key = `${kind}: ${failure}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return [...counts];
    },
  };
};

/** Somebody with a browser: a connection, an address and cookies of his own. */
const createVisitor = (address, number) => {
  // He lets go of a connection before HAProxy does (15 s): what he sends at that moment would be lost.
  const agent = new Agent({
    ...{ keepAlive: true, maxSockets: 1, timeout: 10_000 },
    localAddress: sourceOf(number),
  });
  const cookies = new Map();
  let again = 0;
  const once = ({ method = 'GET', path, body }) =>
    new Promise((resolve, reject) => {
      const asked = request(address + path, {
        method,
        agent,
        timeout: PATIENCE,
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body && {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': Buffer.byteLength(body),
          }),
        },
      });
      asked.once('timeout', () => asked.destroy(new Error('no answer')));
      asked.once('error', (error) =>
        reject(Object.assign(error, { isReused: asked.reusedSocket })),
      );
      asked.once('response', (reply) => {
        const parts = [];
        reply.on('data', (part) => parts.push(part));
        reply.once('error', reject);
        reply.once('end', () => {
          for (const line of reply.headers['set-cookie'] ?? []) {
            const [name, value] = line.split(';')[0].split(/=(.*)/s);
            cookies.set(name, value);
          }
          resolve({
            status: reply.statusCode,
            headers: reply.headers,
            text: Buffer.concat(parts).toString(),
          });
        });
      });
      asked.end(body);
    });
  /** A page over a connection that ended is asked for once more over another, as browsers do. */
  const send = async (asked) => {
    try {
      return await once(asked);
    } catch (error) {
      if (!error.isReused || error.code !== 'ECONNRESET' || asked.method === 'POST') throw error;
      again += 1;
      return once(asked);
    }
  };
  return {
    send,
    again: () => again,
    close: () => agent.destroy(),
  };
};

const variantsAt = (url, count) => listVariants(url, count, ask);

/** Gives the web shop enough of all that is bought here. */
export const fillStock = (url) =>
  ask(
    url,
    `update stock s set pieces = 100000 from warehouses w where w.id = s.warehouse_id and w.kind = 'web'`,
  );

/** What visitors do between looks, each as often as it is in the list. */
export const prepareDeeds = async (address, url) => {
  const random = randomFrom(41);
  const fragments = await randomFragments(address, 500);
  const variants = await variantsAt(url, 200);
  const token = await pageToken(address);
  const deeds = [
    ['page', () => ({ path: pick(random, listings) })],
    ['page', () => ({ path: pick(random, ['/', '/winkels', '/vacatures']) })],
    ['filter', () => pick(random, fragments)],
    ['session', () => ({ path: '/webcore/session' })],
    ['checkout', () => ({ path: CHECKOUT })],
    ['add to cart', () => additionOf(pick(random, variants), token)],
  ];
  return { random, variants, token, deeds };
};

/**
 * One visitor with a cart, who does something each `pause` ms on average until `isOver`. Answers how many things he
 * put in his cart and how often a page was asked for once more.
 */
export const visit = async (
  address,
  number,
  { random, variants, token, deeds },
  { isOver, pause, notes },
) => {
  const visitor = createVisitor(address, number);
  let added = 0;
  const act = async (kind, asked) => {
    const began = performance.now();
    try {
      const { status } = await visitor.send(asked);
      notes.note(kind, performance.now() - began, status >= 400 ? `answered ${status}` : '');
      if (kind === 'add to cart' && status < 400) added += 1;
    } catch (error) {
      notes.note(kind, performance.now() - began, error.code ?? error.message);
    }
  };
  try {
    await wait(random() * pause);
    await act('add to cart', additionOf(pick(random, variants), token));
    while (!isOver()) {
      await wait(random() * 2 * pause);
      if (isOver()) break;
      const [kind, make] = pick(random, deeds);
      await act(kind, make());
    }
    return { added, again: visitor.again() };
  } finally {
    visitor.close();
  }
};

/**
 * One buyer after another, until `isOver`: each puts something in his cart and orders it. Who is refused tries the same
 * again after a moment, as `Retry-After` says. Answers the addresses of those whom an order was confirmed to.
 */
export const buy = async (addressOf, first, { variants, token, isOver, notes, random }) => {
  const confirmed = [];
  for (let number = first; !isOver(); number += 1) {
    const address = addressOf(number);
    let order;
    try {
      order = await prepareOrder(address, pick(random, variants), token, `b${number}`);
    } catch (error) {
      notes.note('cart', 0, error.cause?.code ?? error.message);
      await wait(200);
      continue;
    }
    const email = new URLSearchParams(order.body).get('email');
    for (let attempt = 1; !isOver() || attempt > 1; attempt += 1) {
      const began = performance.now();
      const reply = await post(addressOf(number + attempt), order);
      const took = performance.now() - began;
      notes.note('order', took, reply.failure);
      if (!reply.failure) confirmed.push(email);
      if (!reply.failure || attempt === 60) break;
      if (reply.status && reply.status !== 503) break;
      await wait(500);
    }
  }
  return confirmed;
};

const post = async (address, { path, body, cookie }) => {
  try {
    const reply = await fetch(address + path, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    });
    const text = await reply.text();
    if (reply.status === 303) return {};
    const after = reply.headers.get('retry-after');
    const isDutch = /We zijn er zo weer/.test(text);
    const failure =
      reply.status === 503
        ? `503${after ? ', Retry-After' : ''}${isDutch ? ', in Dutch' : ''}`
        : `answered ${reply.status}`;
    return { status: reply.status, failure };
  } catch (error) {
    return { failure: error.cause?.code ?? error.message };
  }
};
