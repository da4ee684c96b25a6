import { eq } from 'drizzle-orm';
import { sites } from '#features/settings/api.server';
import type { Identity, NavigationItem } from '#features/settings/contract';
import type { SizeTable } from '#kernel/values/size-table';
import type { Db } from '#platform/db/types';
import { demoCategories } from './categories';
import { type NavigationFacts, type NavigationWords, navigationOf, noFacts } from './navigation';
import { readContent } from './read';

const identity: Identity = {
  legalName: 'Brink Warenhuis B.V.',
  tradeName: 'Brink',
  street: 'Kanaalweg 14',
  zipcode: '3526 KL',
  place: 'Utrecht',
  country: 'NL',
  kvk: '30912745',
  vat: 'NL809127451B01',
  phone: '030-555 01 40',
  email: 'klantenservice@brink.example',
};

const titles = new Map(
  demoCategories.flatMap(({ access, title, children }) => [
    [access, title] as const,
    ...children.map((child) => [child.access, child.title] as const),
  ]),
);

const words: NavigationWords = {
  name: (access) => titles.get(access) ?? access,
  new: { title: 'Nieuw', href: '/nieuw', all: 'Alles wat nieuw is' },
  sale: { title: 'Sale', href: '/afgeprijsd', all: 'De hele sale' },
  more: {
    title: 'Meer van Brink',
    items: [
      { title: 'Meest verkocht', href: '/meest-verkocht' },
      { title: 'Complete sets', href: '/sets' },
      { title: 'Cadeaukaart', href: '/cadeaukaart' },
      { title: 'Agenda', href: '/agenda' },
      { title: 'Weblog', href: '/weblog' },
      { title: 'Nieuws', href: '/nieuws' },
    ],
  },
  groups: {
    clothes: 'Kleding',
    shoesAndMore: 'Schoenen & accessoires',
    outdoors: 'Voor buiten',
    indoors: 'Voor binnen',
    bags: 'Tassen',
    toWear: 'Om te dragen',
    furniture: 'Meubels & licht',
    tableAndBed: 'Tafel, bed & bad',
  },
  justIn: 'Nieuw binnen',
  reduced: 'Sale',
  popular: 'Meest verkocht',
  brands: 'Merken',
  featured: 'Uitgelicht',
  byDepartment: 'Per afdeling',
  byPrice: 'Per prijs',
  until: (euros) => `Tot €\u00a0${euros}`,
};

/** Fills the navigation in with what there is: pictures, and links that filter. */
export const completeNavigation = async (db: Db, facts: NavigationFacts): Promise<void> => {
  await db
    .update(sites)
    .set({ navigation: navigationOf(facts, words) })
    .where(eq(sites.id, SITE_ID));
};

const link = (title: string, href: string) => ({ title, href, items: [] });

const footer: NavigationItem[] = [
  {
    title: 'Klantenservice',
    href: '/klantenservice',
    children: [
      link('Bezorgen', '/bezorgen'),
      link('Retourneren', '/retourneren'),
      link('Betalen', '/betalen'),
      link('Maattabellen', '/maattabellen'),
      link('Stel je vraag', '/klantenservice/vraag-stellen'),
      link('Contact', '/contact'),
    ],
  },
  {
    title: 'Winkels',
    href: '/winkels',
    children: [
      link('Alle winkels', '/winkels'),
      { ...link('Agenda', '/agenda'), inDrawer: true, sign: 'calendar' },
      link('Nieuws', '/nieuws'),
      { ...link('Cadeaukaart', '/cadeaukaart'), inDrawer: true, sign: 'gift' },
    ],
  },
  {
    title: 'Brink',
    href: '/over-ons',
    children: [
      link('Over ons', '/over-ons'),
      { ...link('Weblog', '/weblog'), inDrawer: true, sign: 'book' },
      link('Nieuwsbrief', '/nieuwsbrief'),
      link('Duurzaam', '/duurzaam'),
      { ...link('Vacatures', '/vacatures'), inDrawer: true, sign: 'briefcase' },
      link('Werken bij Brink', '/werken-bij-brink'),
    ],
  },
  {
    title: 'Voorwaarden',
    href: '/algemene-voorwaarden',
    children: [
      link('Algemene voorwaarden', '/algemene-voorwaarden'),
      link('Privacy', '/privacy'),
      link('Cookies', '/cookies'),
      link('Toegankelijkheid', '/toegankelijkheid'),
    ],
  },
];

type SizeContent = Omit<SizeTable, 'rows'> & { rows?: string[][] };
type PagePart = { h?: string; table?: string[][] };

/** The tables beside an article's sizes: those of the page with all tables, and a few shorter ones. */
const sizeTables = (folder: string): SizeTable[] => {
  const pages = readContent<{ path: string; body: PagePart[] }[]>(folder, 'pages.json');
  const body = pages.find(({ path }) => path === '/maattabellen')?.body ?? [];
  const onPage = (title: string) => body[body.findIndex(({ h }) => h === title) + 1]?.table;
  return readContent<SizeContent[]>(folder, 'sizes.json').map((one) => {
    const rows = one.rows ?? onPage(one.title);
    if (!rows) throw new Error(`The page with sizes has no table ${one.title}`);
    return { ...one, rows };
  });
};

export const SITE_ID = 1;

/** Makes the demo chain's site, or makes of a new installation's site the demo's. */
export const insertSite = async (db: Db, folder: string): Promise<void> => {
  const site = {
    slug: 'brink',
    name: 'Brink',
    identity,
    navigation: navigationOf(noFacts, words),
    footer,
    settings: {
      ...{ stores: 60, iban: 'NL02 ABNA 0123 4567 89', demo: true, loading: true },
      popularSearches: {
        nl: ['winterjas', 'rode jurk', 'sneakers', 'hanglamp', 'wollen sjaal', 'servies'],
      },
      returnCollectCents: 4500,
      referencesChecked:
        'We kennen de naam van wie dit zegt, en bij klanten ook hun bestelling of bon. Ze gaven toestemming en we betalen er niet voor. Dit is een keuze die we zelf maakten; reviews van losse artikelen, goede en slechte, staan bij die artikelen.',
      sizeGuide: '/maattabellen',
      sizeTables: sizeTables(folder),
    },
  };
  await db
    .insert(sites)
    .values({ id: SITE_ID, ...site })
    .onConflictDoUpdate({ target: sites.id, set: site });
};
