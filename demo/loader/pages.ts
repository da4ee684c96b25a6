import { asc, eq, inArray, sql } from 'drizzle-orm';
import { brands, categories, products, sizes, variants } from '#features/catalog/api.server';
import { createPage, publishPage } from '#features/pages/api.server';
import type { TreeBlock } from '#features/pages/contract';
import type { PictureRef } from '#kernel/define/entity';
import { weekend } from '#kernel/limits-content';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import type { Drawn, DrawScene } from './articles';
import { demoCategories } from './categories';
import { findShownProducts, navigationPictures, type ShownProduct } from './category-pictures';
import { type DemoForm, insertForms } from './forms';
import { findNavigationFacts } from './navigation';
import { PRODUCT_PICTURE } from './pictures';
import { GIFT_CARD } from './promotions';
import { readContent } from './read';
import { escapeText, html, type PageItem } from './rich-html';
import { completeNavigation, SITE_ID } from './site';

type Way = { title: string; link: string; link_text: string };
type Call = Way & { text: string };

type HomeContent = {
  hero: {
    kicker: string;
    title: string;
    text: string;
    link_text: string;
    link: string;
    picture: Drawn;
    picture_text: string;
  };
  slides: {
    title: string;
    text: string;
    link_text: string;
    link: string;
    second_link_text: string;
    second_link: string;
    picture: Drawn;
  }[];
  weekend: {
    title: string;
    text: string;
    cta: { title: string; text: string; link_text: string; link: string };
    flyer: {
      kicker: string;
      title: string;
      lines: string[];
      link_text: string;
      link: string;
      note: string;
      picture: Drawn;
    };
  };
  /** Each with the key of the picture that stands for it. */
  departments: { title: string; items: { title: string; link: string; picture: string }[] };
  tiles: { title: string; items: { title: string; link: string }[] };
  best: Call;
  /** Articles as they are worn. */
  worn: Way & { shown: string[] };
  /** A large picture with words, beside articles that are in it. */
  feature: Call & { picture: Drawn; beside: string[] };
  sale: Way;
  stores: Call & { place_label: string; picture: Drawn };
  reading: Way;
  story: Call;
  /** What stands between the articles of a list, by the list's address without the slash. */
  ctas: Record<string, Call & { picture: Drawn }>;
  /** A small word about presents, on the days up to an evening. */
  gifts: Call & {
    links: { title: string; link: string }[];
    from: string;
    until: string;
    picture: Drawn;
  };
  /** Above the vacancies. */
  jobs: { picture: Drawn; picture_text: string };
};

type PageContent = {
  path: string;
  parent?: string;
  title: string;
  seo_title: string;
  seo_description: string;
  /** A button below its title. */
  action?: { link: string; link_text: string };
  body: PageItem[];
  /** What there is to read below its form, or what else stands amid its text. */
  below?: PageItem[];
};

type NewPage = {
  /** A number of its own; left out: the next. */
  id?: number;
  path: string;
  /** The path of the page above it. */
  parent?: string;
  title: string;
  seoTitle?: string;
  seoDescription?: string;
  content: TreeBlock[];
  children?: NewPage[];
};

/** Page numbers that the product gives a meaning of their own: the application form, the weekend. */
const WEEKEND = 31;
const RESERVED = new Set([26, WEEKEND]);

let blockCount = 0;
/** A block of a page's tree, with an id of its own. */
export const block = (type: string, props: Record<string, unknown>): TreeBlock => ({
  type,
  props: { id: `${type}-${++blockCount}`, version: 1, ...props },
});

type Cta = Call & { picture: PictureRef };

const extra = (cta: Cta | undefined, position: number) =>
  cta
    ? [
        {
          kind: 'cta',
          position,
          title: cta.title,
          text: cta.text,
          link: cta.link,
          linkText: cta.link_text,
          picture: cta.picture,
        },
      ]
    : [];

