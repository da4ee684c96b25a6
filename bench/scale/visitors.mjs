// Visitors with things of their own, who look at the same pages through one cache, and what must not be in them.
import { listVariants, pageToken, shopWith } from '../shopper.mjs';
import { inTurn } from './pages.mjs';

const cookiesOf = (reply) => reply.headers.getSetCookie().map((line) => line.split(';')[0]);

const merge = (...lists) => {
  const jar = new Map(
    lists
      .flat()
      .filter(Boolean)
      .map((pair) => pair.split(/=(.*)/s)),
  );
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
};

/** Logs a customer in who has something in his cart. */
const logCustomerIn = async (address, cart) => {
  const page = await fetch(`${address}/login`, { headers: { cookie: cart } });
  const token = /name="etalage_token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const reply = await fetch(`${address}/brink/login`, {
    ...{ method: 'POST', redirect: 'manual', headers: { cookie: cart, origin: address } },
    body: new URLSearchParams({
      etalage_token: token,
      etalage_username: 'klant@brink.example',
      etalage_password: 'brink-klant',
    }),
  });
  if (reply.status !== 303) throw new Error(`the customer could not log in: ${reply.status}`);
  return merge(cart.split('; '), cookiesOf(reply));
};

/** What stands in pages of the customer's account, and in nobody else's. */
const WORDS = ['klant@brink.example', 'Kim Klant'];

const secretIn = (cookies) => /etalage_session=([\w-]+)/.exec(cookies)?.[1];

/**
 * Three with something of their own and two without: one with a cart, one logged in with another cart, one with a
 * store of his own and consent, a stranger without cookies, and one who only chose cookies. Their carts hold other numbers of
 * pieces. `own`: what nobody else's pages may have.
 */
export const openVisitors = async (address, dataFolder) => {
  const variants = await listVariants(dataFolder, 10);
  const token = await pageToken(address);
  const cart = await shopWith(address, variants.slice(0, 3), token);
  const other = await logCustomerIn(address, await shopWith(address, variants.slice(3, 8), token));
  const consent =
    'ccform=%7B%22marketing%22%3Atrue%7D; cookieconsent_status=allow; viewportDevice=mobile';
  return [
    { name: 'cart', cookie: cart, count: '3', secret: secretIn(cart), isOwn: true },
    {
      name: 'account',
      cookie: other,
      count: '5',
      secret: secretIn(other),
      isOwn: true,
      words: WORDS,
    },
    { name: 'store', cookie: `etalage_store=1; ${consent}`, count: '0', isOwn: true },
    { name: 'stranger', cookie: '', count: '0', isOwn: false },
    { name: 'consent', cookie: `${consent}; etalage_script=1`, count: '0', isOwn: false },
  ];
};

const countIn = (html) => /data-cart-count="[^"]*"[^>]*>(\d+)</.exec(html)?.[1];
const tokensIn = (html) => html.match(/"s\.[\w-]{40,}"/g) ?? [];
/** In a page's frame, for who chose a store. */
const storeIn = (html) => /data-my-store-name="">([^<]+)</.exec(html)?.[1];

/**
 * All look at all pages at once, and at some that are `own` to each. Answers `{answers, hits, ownAnswers, problems}`: how many there were, how many of them
 * came from the cache, how many showed something of a visitor's own to him, and what was wrong.
 */
export const browse = async (address, { pages, own }, visitors) => {
  const told = { answers: 0, hits: 0, ownAnswers: 0, problems: [] };
  /** By visitor: the tokens that his pages had. */
  const tokens = new Map(visitors.map(({ name }) => [name, new Set()]));
  const secrets = visitors.flatMap(({ name, secret, words = [] }) =>
    [secret, ...words].flatMap((one) => (one ? [{ name, secret: one }] : [])),
  );
  const look = async (visitor, path) => {
    const reply = await fetch(address + path, {
      redirect: 'manual',
      headers: { cookie: visitor.cookie, 'accept-encoding': 'gzip' },
    });
    const html = await reply.text();
    const status = reply.headers.get('cache-status') ?? '';
    const wrong = (what) => told.problems.push(`${visitor.name} ${path}: ${what}`);
    told.answers += 1;
    if (status.endsWith('hit')) told.hits += 1;
    if (status.endsWith('hit') && visitor.isOwn) wrong('came from the cache');
    if (reply.status !== 200) return;
    const count = countIn(html);
    if (count !== undefined && count !== visitor.count) wrong(`a cart of ${count}`);
    if (!/^private, no-(cache|store)$/.test(reply.headers.get('cache-control') ?? '')) {
      wrong(`cache-control ${reply.headers.get('cache-control')}`);
    }
    const set = reply.headers.getSetCookie();
    if (set.length > 0 && !own.includes(path))
      wrong(`sets ${set.map((line) => line.split('=')[0])}`);
    const everything = `${html}${JSON.stringify([...reply.headers])}`;
    for (const { name, secret } of secrets) {
      if (name !== visitor.name && everything.includes(secret))
        wrong(`has what is of ${name} alone`);
    }
    for (const one of tokensIn(html)) {
      if (!visitor.secret) wrong('has the token of a session');
      tokens.get(visitor.name).add(one);
    }
    if (storeIn(html) && visitor.name !== 'store') wrong('has a store of his own');
    const isOwn =
      (visitor.secret && count === visitor.count) || (visitor.name === 'store' && storeIn(html));
    if (isOwn) told.ownAnswers += 1;
  };
  await inTurn([...pages, ...own], 6, (path) =>
    Promise.all(visitors.map((visitor) => look(visitor, path))),
  );
  const all = [...tokens.values()].map((set) => [...set]);
  if (new Set(all.flat()).size !== all.flat().length)
    told.problems.push('two visitors have one token');
  return told;
};
