import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getSite } from '#features/settings/api.server';
import type { Entity } from '#kernel/define/entity';
import { breadcrumbJsonLd } from '#kernel/values/breadcrumbs';
import { pictureHref } from '#kernel/values/picture-href';
import type { Host } from '#platform/host';
import type { BuiltPage } from './built-page';
import type { RenderContext } from './context';
import { notFoundPage } from './not-found';
import { type Build, servePage } from './serve-page';
import { addSitemap } from './sitemap';

type Crumb = { label: string; href: string };

/** What structured data says of the site around an item. */
export type JsonLdSite = {
  siteUrl: string;
  siteName: string;
  imageOf: (key: string) => string;
};

/** The page of one item, but for what follows from its entity and its address. */
export type DetailPage = Pick<
  BuiltPage,
  'status' | 'title' | 'description' | 'noindex' | 'language' | 'until'
> & {
  id: number;
  href: string;
  /** The way to it, without itself; left out: its entity's overview. */
  way?: readonly Crumb[];
  /** How its title stands in the breadcrumbs; left out: as above the page. */
  label?: string;
  /** For who shares its address. */
  openGraph?: { type: 'article' | 'product' | 'website'; picture?: { key: string } | null };
  /** What it is in terms of schema.org. */
  jsonLd?: (site: JsonLdSite) => object;
  main: (breadcrumbs: Crumb[]) => ReactNode;
  /** Cache tags of what it shows besides itself. */
  tags?: readonly string[];
  /** Sections in it, with the tags and headers of each. */
  sections?: readonly { tags: readonly string[]; headers: Record<string, string> }[];
};

/** What an entity's items have: a page each, and a part of the sitemap. */
export type DetailPages = {
  entity: Entity;
  /** Its name in addresses of the sitemap; left out: the first part of its items' addresses. */
  sitemap?: string;
  /** The items that search engines should know. */
  list: (host: Host) => Promise<readonly { access: string; changedAt?: Date }[]>;
  /** The page of one; undefined: there is none, or not for visitors. */
  find: (
    context: RenderContext,
    access: string,
  ) => Promise<DetailPage | { instead: BuiltPage } | undefined>;
};

const sectionOf = ({ href }: Entity): string => href('').split('/')[1] ?? '';

/** The whole page: its address, breadcrumbs, structured data and cache tags are the same for all entities. */
export const completePage = (host: Host, entity: Entity, page: DetailPage): BuiltPage => {
  const { id, href, way, label, openGraph, jsonLd, main, tags = [], sections = [], ...rest } = page;
  const overview = { label: entity.label.many, href: `/${sectionOf(entity)}` };
  const breadcrumbs = [...(way ?? [overview]), { label: label ?? page.title, href }];
  const { siteUrl } = host.config;
  const site = { siteUrl, siteName: getSite(host).name, imageOf: pictureHref };
  const picture = openGraph?.picture;
  return {
    ...rest,
    about: { object: entity.name, id },
    canonical: href,
    openGraph: openGraph && {
      type: openGraph.type,
      image: picture?.key && pictureHref(picture.key),
    },
    jsonLd: [...(jsonLd ? [jsonLd(site)] : []), breadcrumbJsonLd(siteUrl, breadcrumbs)],
    main: renderToStaticMarkup(main(breadcrumbs)),
    tags: [
      ...[entity.access, `${entity.access}:${id}`, ...tags],
      ...sections.flatMap((section) => section.tags),
    ],
    headHeaders: Object.assign({}, ...sections.map(({ headers }) => headers)),
  };
};

/**
 * Adds an entity's pages: their route and their part of the sitemap. Who asks for one that is gone is led to
 * where it moved (by `servePage`), or told that there is no such page.
 */
export const addDetailPages = (host: Host, pages: DetailPages): void => {
  const { entity, sitemap = sectionOf(entity), list, find } = pages;
  const build =
    (access: string): Build =>
    async (context) => {
      const found = await find(context, access);
      if (!found) return notFoundPage(host);
      return 'instead' in found ? found.instead : completePage(host, entity, found);
    };
  host.app.get(entity.href(':access'), (request, reply) =>
    servePage(host, request, reply, build((request.params as { access: string }).access)),
  );
  addSitemap(host, sitemap, async () =>
    (await list(host)).map(({ access, changedAt }) => ({ path: entity.href(access), changedAt })),
  );
};

/** A context in which sections know what item their page is of. */
export const aboutItem = (context: RenderContext, { name }: Entity, id: number): RenderContext => ({
  ...context,
  entity: { object: name, id: String(id) },
});
