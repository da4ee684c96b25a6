import { sql } from 'drizzle-orm';
import { preparePictures, queueSizes } from '#features/media/api.server';
import { announceChange, listEntities } from '#features/overviews/api.server';
import { SITE_CHANGED } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { insertApplicationPage } from './application';
import { insertArticles } from './articles';
import { insertBundles } from './bundles';
import { insertCatalog } from './catalog';
import { insertContentItems } from './content-items';
import { insertCustomer } from './customer';
import { insertDelivery } from './delivery';
import { insertEnglish } from './english';
import { insertLogins } from './logins';
import { insertOpenWork } from './open-work';
import { insertPages } from './pages';
import { PictureBook } from './pictures';
import { insertPopups } from './popups';
import { insertPromotions } from './promotions';
import { insertReviews } from './reviews';
import { insertSales } from './sales';
import { insertSite } from './site';
import { insertStock } from './stock';
import { insertStores, insertVacancies } from './stores';
import { insertTerms } from './terms';

export type Progress = (text: string, done?: number, total?: number) => void;

/** Any number, the same in every process: one of several that start at once loads the demo. */
const LOCK = 5_183_220_012;

const content = [
  'pages',
  'page_versions',
  'blocks',
  'redirects',
  'products',
  'variants',
  'product_categories',
  'product_pictures',
  'product_reviews',
  'bundles',
  'bundle_parts',
  'categories',
  'brands',
  'colors',
  'sizes',
  'materials',
  'stock',
  'warehouses',
  'terms',
  'locations',
  'vacancies',
  'news_items',
  'weblog_posts',
  'calendar_events',
  'faq_items',
  'facts',
  'reference_items',
  'services',
  'usps',
  'media',
  'popups',
  'carts',
  'cart_lines',
];

/** Ids were given by hand, so the counters of these tables lag behind. */
const counted = [
  'pages',
  'locations',
  'vacancies',
  'news_items',
  'weblog_posts',
  'calendar_events',
  'faq_items',
];

/** No content, or a demo whose loading was broken off. */
const isEmpty = async (host: Host): Promise<boolean> => {
  const result = await host.db.execute(sql`
    select 1 from pages
    where not exists (select 1 from sites where settings @> '{"loading": true}') limit 1`);
  return result.rows.length === 0;
};

/** Empties the site's content; orders and accounts stay. */
const clear = async (host: Host): Promise<void> => {
  await host.db.execute(sql.raw(`truncate ${content.join(', ')} restart identity cascade`));
};

/** Loads the whole demo chain in place of what is there. */
/** What was said of articles' pictures where they stand, said of the pictures themselves. */
const describePictures = (host: Host) =>
  host.db.execute(sql`
    update media set alt = shown.alt, folder = 'Artikelen'
    from (select distinct on (media_key) media_key, alt from product_pictures
      where alt <> '' order by media_key, id) as shown
    where shown.media_key = media.key`);

export const loadDemo = async (host: Host, folder: string, progress: Progress): Promise<void> => {
  const book = new PictureBook();
  const now = host.clock.now();
  progress('Winkels, artikelen en voorraad');
  await clear(host);
  await insertSite(host.db, folder);
  await insertTerms(host.db, folder);
  await announceChange(host, 'Term');
  const stores = await insertStores(host.db, folder, (store) =>
    book.addStore(store.access, `De winkel van Brink aan ${store.street} in ${store.place}`),
  );
  book.addProducts(await insertCatalog(host.db, folder, now));
  await insertStock(host.db, stores);
  await insertReviews(host, folder, now);
  await insertSales(host, folder, now);
  await insertBundles(host.db);
  await insertDelivery(host.db, stores);
  await insertPromotions(host);
  progress('Vacatures, nieuws en agenda');
  const draw = book.addScene.bind(book);
  await insertVacancies(host.db, folder, draw);
  await insertArticles(host.db, folder, draw);
  await insertContentItems(host.db, folder, draw);
  for (const table of counted) {
    await host.db.execute(
      sql.raw(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
      ),
    );
  }
  await book.store(host, (done, total) => progress('Afbeeldingen tekenen', done, total));
  progress('Pagina’s publiceren');
  await host.events.publish(SITE_CHANGED, {});
  const pictures = await insertPages(host, folder, draw);
  await insertApplicationPage(host, folder);
  await host.db.execute(
    sql.raw(`select setval(pg_get_serial_sequence('pages', 'id'), (select max(id) from pages))`),
  );
  await insertEnglish(host, folder, pictures);
  await insertPopups(host, folder, draw);
  await book.store(host, () => {});
  await describePictures(host);
  await insertLogins(host);
  await insertCustomer(host, now);
  await host.db.execute(sql`update sites set settings = settings - 'loading'`);
  await queueSizes(host);
  for (const { source } of listEntities(host)) await announceChange(host, source.entity.name);
  await host.events.publish(SITE_CHANGED, {});
  await preparePictures(host, ['/'], (done, total) =>
    progress('Afbeeldingen van de voorpagina', done, total),
  );
};

/** Loads the demo in an empty database; does nothing when there is content. */
export const loadDemoOnce = async (
  host: Host,
  folder: string,
  progress: Progress,
): Promise<boolean> => {
  if (!(await isEmpty(host))) return false;
  return host.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (!(await isEmpty(host))) return false;
    await loadDemo(host, folder, progress);
    await insertOpenWork(host);
    return true;
  });
};
