import { atLeastHere } from '../budget.mjs';
import { query } from '../database.mjs';
import { processorTimeOf } from '../server.mjs';
import { listVariants, pageToken, send, shopWith } from '../shopper.mjs';

const BUYERS = 32;
const CHECKOUT = '/webcore/checkout/view';
const ORDER = '/webcore/checkout/order';
/** Of so many carts with the product, this part can be had: the rest must be refused. */
const IN_STOCK = 0.75;
/** Variants that are bought by turns: hardly ever two of the same at once. */
const MANY = 80;

const typed = {
  firstname: 'Kim',
  lastname: 'de Koper',
  phone: '0612345678',
  address_zipcode: '3511 AX',
  address_housenumber: '12',
  address_street: 'Oudegracht',
  address_place: 'Utrecht',
  address_country: 'NL',
  account_sameas: '1',
  delivery_method: 'home',
  payment_method: 'transfer',
  conditions_agree: '1',
};

/** The web shop has so many pieces of each variant, and no store has one. */
const stock = async (dataFolder, ids, pieces) => {
  await query(
    dataFolder,
    `update stock s set pieces = case when w.kind = 'web' then $2::int else 0 end
     from warehouses w where w.id = s.warehouse_id and s.variant_id = any($1)`,
    [ids, pieces],
  );
};

const countOf = async (dataFolder, text, ids) =>
  Number((await query(dataFolder, text, [ids]))[0].pieces);

const inStock = (dataFolder, ids) =>
  countOf(
    dataFolder,
    'select sum(pieces)::int as pieces from stock where variant_id = any($1)',
    ids,
  );

const ordered = (dataFolder, ids) =>
  countOf(
    dataFolder,
    'select coalesce(sum(quantity), 0)::int as pieces from order_lines where variant_id = any($1)',
    ids,
  );

/** Buyers so far: one address has only so many orders that wait for a transfer. */
let nth = 0;

/** A visitor at the checkout with one piece in his cart: what he would post. `name`: of his mailbox. */
export const prepareOrder = async (address, variant, token, name) => {
  const cookie = await shopWith(address, [variant], token);
  const page = await fetch(address + CHECKOUT, { headers: { cookie } });
  if (page.status === 404) return undefined;
  if (!page.ok) throw new Error(`the checkout answered ${page.status}`);
  const html = await page.text();
  const at = html.indexOf(`action="${ORDER}"`);
  const form = html.slice(html.lastIndexOf('<form', at), html.indexOf('</form>', at));
  nth += 1;
  const email = `${name ?? `koper${nth}`}@brink.example`;
  const body = new URLSearchParams({ ...typed, email, email_check: email });
  for (const [input] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    if (name) body.set(name, /value="([^"]*)"/.exec(input)?.[1] ?? '');
  }
  return { method: 'POST', path: ORDER, body: body.toString(), cookie };
};

/** Every buyer places his orders one after the other. Ms until the last one that was placed. */
const placeAll = async (address, orders) => {
  const left = [...orders];
  const began = performance.now();
  const found = { placed: 0, refused: 0, failed: 0, ms: 0 };
  const buy = async () => {
    for (let order = left.pop(); order; order = left.pop()) {
      const response = await send(address, order);
      await response.arrayBuffer();
      if (response.status === 303) {
        found.placed += 1;
        found.ms = performance.now() - began;
      } else if (response.status === 422) found.refused += 1;
      else found.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buy));
  return found;
};

/**
 * Orders by many buyers at once: of one product, more than there are pieces, or of many products with
 * pieces for all.
 */
const measured = ({ name, rate, products, part }) => ({
  name,
  budget: atLeastHere(rate, { text: ', none oversold', holds: ({ oversold }) => !oversold }),
  run: async ({ servers, quick }) => {
    const { address, pid } = await servers.get();
    const { dataFolder } = servers;
    const carts = BUYERS * (quick ? 8 : 25);
    const variants = await listVariants(dataFolder, products);
    const ids = variants.map(({ id }) => id);
    const each = Math.floor((carts / variants.length) * part);
    const pieces = each * variants.length;
    const token = await pageToken(address);
    await stock(dataFolder, ids, each);
    const orders = [];
    for (let cart = 0; cart < carts; cart += 1) {
      const order = await prepareOrder(address, variants[cart % variants.length], token);
      if (!order) return { skipped: 'not measured: this build has no checkout' };
      orders.push(order);
    }
    const before = await ordered(dataFolder, ids);
    const used = processorTimeOf(pid);
    const found = await placeAll(address, orders);
    const processor = (processorTimeOf(pid) - used) / carts;
    const sold = (await ordered(dataFolder, ids)) - before;
    const left = await inStock(dataFolder, ids);
    const oversold = sold + left !== pieces || left < 0 || sold !== found.placed;
    return {
      rate: found.placed / (found.ms / 1000),
      processor,
      errors: found.failed,
      oversold,
      note:
        `${pieces} pieces, ${carts} carts: ${found.placed} placed, ${found.refused} refused, ` +
        `${left} left${oversold ? ': **the pieces don’t add up**' : ''}`,
    };
  },
});

export const orderRows = () => [
  measured({
    name: 'orders, 32 buyers of one product',
    ...{ rate: 200, products: 1, part: IN_STOCK },
  }),
  measured({ name: 'orders, 32 buyers of many products', rate: 500, products: MANY, part: 2 }),
];