/** The articles of a filter, with all that finds its way in them. */
export const listing = (
  title: string,
  intro: string,
  filter: Record<string, number[]>,
  cta: Cta | undefined,
) =>
  block('ProductOverview', {
    title,
    intro,
    level: '1',
    // Rows end full: what stands between the results counts as one.
    limit: cta ? 23 : 24,
    columns: 5,
    paging: 'pagination',
    maxVisibleButtons: 5,
    refines: 'inline',
    ajaxFilterId: 'artikelen',
    searchable: true,
    sortable: true,
    filter,
    extras: extra(cta, 5),
  });

const categoryPages = (
  ids: Map<string, number>,
  ctaOf: (list: string) => Cta | undefined,
): NewPage[] =>
  demoCategories.map((department) => ({
    path: `/${department.access}`,
    title: department.title,
    seoDescription: department.intro,
    content: [
      listing(
        department.title,
        department.intro,
        { category: [ids.get(department.access) ?? 0] },
        ctaOf(department.access),
      ),
    ],
    children: department.children.map((child) => ({
      path: `/${child.access}`,
      title: `${child.title} (${department.title.toLowerCase()})`,
      seoTitle: `${child.title} voor ${department.title.toLowerCase()}`,
      seoDescription: child.intro,
      content: [
        listing(child.title, child.intro, { category: [ids.get(child.access) ?? 0] }, undefined),
      ],
    })),
  }));

/** All articles, those first that are bought the most. */
const mostSoldPage = ({ best }: HomeContent): NewPage => {
  const list = listing(best.title, best.text, {}, undefined);
  return {
    path: best.link,
    title: best.title,
    seoDescription: best.text,
    content: [{ ...list, props: { ...list.props, order: 'popular' } }],
  };
};

const overviewPage = (
  path: string,
  title: string,
  type: string,
  intro: string,
  more: Record<string, unknown>,
): NewPage => ({
  path,
  title,
  seoDescription: intro,
  content: [
    block(type, {
      title,
      intro,
      level: '1',
      paging: 'more',
      refines: 'inline',
      ajaxFilterId: path.slice(1),
      searchable: true,
      ...more,
    }),
  ],
});

const withBelow = (page: NewPage, ...more: TreeBlock[]): NewPage => ({
  ...page,
  content: [...page.content, ...more],
});

const vacanciesPage = (call: Cta | undefined, picture: PictureRef): NewPage => {
  const intro = 'Werken in de winkel, het magazijn of op kantoor.';
  return {
    path: '/vacatures',
    title: 'Vacatures',
    seoDescription: intro,
    content: [
      block('VacancyNearby', { title: 'Vacatures', intro, level: '1', picture }),
      block('VacancyOverview', {
        title: 'Alle vacatures',
        limit: 20,
        layout: 'list',
        columns: 1,
        paging: 'more',
        refines: 'inline',
        ajaxFilterId: 'vacatures',
        searchable: true,
        sortable: true,
      }),
      ...(call
        ? [
            block('CallToAction', {
              ...callOf(call),
              picture: call.picture,
              tone: 'green',
              isWide: true,
            }),
          ]
        : []),
    ],
  };
};

const storesPage: NewPage = {
  path: '/winkels',
  title: 'Winkels',
  seoDescription: 'Zestig winkels, van Winschoten tot Goes. Vind er een bij jou in de buurt.',
  content: [
    block('LocationSearch', {
      title: 'Winkels',
      intro: 'Zestig winkels, van Winschoten tot Goes.',
      level: '1',
    }),
    block('LocationMap', { title: 'Onze winkels op de kaart' }),
    block('LocationDirectory', { title: 'Alle winkels per provincie' }),
    block('CallToAction', {
      title: 'Zoek je een kleermaker of de cadeauservice?',
      text: 'Niet elke winkel heeft alles. Kies wat je zoekt en zie in welke winkels je terechtkunt.',
      link: '/winkels/diensten',
      linkText: 'Kies een dienst',
      tone: 'paper',
    }),
  ],
};

