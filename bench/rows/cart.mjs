import { atLeast } from '../budget.mjs';
import { loadInRounds } from '../load.mjs';
import { randomFrom } from '../random.mjs';
import { additionOf, listVariants, pageToken, shopWith } from '../shopper.mjs';
import { listing } from '../site.mjs';

const NO_CART = { skipped: 'not measured: this build has no cart' };
const VISITORS = 300;
const VARIANTS = 90;

/** A listing for somebody with a cart and without our script: rendered for him alone. */
export const visitorRow = () => ({
  name: 'listing for a visitor with a cart',
  budget: atLeast(1000),
  run: async ({ servers, seconds, work }) => {
    const { address, pid } = await servers.get();
    const variants = await listVariants(servers.dataFolder, 3);
    const cookie = await shopWith(address, variants, await pageToken(address));
    if (!cookie) return NO_CART;
    return loadInRounds(address, [{ path: listing, cookie }], {
      connections: 16,
      seconds,
      pid,
      work,
    });
  },
});

/** Pieces put in carts: many visitors, and hardly ever the same article twice. */
export const addToCartRow = () => ({
  name: 'add to cart',
  budget: atLeast(1500),
  run: async ({ servers, seconds, work }) => {
    const { address, pid } = await servers.get();
    const token = await pageToken(address);
    const variants = await listVariants(servers.dataFolder, VARIANTS);
    const cookies = [];
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const cookie = await shopWith(address, [variants[visitor % VARIANTS]], token);
      if (!cookie) return NO_CART;
      cookies.push(cookie);
    }
    const random = randomFrom(3);
    const requests = cookies
      .flatMap((cookie) => variants.map((variant) => ({ ...additionOf(variant, token), cookie })))
      .map((request) => ({ request, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ request }) => request);
    return loadInRounds(address, requests, { connections: 16, seconds, pid, work });
  },
});
