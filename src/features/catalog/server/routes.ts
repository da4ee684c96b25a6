import { eq, sql } from 'drizzle-orm';
import { createElement } from 'react';
import {
  aboutItem,
  addDetailPages,
  type DetailPage,
  findPage,
  one,
  type Params,
  type RenderContext,
  renderVirtual,
} from '#features/pages/api.server';
import {
  findUsualDelivery,
  getSite,
  hasReturnStores,
  returnCollectCents,
  type Site,
} from '#features/settings/api.server';
import { stores as limits } from '#kernel/limits-stores';
import { product as texts } from '#kernel/messages/nl-product';
import { isLocalAddress } from '#kernel/values/local-address';
import { ONE_SIZE } from '#kernel/values/size-order';
import { findSizeTable, readSizeTables } from '#kernel/values/size-table';
import { field } from '#kernel/wire';
import { prepared } from '#platform/db/prepared';
import type { Host } from '#platform/host';
import type { ProductDetail } from '../contract';
import { productEntity } from '../entity';
import { ProductPage, type ProductPageProps } from '../site/product-page.view';
import { productJsonLd } from '../structured-data';
import { addCardSizes } from './card-sizes';
import { findDeliveryLine } from './delivery-line';
import { findProduct } from './detail';
import { findLook } from './look';
import { productParts } from './product-parts';
import { addRecent } from './recent';
import { reviewsOf } from './reviews-part';
import { stockOf } from './stock-part';
import { summaryOf } from './summary';
import { productCategories, products } from './tables';

const number = (text: string | undefined) =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** The first picture of a colour, or of all of them. */
const pictureIn = ({ pictures }: ProductDetail, colorId: number | null) =>
  pictures.find((one) => one.colorId === colorId) ?? pictures[0];

/** Other products of the same kind, as a section of its own. */
const related = async (context: RenderContext, product: { id: number; categoryIds: number[] }) => {
  const section = await renderVirtual(context, {
    id: `product-related-${product.id}`,
    type: 'ProductOverview',
    settings: {
      title: texts.related,
      limit: 4,
      paging: 'none',
      filter: { category: product.categoryIds },
    },
  });
  return section ?? none;
};

/** What is worn, or stands, with it. */
const look = async (
  context: RenderContext,
  product: Pick<ProductDetail, 'id' | 'tags' | 'sizes'>,
) => {
  const items = await findLook(context.host, product);
  if (items.length === 0) return none;
  const isWorn = product.sizes.some(({ title }) => title !== ONE_SIZE);
  const said = isWorn ? { title: texts.look, intro: texts.lookIntro } : { title: texts.together };
  const section = await renderVirtual(context, {
    id: `product-look-${product.id}`,
    type: 'ProductView',
    settings: { ...said, items: items.join(' ') },
  });
  return section ?? none;
};

const none = { html: '', tags: [], headers: {} };

/** The postcode that the nearest stores are asked for. */
const readNear = (params: Params): string =>
  (one(params, field.placeInput) ?? '').trim().slice(0, limits.longestQuery);

/**
 * Where its sizes are told: in a table of its own kind, where the site has one; of a site without tables,
 * on the page with sizes in centimetres.
 */
const sizesOf = ({ settings }: Site, product: ProductDetail): ProductPageProps['sizes'] => {
  const { sizeGuide, sizeTables } = settings;
  if (product.isMailed || product.sizes.length < 2) return undefined;
  const href = typeof sizeGuide === 'string' && isLocalAddress(sizeGuide) ? sizeGuide : undefined;
  const tables = readSizeTables(sizeTables);
  if (!tables) return href ? { href } : undefined;
  const categories = product.breadcrumbs.map((one) => one.href.slice(1));
  const table = findSizeTable(tables, categories);
  const fit = product.attributes.find(([label]) => texts.fitFacts.includes(label))?.[1];
  return table && { href, table, fit };
};

/** The way to a product, as far as it has pages: a category may have none yet. */
const wayThere = async (host: Host, { breadcrumbs }: ProductDetail) => {
  const pages = await Promise.all(breadcrumbs.map(({ href }) => findPage(host, href)));
  return breadcrumbs.filter((_, place) => pages[place]);
};

const findDetail = async (
  context: RenderContext,
  access: string,
): Promise<DetailPage | undefined> => {
  const { host, params, token } = context;
  const product = await findProduct(host, access, {
    colorId: number(one(params, field.colorId)),
    sizeId: number(one(params, field.sizeId)),
  });
  if (!product) return undefined;
  const categoryIds = await categoryOf(host, product.id);
  const about = aboutItem(context, productEntity, product.id);
  const together = await look(about, product);
  const more = await related(about, { id: product.id, categoryIds });
  const near = readNear(params);
  const { html: stock, nearKind } = await stockOf(host, product, { near, mine: context.store });
  const line = product.isMailed ? undefined : await findDeliveryLine(host, context.now);
  const reviews = await reviewsOf(host, product, context);
  const breadcrumbs = await wayThere(host, product);
  const summary = summaryOf(product);
  const canBringBack = await hasReturnStores(host);
  return {
    id: product.id,
    href: product.href,
    way: breadcrumbs,
    label: product.title,
    title: product.seo.title ?? product.title,
    description: product.seo.description ?? summary,
    openGraph: { type: 'product', picture: pictureIn(product, product.chosen.colorId) },
    jsonLd: (site) => productJsonLd(product, { ...site, summary, reviews: reviews.jsonLd }),
    main: () =>
      createElement(ProductPage, {
        product: { ...product, breadcrumbs },
        token,
        stock,
        near,
        mine: context.store,
        nearKind,
        arrives: line?.text,
        delivery: findUsualDelivery(host),
        hasReturnStores: canBringBack,
        collectCents: product.isBulky ? returnCollectCents(host) : undefined,
        parts: productParts(host, { productId: product.id, token }),
        sizes: sizesOf(getSite(host), product),
        look: together.html,
        reviews: reviews.html,
        related: more.html,
      }),
    tags: [...(stock ? ['location'] : []), ...together.tags],
    sections: [more],
    until: line?.until,
  };
};

const categoriesOf = prepared((db) =>
  db
    .select({ id: productCategories.categoryId })
    .from(productCategories)
    .where(eq(productCategories.productId, sql.placeholder('product')))
    .prepare('categories_of_product'),
);

const categoryOf = async (host: Host, productId: number): Promise<number[]> => {
  const rows = await categoriesOf(host.db).execute({ product: productId });
  return rows.map((row) => row.id);
};

const listOnline = ({ db }: Host) =>
  db
    .select({ access: products.access, changedAt: products.updatedAt })
    .from(products)
    .where(eq(products.state, 'Online'))
    .orderBy(products.id);

/** The product page, and the products' part of the sitemap. */
export const addCatalogRoutes = (host: Host): void => {
  addCardSizes(host);
  addRecent(host);
  addDetailPages(host, {
    entity: productEntity,
    sitemap: 'producten',
    list: listOnline,
    find: findDetail,
  });
};