const servicesPage: NewPage = {
  path: '/winkels/diensten',
  title: 'Winkels en hun diensten',
  seoDescription: 'Kies een dienst, een afdeling of een provincie en zie welke winkels die hebben.',
  content: [
    block('LocationOverview', {
      title: 'Winkels en hun diensten',
      intro: 'Kies een dienst, een afdeling of een provincie.',
      level: '1',
      limit: 12,
      columns: 3,
      paging: 'more',
      refines: 'inline',
      ajaxFilterId: 'winkels',
      searchable: true,
      moreLabel: 'Alle winkels per provincie',
      moreLink: '/winkels',
    }),
  ],
};

export type HomePictures = {
  hero: PictureRef;
  slides: PictureRef[];
  gifts: PictureRef;
  feature: PictureRef;
  stores: PictureRef;
  story: PictureRef;
  /** A product of each category. */
  products: ReadonlyMap<string, ShownProduct>;
};

const bannerSlides = (home: HomeContent, { hero, slides }: HomePictures): TreeBlock[] => [
  block('Hero', {
    kicker: home.hero.kicker,
    title: home.hero.title,
    text: home.hero.text,
    link: home.hero.link,
    linkText: home.hero.link_text,
    secondLink: '/winkels',
    secondLinkText: 'Zoek een winkel',
    picture: hero,
    level: '2',
    isFirst: true,
  }),
  ...home.slides.map((slide, index) =>
    block('Hero', {
      title: slide.title,
      text: slide.text,
      link: slide.link,
      linkText: slide.link_text,
      secondLink: slide.second_link,
      secondLinkText: slide.second_link_text,
      picture: slides[index],
      level: '2',
    }),
  ),
];

/** The brands of the shop, each with what it has to sell. */
const brandsTicker = (brands: readonly { title: string }[]): TreeBlock =>
  block('Ticker', {
    title: 'Onze merken',
    isTitleShown: true,
    items: brands
      .map(({ title }) => `${title} | /zoeken?${new URLSearchParams({ search: title })}`)
      .join('\n'),
  });

const callOf = ({ title, text, link, link_text: linkText }: Call) => ({
  ...{ title, text, link, linkText },
});

/** Something to look at, large, and beside it what of that is sold. */
const featureRow = ({ feature }: HomeContent, picture: PictureRef, articles: string): TreeBlock =>
  block('Columns', {
    ratio: 'first',
    first: [block('Picture', { picture })],
    second: [
      block('CallToAction', { ...callOf(feature), tone: 'plain' }),
      block('ProductView', { items: articles, columns: 2 }),
    ],
  });

const weekendPage = ({ weekend: content }: HomeContent, picture: PictureRef): NewPage => ({
  id: WEEKEND,
  path: '/weekend',
  title: content.title,
  seoDescription: content.text,
  content: [
    block('RichText', { title: content.title, html: `<p>${escapeText(content.text)}</p>` }),
    block('CallToAction', {
      title: content.cta.title,
      text: content.cta.text,
      link: content.cta.link,
      linkText: content.cta.link_text,
      tone: 'green',
      schedule: { week: weekend, outside: true },
    }),
    block('Flyer', {
      kicker: content.flyer.kicker,
      title: content.flyer.title,
      lines: content.flyer.lines.join('\n'),
      link: content.flyer.link,
      linkText: content.flyer.link_text,
      note: content.flyer.note,
      picture,
      schedule: { week: weekend },
    }),
  ],
});

/** Numbers of the articles that it shows, by where they stand. */
type HomeArticles = { feature: string; worn: string };

