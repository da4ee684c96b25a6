import { frameIn, getSite } from '#features/settings/api.server';
import { breadcrumbJsonLd } from '#kernel/values/breadcrumbs';
import { pictureHref } from '#kernel/values/picture-href';
import type { Host } from '#platform/host';
import { findCounterpart, findNumbers, type PublishedPage } from './find-page';
import { markForeignLinks } from './foreign-links';
import { alternatesOf } from './pair-pages';
import { earliest, renderBlocks } from './render-blocks';
import type { Build } from './serve-page';
import { stepsTo, wayTo } from './way-to';

/** How a page of the page tree is made. */
export const buildPage =
  (page: PublishedPage): Build =>
  async (context) => {
    const language = page.language ?? context.language;
    const own = { ...context, pageId: page.id, language };
    const numbers = await findNumbers(context.host, page.id);
    const [blocks, jsonLd, counterpart, way] = await Promise.all([
      renderBlocks(own, page.published.content, numbers),
      structuredData(context.host, page, frameIn(getSite(context.host), language).home),
      findCounterpart(context.host, page.id),
      wayTo(context.host, page, language),
    ]);
    return {
      pageId: page.id,
      language,
      title: [page.seoTitle ?? page.title, blocks.place].filter(Boolean).join(' - '),
      description: page.seoDescription ?? undefined,
      canonical: page.path,
      counterpart: counterpart.page && encodeURI(counterpart.page.path),
      alternates: alternatesOf(page, counterpart.page, getSite(context.host).language),
      noindex: page.noindex,
      openGraph: { type: 'website', image: blocks.picture && pictureHref(blocks.picture.key) },
      jsonLd,
      main: way + markForeignLinks(blocks.html, getSite(context.host), language),
      tags: ['pages', `page:${page.id}`, ...blocks.tags],
      until: earliest([page.onlineUntil, blocks.until, counterpart.until]),
      headHeaders: blocks.headers,
    };
  };

/** What search engines are told of a page beside what stands on it: who we are, or where it is. */
const structuredData = async (host: Host, page: PublishedPage, home: string): Promise<object[]> => {
  if (page.path === home) return organization(host);
  return [breadcrumbJsonLd(host.config.siteUrl, await stepsTo(host, page), home)];
};

const organization = (host: Host): object[] => {
  const { identity, name } = getSite(host);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      legalName: identity.legalName,
      url: host.config.siteUrl,
      telephone: identity.phone,
      email: identity.email,
      vatID: identity.vat,
      address: {
        '@type': 'PostalAddress',
        streetAddress: identity.street,
        postalCode: identity.zipcode,
        addressLocality: identity.place,
        addressCountry: identity.country,
      },
    },
  ];
};
