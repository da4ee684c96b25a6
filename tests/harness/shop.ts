import { checkout } from '#features/checkout/feature';
import { orders } from '#features/orders/feature';
import { announceChange } from '#features/overviews/api.server';
import { features } from '../../src/main/features';
import { createTestApp, type TestAppOptions } from './app';
import { createShopBuilder } from './build-shop';
import { createVisitor } from './visitor';

/** The application with its shop: a builder of products and stores, and visitors who buy. */
export const createTestShop = async (options: TestAppOptions = {}) => {
  const app = await createTestApp({
    features: [...new Set([...features, orders, checkout])],
    ...options,
  });
  const inDatabase = createShopBuilder(app.db);
  const build: typeof inDatabase = {
    ...inDatabase,
    // Stores are read once; whoever adds one says so.
    async store(...given) {
      const id = await inDatabase.store(...given);
      await announceChange(app.host, 'Location', [id]);
      return id;
    },
  };
  /** A visitor with pieces of a product in his cart. */
  const buyer = async (product: { id: number }, quantity = 1) => {
    const visitor = createVisitor(app);
    const token = await visitor.token();
    const fields = { item_id: product.id, quantity, etalage_token: token };
    const reply = await visitor.post('/webcore/checkout/add', fields);
    if (reply.statusCode !== 303) throw new Error(`not added: ${reply.statusCode}`);
    return visitor;
  };
  return { ...app, build, visitor: () => createVisitor(app), buyer };
};

export type TestShop = Awaited<ReturnType<typeof createTestShop>>;