const homePage = (home: HomeContent, pictures: HomePictures, articles: HomeArticles): NewPage => ({
  path: '/',
  title: 'Brink: kleding, schoenen en wonen',
  seoDescription: home.hero.text,
  content: [
    block('BannerSlider', {
      title: 'Brink: kleding, schoenen en wonen',
      slides: bannerSlides(home, pictures),
    }),
    block('UspOverview', { limit: 4, layout: 'strip', paging: 'none' }),
    block('Tiles', {
      title: home.departments.title,
      items: home.departments.items.map(({ picture, ...item }) =>
        block('Tile', { ...item, picture: { key: picture, alt: '', ...PRODUCT_PICTURE } }),
      ),
    }),
    block('ProductSlider', {
      title: home.best.title,
      limit: 8,
      order: 'popular',
      autoplay: 0,
      perViewDesktop: '4',
      perViewMobile: '2.2',
      gutterMobile: '10',
      moreLabel: home.best.link_text,
      moreLink: home.best.link,
    }),
    block('CallToAction', {
      ...callOf(home.gifts),
      links: home.gifts.links.map(({ title, link }) => `${title} | ${link}`).join('\n'),
      picture: pictures.gifts,
      tone: 'paper',
      schedule: { from: home.gifts.from, until: home.gifts.until },
    }),
    block('ProductView', {
      title: home.worn.title,
      items: articles.worn,
      columns: 4,
      second: true,
      moreLabel: home.worn.link_text,
      moreLink: home.worn.link,
    }),
    featureRow(home, pictures.feature, articles.feature),
    block('ProductOverview', {
      title: home.sale.title,
      limit: 4,
      paging: 'none',
      filter: { offer: [1] },
      order: 'popular',
      moreLabel: home.sale.link_text,
      moreLink: home.sale.link,
    }),
    block('Tiles', {
      title: home.tiles.title,
      items: home.tiles.items.map(({ title, link }) =>
        block('Tile', { title, link, picture: pictures.products.get(link.slice(1))?.picture }),
      ),
    }),
    block('CallToAction', {
      ...callOf(home.stores),
      placeLabel: home.stores.place_label,
      picture: pictures.stores,
      tone: 'green',
      isWide: true,
    }),
    block('WeblogSlider', {
      title: home.reading.title,
      limit: 3,
      autoplay: 0,
      perViewMobile: '1.2',
      moreLabel: home.reading.link_text,
      moreLink: home.reading.link,
    }),
  ],
});

const picture = (
  draw: DrawScene,
  name: string,
  scene: string,
  palette: string[],
  more: Record<string, unknown>,
): TreeBlock =>
  block('GalleryItem', {
    picture: draw(`werkplaats-${name}`, { scene, palette }, String(more.caption ?? '')),
    ...more,
  });

/** Pictures, a film, a map and a page in one group: all that the lightbox shows. */
const workshop = (draw: DrawScene): TreeBlock =>
  block('Gallery', {
    title: 'Kijk binnen',
    intro: 'Onze werkplaats, de winkels en het kantoor aan de Kanaalweg.',
    items: [
      picture(draw, 'snijtafel', 'workshop', ['salie', 'ecru'], {
        caption: 'De snijtafel in de werkplaats',
        wide: true,
      }),
      picture(draw, 'film', 'workshop', ['bordeaux', 'zand'], {
        caption: 'Zo werkt onze kleermaker (een voorbeeldfilm)',
        address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      }),
      picture(draw, 'rek', 'rack', ['terracotta', 'ecru'], {
        caption: 'Nieuwe stoffen aan het rek',
      }),
      picture(draw, 'route', 'storefront', ['flessengroen', 'camel'], {
        caption: 'Kanaalweg 14 op de kaart',
        address:
          'https://www.openstreetmap.org/export/embed.html?bbox=5.083,52.078,5.099,52.086&layer=mapnik&marker=52.082,5.091',
      }),
      picture(draw, 'duurzaam', 'table', ['oker', 'ecru'], {
        caption: 'Hoe we repareren',
        address: '/duurzaam',
      }),
    ],
  });

/** The questions of a subject, by the number of that. */
const asked = (title: string, category: number): TreeBlock[] => [
  block('FaqView', { title, filter: { category: [category] }, limit: 6, layout: 'list' }),
];

type About = { brands: readonly { title: string }[]; giftCard: TreeBlock };

