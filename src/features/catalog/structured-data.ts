import type { Maker } from '#kernel/values/product-safety';
import { field } from '#kernel/wire';
import type { ProductDetail } from './contract';

const price = (cents: number) => (cents / 100).toFixed(2);

type Context = {
  siteUrl: string;
  siteName: string;
  /** The product in a sentence or two; may be empty. */
  summary: string;
  imageOf: (key: string) => string;
  /** What buyers think of it, in the words of schema.org; absent: nothing. */
  reviews?: object;
};

type Variant = ProductDetail['variants'][number];

/** The first picture of a variant's colour. */
const imageIn = ({ pictures }: ProductDetail, { colorId }: Variant, context: Context) => {
  const own = pictures.find((one) => one.colorId === colorId);
  return own && context.siteUrl + context.imageOf(own.key);
};

/** Where a variant can be had: sent home, only in a store, or not at all. */
const availability = (variant: Variant | undefined): string => {
  if (!variant || variant.pieces === 0) return 'https://schema.org/OutOfStock';
  return `https://schema.org/${variant.webStock > 0 ? 'InStock' : 'InStoreOnly'}`;
};

const variantHref = (product: ProductDetail, variant: Variant | undefined): string => {
  const query = new URLSearchParams();
  if (variant?.colorId) query.set(field.colorId, String(variant.colorId));
  if (variant?.sizeId) query.set(field.sizeId, String(variant.sizeId));
  const text = query.toString();
  return text === '' ? product.href : `${product.href}?${text}`;
};

/** The earlier price, as search engines show it crossed out. */
const strikethrough = (vanCents: number | undefined) =>
  vanCents && {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: price(vanCents),
    priceCurrency: 'EUR',
  };

const offer = (product: ProductDetail, variant: Variant | undefined, context: Context) => ({
  '@type': 'Offer',
  price: price(variant?.priceCents ?? product.priceCents),
  priceCurrency: 'EUR',
  priceSpecification: strikethrough(variant ? variant.vanPriceCents : product.vanPriceCents),
  availability: availability(variant),
  itemCondition: 'https://schema.org/NewCondition',
  url: context.siteUrl + variantHref(product, variant),
  seller: { '@type': 'Organization', name: context.siteName },
});

const variantName = (product: ProductDetail, variant: Variant) => {
  const color = product.colors.find((one) => one.id === variant.colorId)?.title;
  const size = product.sizes.find((one) => one.id === variant.sizeId)?.title;
  return { color, size, name: [product.title, color, size].filter(Boolean).join(', ') };
};

/** Who made it, with the ways to reach him that the law asks for. */
const manufacturer = (maker: Maker | null) =>
  maker
    ? {
        '@type': 'Organization',
        name: maker.name,
        address: maker.address,
        ...(maker.contact.includes('@') ? { email: maker.contact } : { url: maker.contact }),
      }
    : undefined;

/** A product as schema.org knows it: a ProductGroup with a Product for each variant. */
export const productJsonLd = (product: ProductDetail, context: Context): object => {
  const { colors, sizes, variants } = product;
  const varies = [
    colors.length > 1 ? 'https://schema.org/color' : '',
    sizes.length > 1 ? 'https://schema.org/size' : '',
  ].filter(Boolean);
  const images = product.pictures
    .slice(0, 4)
    .map((picture) => context.siteUrl + context.imageOf(picture.key));
  const shared = {
    name: product.title,
    description: context.summary || undefined,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    image: images.length > 0 ? images : undefined,
    material: product.safety.composition || undefined,
    manufacturer: manufacturer(product.safety.maker),
    ...context.reviews,
  };
  const [first] = variants;
  if (variants.length < 2) {
    const { color, size } = first ? variantName(product, first) : {};
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...shared,
      sku: first?.sku ?? String(first?.id ?? product.id),
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
        image: imageIn(product, variant, context) ?? images[0],
        color,
        size,
        offers: offer(product, variant, context),
      };
    }),
  };
};
