import { query } from './database.mjs';
import { getText } from './site.mjs';

const ADD = '/webcore/checkout/add';
export const CHECKOUT = '/webcore/checkout/view';

/** Settings of a server that believes whom a request says it comes from: see `clientAddress`. */
export const BEHIND_PROXY = { TRUST_PROXY: 'on' };

/** An address of its own for each client: what is counted by address then doesn't slow a row. */
export const clientAddress = (client) =>
  `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`;

/** The hidden inputs in a piece of HTML, by name. */
export const hiddenInputs = (html) =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ]),
  );

/** The token that every page carries for posts. */
export const pageToken = async (address) =>
  /name="etalage_token" content="([^"]+)"/.exec(await getText(`${address}/dames`))?.[1] ?? '';

/** Variants that the web shop can send, the best stocked first. `ask`: of a database elsewhere. */
export const listVariants = (dataFolder, count, ask = query) =>
  ask(
    dataFolder,
    `select v.id, v.product_id, v.color_id, v.size_id, s.pieces
     from variants v
     join products p on p.id = v.product_id and p.state = 'Online'
     join stock s on s.variant_id = v.id
     join warehouses w on w.id = s.warehouse_id and w.kind = 'web'
     where v.state = 'Online' and s.pieces > 1
     order by s.pieces desc, v.id limit $1`,
    [count],
  );

/** What a product form posts for one piece of a variant. */
export const additionOf = (variant, token) => {
  const body = new URLSearchParams({
    item_id: variant.product_id,
    quantity: 1,
    etalage_token: token,
  });
  if (variant.color_id) body.set('color_id', variant.color_id);
  if (variant.size_id) body.set('size_id', variant.size_id);
  return { method: 'POST', path: ADD, body: body.toString() };
};

/** The cookies that a reply sets, as a visitor sends them back; before what he had. */
const cookiesOf = (response, had = '') => {
  const jar = new Map(
    had
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split(/=(.*)/s)),
  );
  for (const line of response.headers.getSetCookie()) {
    const [name, value] = line.split(';')[0].split(/=(.*)/s);
    jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
};

export const send = (address, { method, path, body, cookie = '', client }) =>
  fetch(address + path, {
    method,
    body,
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
      ...(client && { 'x-forwarded-for': client }),
    },
  });

/** A visitor with these variants in his cart: his cookies. Undefined when there is no cart here. */
export const shopWith = async (address, variants, token) => {
  let cookie = '';
  for (const variant of variants) {
    const response = await send(address, { ...additionOf(variant, token), cookie });
    if (response.status === 404) return undefined;
    if (response.status >= 400) throw new Error(`adding to the cart answered ${response.status}`);
    cookie = cookiesOf(response, cookie);
  }
  return cookie;
};