/** The card itself, each amount a way to the article with that amount chosen. */
const giftCardCall = async ({ db }: Host): Promise<TreeBlock> => {
  const amounts = await db
    .select({ id: sizes.id, title: sizes.title })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(sizes, eq(sizes.id, variants.sizeId))
    .where(eq(products.access, GIFT_CARD.key))
    .orderBy(asc(sizes.sort));
  const href = `/artikel/${GIFT_CARD.key}`;
  return block('CallToAction', {
    title: 'Geef een cadeaukaart',
    text: 'Kies een bedrag. We mailen je de code meteen na je betaling, dus hij kan vandaag nog gegeven worden.',
    link: href,
    linkText: 'Bestel een cadeaukaart',
    links: amounts
      .map(
        ({ id, title }) =>
          `${title} | ${href}?${new URLSearchParams({ [field.sizeId]: String(id) })}`,
      )
      .join('\n'),
    picture: GIFT_CARD,
    tone: 'green',
  });
};

/** What stands amid the text of a page, by its path. */
const amid: Record<string, (about: About) => TreeBlock[]> = {
  '/cadeaukaart': ({ giftCard }) => [giftCard],
};

/** What stands below the text of a page, by its path. */
const below: Record<string, (draw: DrawScene, home: About) => TreeBlock[]> = {
  '/retourneren': () => [
    block('CallToAction', {
      title: 'Iets terugsturen?',
      text: 'Met je bestelnummer en e-mailadres. Een account is niet nodig.',
      link: '/herroepen',
      linkText: 'Overeenkomst herroepen',
      tone: 'paper',
    }),
  ],
  '/klantenservice': () => [
    block('FaqOverview', {
      title: 'Veelgestelde vragen',
      limit: 60,
      layout: 'list',
      columns: 1,
      paging: 'none',
      refines: 'popover',
      ajaxFilterId: 'vragen',
      searchable: true,
      listFilter: 'every',
    }),
    block('CallToAction', {
      title: 'Staat je antwoord er niet bij?',
      text: 'Stel je vraag in drie korte stappen. Foto’s kunnen mee.',
      link: '/klantenservice/vraag-stellen',
      linkText: 'Stel je vraag',
      tone: 'paper',
    }),
    block('ServiceOverview', {
      title: 'Wat we voor je doen',
      limit: 9,
      columns: 3,
      paging: 'none',
    }),
  ],
  '/over-ons': (draw, { brands }) => [
    workshop(draw),
    block('FactOverview', { title: 'In cijfers', limit: 6, columns: 3, paging: 'none' }),
    block('UspSlider', { title: 'Waarom Brink' }),
    brandsTicker(brands),
    block('ServiceSlider', {
      title: 'Wat we voor je doen',
      limit: 6,
      moreLabel: 'Alle service',
      moreLink: '/klantenservice',
    }),
    block('ReferenceOverview', {
      title: 'Wat anderen zeggen',
      limit: 6,
      columns: 3,
      paging: 'none',
    }),
    block('LocationHours', { title: 'Onze eerste winkel', store: 1 }),
    block('LocationSlider', {
      title: 'Waar je ons vindt',
      limit: 12,
      moreLabel: 'Alle winkels',
      moreLink: '/winkels',
    }),
  ],
  '/bezorgen': () => asked('Vaak gevraagd over bezorgen', 2),
  '/betalen': () => asked('Vaak gevraagd over betalen', 4),
  '/werken-bij-brink': () => [
    block('Calculator', {
      title: 'Zoveel leer je onder werktijd',
      text: 'Elk jaar krijg je evenveel uren om iets te leren als je in een week werkt: een cursus, een taal of een dag meelopen bij de kleermaker.',
      yearsLabel: 'Jaren bij Brink',
      hoursLabel: 'Uren per week',
      mostYears: 10,
      hours: '8 12 16 20 24 28 32 36 38',
      years: 2,
      firstHours: 24,
      resultLabel: 'Om te leren heb je dan',
      unit: 'uur',
    }),
    block('FactView', { title: 'Brink in het kort', items: '1, 2, 6', columns: 3 }),
    block('ReferenceSlider', {
      title: 'Wat klanten zeggen',
      moreLabel: 'Over Brink',
      moreLink: '/over-ons',
    }),
    block('CallToAction', {
      title: 'Kom je ook?',
      text: 'Zoek op plaats of soort werk. Binnen vijf werkdagen hoor je iets.',
      link: '/vacatures',
      linkText: 'Bekijk de vacatures',
      tone: 'green',
    }),
  ],
  '/cookies': () => [block('CookieOverview', {})],
};

