import { and, eq } from 'drizzle-orm';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addSitemap, type Build, notFoundPage, servePage } from '#features/pages/api.server';
import type { Host } from '#platform/host';
import { tipEntity, tipHref } from './entity';
import { TipPage } from './page.view';
import { tips } from './tables';

const isOnline = eq(tips.state, 'Online');

const buildTip =
  (access: string): Build =>
  async ({ host }) => {
    const [tip] = await host.db
      .select()
      .from(tips)
      .where(and(isOnline, eq(tips.access, access)));
    if (!tip) return notFoundPage(host);
    const trail = [
      { label: tipEntity.label.many, href: '/tips' },
      { label: tip.title, href: tipHref(access) },
    ];
    return {
      title: tip.title,
      canonical: tipHref(access),
      main: renderToStaticMarkup(createElement(TipPage, { tip, trail })),
      tags: ['tip', `tip:${tip.id}`],
    };
  };

/** The page of a tip, and their part of the sitemap. */
export const addTipRoutes = (host: Host): void => {
  host.app.get('/tips/:access', (request, reply) =>
    servePage(host, request, reply, buildTip((request.params as { access: string }).access)),
  );
  addSitemap(host, 'tips', async () => {
    const rows = await host.db.select({ access: tips.access }).from(tips).where(isOnline);
    return rows.map(({ access }) => ({ path: tipHref(access) }));
  });
};
