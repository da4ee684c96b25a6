import type { ProductDetail } from './contract';

const price = (cents: number) => (cents / 100).toFixed(2);

type Context = { siteUrl: string; siteName: string; imageOf: (key: string) => string };

const offer = (product: ProductDetail, variant: ProductDetail['variants'][number], context: Context) => ({
  '@type': 'Offer',
  price: price(variant.priceCents),
  priceCurrency: 'EUR',
  availability: `https://schema.org/${variant.pieces > 0 ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  url: context.siteUrl + product.href,
  seller: { '@type': 'Organization', name: context.siteName },
});

const variantName = (product: ProductDetail, variant: ProductDetail['variants'][number]) => {
  const color = product.colors.find((one) => one.id === variant.colorId)?.title;
  const size = product.sizes.find((one) => one.id === variant.sizeId)?.title;
  return { color, size, name: [product.title, color, size].filter(Boolean).join(', ') };
};

/** A product as schema.org knows it: a ProductGroup with a Product for each variant. */
export const productJsonLd = (product: ProductDetail, context: Context): object => {
  const { colors, sizes, variants } = product;
  const varies = [
    colors.length > 1 ? 'https://schema.org/color' : '',
    sizes.length > 1 ? 'https://schema.org/size' : '',
  ].filter(Boolean);
  const shared = {
    name: product.title,
    description: product.intro,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    image: product.pictures.slice(0, 4).map((picture) => context.siteUrl + context.imageOf(picture.key)),
  };
  const first = variants[0];
  if (variants.length === 1 && first) {
    const { color, size } = variantName(product, first);
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...shared,
      sku: first.sku ?? String(first.id),
      color,
      size,
      offers: offer(product, first, context),
    };
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: String(product.id),
    variesBy: varies,
    hasVariant: variants.map((variant) => {
      const { color, size, name } = variantName(product, variant);
      return {
        '@type': 'Product',
        name,
        sku: variant.sku ?? String(variant.id),
        image: shared.image[0],
        color,
        size,
        offers: offer(product, variant, context),
      };
    }),
  };
};