/** The forms of a page that has a text of its own. */
const formsOn = (forms: readonly DemoForm[], path: string): TreeBlock[] =>
  forms.filter(({ page }) => page.path === path).map((form) => block('Form', form.block));

const SERVICE = '/klantenservice';

/** On top of each page of the service stands the way to the others. */
const isService = ({ path, parent }: PageContent): boolean =>
  [path, parent].includes(SERVICE) || parent === '/betalen';

const textPages = (
  folder: string,
  forms: readonly DemoForm[],
  draw: DrawScene,
  about: About,
): NewPage[] =>
  readContent<PageContent[]>(folder, 'pages.json').map((page) => ({
    path: page.path,
    parent: page.parent,
    title: page.title,
    seoTitle: page.seo_title,
    seoDescription: page.seo_description,
    content: [
      ...(isService(page) ? [block('SubNavigation', {})] : []),
      block('RichText', {
        title: page.title,
        html: html(page.body),
        ...(page.action && { link: page.action.link, linkText: page.action.link_text }),
      }),
      ...(amid[page.path]?.(about) ?? []),
      ...formsOn(forms, page.path),
      ...(page.below ? [block('RichText', { html: html(page.below) })] : []),
      ...(below[page.path]?.(draw, about) ?? []),
    ],
  }));

/** The numbers of articles, for a block that shows them in that order. */
const numbersOf = async ({ db }: Host, names: readonly string[]): Promise<string> => {
  const rows = await db
    .select({ id: products.id, access: products.access })
    .from(products)
    .where(inArray(products.access, [...names]));
  const ids = new Map(rows.map(({ id, access }) => [access, id]));
  return names.map((name) => ids.get(name)).join(' ');
};

