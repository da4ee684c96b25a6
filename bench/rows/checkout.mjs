import { atLeast } from '../budget.mjs';
import { loadInRounds } from '../load.mjs';
import {
  BEHIND_PROXY,
  CHECKOUT,
  clientAddress,
  listVariants,
  pageToken,
  shopWith,
} from '../shopper.mjs';
import { siteOf } from '../site.mjs';

const VISITORS = 100;
const VARIANTS = 30;
const ADDRESSES = 20_000;

/** The checkout for visitors who each have three articles in their cart. */
export const checkoutRow = () => ({
  name: 'checkout with a cart',
  budget: atLeast(150),
  run: async ({ servers, seconds, work }) => {
    const { address, pid } = await servers.get();
    const variants = await listVariants(servers.dataFolder, VARIANTS);
    const token = await pageToken(address);
    const requests = [];
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const chosen = [0, 1, 2].map((step) => variants[(visitor + step * 7) % variants.length]);
      const cookie = await shopWith(address, chosen, token);
      const isThere = cookie && (await fetch(address + CHECKOUT, { headers: { cookie } })).ok;
      if (!isThere) return { skipped: 'not measured: this build has no checkout' };
      requests.push({ path: CHECKOUT, cookie });
    }
    return loadInRounds(address, requests, { connections: 16, seconds, pid, work });
  },
});

/** Whether an e-mail address has an account, asked by the checkout for one buyer after another. */
export const checkEmailRow = () => ({
  name: 'e-mail address looked up at the checkout',
  budget: atLeast(1000),
  run: async ({ servers, seconds, work }) => {
    const { address, pid } = await servers.get(BEHIND_PROXY);
    const path = `/${await siteOf(address)}/webcore/contact/checkEmail`;
    const token = await pageToken(address);
    const requests = Array.from({ length: ADDRESSES }, (_, buyer) => ({
      method: 'POST',
      path,
      body: new URLSearchParams({
        email: `koper${buyer}@brink.example`,
        etalage_token: token,
      }).toString(),
      client: clientAddress(buyer),
    }));
    return loadInRounds(address, requests, { connections: 16, seconds, pid, work });
  },
});
