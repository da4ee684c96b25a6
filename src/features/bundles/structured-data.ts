import type { BundleDetail } from './contract';

type Context = { siteUrl: string; siteName: string; image?: string };

const isGone = ({ parts }: BundleDetail): boolean =>
  parts.some(({ variants }) => variants.every(({ soldOut }) => soldOut));

/** A bundle as schema.org knows it: one product at one price, with what is in it. */
export const bundleJsonLd = (bundle: BundleDetail, { siteUrl, siteName, image }: Context) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: bundle.title,
  description: bundle.intro,
  sku: `set-${bundle.id}`,
  image: image && siteUrl + image,
  isRelatedTo: bundle.parts.map(({ title, href }) => ({
    '@type': 'Product',
    name: title,
    url: siteUrl + href,
  })),
  offers: {
    '@type': 'Offer',
    price: (bundle.priceCents / 100).toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${isGone(bundle) ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: siteUrl + bundle.href,
    seller: { '@type': 'Organization', name: siteName },
  },
});