/** Makes and publishes all Dutch pages of the demo. */
export const insertPages = async (
  host: Host,
  folder: string,
  draw: DrawScene,
): Promise<HomePictures> => {
  const home = readContent<HomeContent>(folder, 'home.json');
  const forms = await insertForms(host, folder);
  const rows = await host.db.select().from(categories);
  const ids = new Map(rows.map((row) => [row.access, row.id]));
  const hero = draw('home-opening', home.hero.picture, home.hero.picture_text);
  const story = draw('home-verhaal', { scene: 'workshop', palette: ['salie', 'ecru'] }, '');
  const slides = home.slides.map(({ picture, title }, index) =>
    draw(`home-opening-${index + 2}`, picture, title),
  );
  const brandRows = await host.db
    .select({ title: brands.title })
    .from(brands)
    .orderBy(asc(brands.title));
  const shown = await findShownProducts(host.db);
  await completeNavigation(host.db, await findNavigationFacts(host.db, navigationPictures(shown)));
  const feature = draw('home-verhaal-2', home.feature.picture, home.feature.title);
  const stores = draw('home-winkel', home.stores.picture, '');
  const gifts = draw('home-pakjesavond', home.gifts.picture, '');
  const pictures = { hero, slides, gifts, feature, stores, story, products: shown };
  const ctaOf = (list: string): Cta | undefined => {
    const cta = home.ctas[list];
    return cta && { ...cta, picture: draw(`oproep-${list}`, cta.picture, '') };
  };
  const articles = {
    feature: await numbersOf(host, home.feature.beside),
    worn: await numbersOf(host, home.worn.shown),
  };
  const all: NewPage[] = [
    homePage(home, pictures, articles),
    ...categoryPages(ids, ctaOf),
    {
      path: '/nieuw',
      title: 'Nieuw binnen',
      seoDescription: 'Wat er deze maand bij kwam.',
      content: [
        listing('Nieuw binnen', 'Wat er deze maand bij kwam.', { offer: [2] }, ctaOf('nieuw')),
      ],
    },
    {
      path: '/afgeprijsd',
      title: 'Afgeprijsd',
      seoDescription: 'Laatste maten, laagste prijzen.',
      content: [
        listing('Afgeprijsd', 'Laatste maten voor minder.', { offer: [1] }, ctaOf('afgeprijsd')),
        block('ProductbundleSlider', {
          title: 'Samen voordeliger',
          moreLabel: 'Alle sets',
          moreLink: '/sets',
        }),
      ],
    },
    storesPage,
    vacanciesPage(ctaOf('vacatures'), draw('vacatures', home.jobs.picture, home.jobs.picture_text)),
    overviewPage(
      '/sets',
      'Sets',
      'ProductbundleOverview',
      'Wat goed samengaat, voor één prijs. Van elk deel kies je zelf je maat en kleur.',
      { limit: 12, columns: 3, refines: 'none', searchable: false },
    ),
    overviewPage('/nieuws', 'Nieuws', 'NewsOverview', 'Uit de winkels en van het kantoor.', {
      limit: 12,
      columns: 3,
    }),
    overviewPage(
      '/weblog',
      'Weblog',
      'WeblogOverview',
      'Over stof, kleur, onderhoud en de mensen die iets maken.',
      { limit: 12, columns: 3 },
    ),
    withBelow(
      overviewPage(
        '/agenda',
        'Agenda',
        'CalendarOverview',
        'Workshops, openingen en acties in de winkels.',
        { limit: 12, columns: 3 },
      ),
      block('CallToAction', {
        title: 'Wat is er dit weekend?',
        text: 'Elke vrijdag om vijf uur hangen we het op.',
        link: '/weekend',
        linkText: 'Het weekend bij Brink',
        tone: 'paper',
      }),
    ),
    ...textPages(folder, forms, draw, { brands: brandRows, giftCard: await giftCardCall(host) }),
    weekendPage(home, draw('weekend-flyer', home.weekend.flyer.picture, '')),
  ];
  let next = 1;
  const stored = new Map<string, number>();
  const store = async (page: NewPage, parentId?: number): Promise<void> => {
    while (RESERVED.has(next)) next += 1;
    const { id: own = next++, content, children, parent, ...rest } = page;
    const above = parentId ?? (parent === undefined ? undefined : stored.get(parent));
    const tree = { root: { props: {} }, content, zones: {} };
    const id = await createPage(host, {
      ...rest,
      id: own,
      siteId: SITE_ID,
      parentId: above,
      tree,
    });
    await publishPage(host, id);
    stored.set(page.path, id);
    for (const child of children ?? []) await store(child, id);
  };
  for (const page of all) await store(page);
  // Last, so that the other pages keep their numbers.
  for (const { page, block: settings } of forms) {
    if (stored.has(page.path)) continue;
    const { parent = '', ...rest } = page;
    await store(
      { ...rest, content: [block('SubNavigation', {}), block('Form', settings)] },
      stored.get(parent),
    );
  }
  // The page itself is made by a feature; here it has its place beside the others.
  await store(
    { path: '/herroepen', title: 'Overeenkomst herroepen', content: [] },
    stored.get('/retourneren'),
  );
  await store(servicesPage, stored.get(storesPage.path));
  await store(mostSoldPage(home));
  // The menu says Sale: who types that gets there.
  await host.db.execute(
    sql`insert into redirects (site_id, from_path, to_path) values (${SITE_ID}, '/sale', '/afgeprijsd')`,
  );
  return pictures;
};
