import type { APIRequestContext } from '@playwright/test';
import { find, findAll, get, parseHtml, textOf } from '../harness/html';
import { withClient } from '../harness/template';
import { expect, test } from './harness/test';

type Tree = ReturnType<typeof parseHtml>;

/** What the law wants told: where it must stand, what must stand there, and the rule that asks for it. */
type Must = {
  why: string;
  page: string;
  /** All of these stand in the page's text; whole words of the law need not, what they tell must. */
  says?: readonly (string | RegExp)[];
  /** All of these are found in its tree. */
  has?: Readonly<Record<string, (page: Tree) => unknown>>;
};

const hrefs = (place: Tree): string[] =>
  findAll(place, 'a').map(({ attributes }) => attributes.href ?? '');
const leadsTo = (href: string | RegExp) => (page: Tree) =>
  hrefs(page).some((one) => (typeof href === 'string' ? one === href : href.test(one)));
/** Its first link is the way to withdraw; the navigation between pages doesn't count. */
const beginsWithWithdrawal = (place: string) => (page: Tree) =>
  ownHrefs(get(page, place))[0] === '/herroepen';
const ownHrefs = ({ children }: Tree): string[] =>
  children.flatMap((child) => {
    if (typeof child === 'string' || child.tag === 'nav') return [];
    return child.tag === 'a' ? [child.attributes.href ?? ''] : ownHrefs(child);
  });

const jsonOf = (page: Tree, type: string): Record<string, unknown> | undefined =>
  findAll(page, 'script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.children.join('')) as Record<string, unknown>)
    .find((one) => one['@type'] === type);

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const dress = '/artikel/overslagjurk-roos';
const lamp = '/artikel/bureaulamp-architect';

const identity = [/Brink Warenhuis B\.V\./, /\d{4} [A-Z]{2} Utrecht/, /KvK \d{8}/, /NL\d{9}B\d{2}/];

const musts: readonly Must[] = [
  {
    why: 'art. 3:15d BW: every page says who the trader is, where, and how to reach him',
    page: '/',
    says: [...identity, /Kanaalweg 14/],
    has: {
      'e-mail': (page) => leadsTo(/^mailto:\S+@\S+$/)(get(page, 'footer')),
      telephone: (page) => leadsTo(/^tel:\d{10,}$/)(get(page, 'footer')),
    },
  },
  {
    why: 'Prijzenwet, art. 6:230m BW: prices are with btw',
    page: dress,
    says: ['Alle prijzen zijn inclusief btw.', /€ \d+,\d{2}/],
  },
  {
    why: 'art. 6:230oa BW: the function to withdraw stands in the footer and in the menu of every page',
    page: '/',
    has: {
      // In no column that folds.
      footer: (page) => ownHrefs(get(page, 'footer')).includes('/herroepen'),
      menu: (page) => leadsTo('/herroepen')(get(page, 'header')),
    },
  },
  {
    why: 'art. 6:230oa BW: it is explained where people look for sending back',
    page: '/retourneren',
    has: { 'first link': beginsWithWithdrawal('main') },
    says: ['veertien dagen', 'Een reden geven hoeft niet'],
  },
  {
    why: 'art. 6:230oa BW: and where they look for help',
    page: '/klantenservice',
    has: { 'first link': beginsWithWithdrawal('main') },
  },
  {
    why: 'art. 6:230oa BW: it asks for no account, no reason and no file',
    page: '/herroepen',
    says: ['Overeenkomst herroepen', 'Een account is niet nodig', 'Een reden geven hoeft niet'],
    has: {
      'order number': (page) => find(page, 'main input[name=order_number][required]'),
      'e-mail address': (page) => find(page, 'main input[name=order_email][required]'),
      'nothing else to fill in': (page) =>
        findAll(page, 'main input').length === 2 && findAll(page, 'main textarea').length === 0,
    },
  },
  {
    why: 'art. 6:230m BW: the model form and the terms of withdrawing are in the conditions',
    page: '/algemene-voorwaarden',
    says: [
      ...['Modelformulier voor herroeping', 'veertien dagen herroepen zonder reden te geven'],
      ...[
        'De kosten van opsturen zijn voor jou',
        /halen we bij je op; dat kost jou hoogstens € \d+/,
      ],
      ...['binnen veertien dagen na je mededeling', 'Geen bedenktijd'],
    ],
    has: { 'the function': leadsTo('/herroepen') },
  },
  {
    why: 'art. 6:230m BW: how complaints are handled; no body of disputes that it has not joined',
    page: '/algemene-voorwaarden',
    says: ['Klachten en geschillen', /binnen veertien dagen een inhoudelijk antwoord/],
  },
  {
    why: 'art. 6:230m BW: what delivery costs, how soon and where to, before one orders',
    page: '/bezorgen',
    says: [/€ \d+,\d{2}/, 'Nederland, België en Duitsland', 'de volgende dag'],
  },
  {
    why: 'art. 6:230m BW: an article tells what delivery costs and what sending back costs',
    page: dress,
    says: [/Bezorgen kost € \d+,\d{2}/, /binnen 14 dagen terug/, 'met de post op eigen kosten'],
  },
  {
    why: 'art. 6:230m BW: what no post takes tells what fetching it costs',
    page: '/artikel/boekenkast-alfabet',
    says: [/binnen 14 dagen terug/, /te groot voor de post: we halen het op voor hoogstens € \d+/],
  },
  {
    why: 'Regulation (EU) 2023/988, art. 19: maker or importer with postal and electronic address',
    page: dress,
    says: ['Fabrikant of importeur', /\d{4} [A-Z]{2} \p{L}+/u, /\S+@\S+\.\S+|https?:\/\//],
    has: {
      'a picture': (page) => find(page, 'main [data-gallery] img'),
      'an article number': (page) => textOf(get(page, 'main')).includes('Artikelnummer'),
      'in its data': (page) =>
        isText((jsonOf(page, 'ProductGroup')?.manufacturer as { name?: string })?.name),
    },
  },
  {
    why: 'Regulation (EU) No 1007/2011: what a textile is made of, with percentages',
    page: dress,
    says: [/Samenstelling.*\d+\s?% \p{L}+/u],
  },
  {
    why: 'Regulation (EU) 2025/1960: the notice on the legal guarantee stands at the article',
    page: dress,
    says: [/Wettelijke garantie: minimaal 2 jaar/],
  },
  {
    why: 'art. 6:230m BW: the legal guarantee is in the conditions',
    page: '/algemene-voorwaarden',
    says: ['Wettelijke garantie', 'minimaal twee jaar'],
  },
  {
    why: 'Regeling AEEA, Regulation (EU) 2023/1542: old appliances and batteries are taken back',
    page: lamp,
    says: ['Oud voor nieuw', /nemen we je oude gratis terug/, /Lege batterijen/],
  },
  {
    why: 'Besluit prijsaanduiding, art. 5a: the price that is crossed out is that of 30 days',
    page: '/klantenservice',
    says: [/doorgestreepte prijs.*laagste prijs.*dertig dagen/],
  },
  {
    why: 'art. 6:193d BW: whether and how it was checked who says what of the shop',
    page: '/over-ons',
    says: [/bij klanten ook hun bestelling of bon.*we betalen er niet voor/],
  },
  {
    why: 'GDPR, art. 13: who, what for, how long, to whom, which rights, where to complain',
    page: '/privacy',
    says: [
      ...['Wie is verantwoordelijk?', 'KvK', /7 jaar/, 'Wie ziet je gegevens nog meer?'],
      ...['inzage, correctie, verwijdering', 'bezwaar', 'toestemming intrekken'],
      ...[
        'Europese Economische Ruimte',
        'Autoriteit Persoonsgegevens',
        'Geen automatische besluiten',
      ],
    ],
  },
  {
    why: 'GDPR: what becomes of applications: four weeks, or a year with consent',
    page: '/privacy',
    says: [
      /4 weken na het einde van de procedure/,
      /365 dagen als je ons daarvoor toestemming geeft/,
    ],
  },
  {
    why: 'art. 11.7a Telecommunicatiewet: which cookies, what for and how long',
    page: '/cookies',
    says: ['etalage_session', 'Waarvoor', 'Hoe lang', 'Functioneel'],
  },
  {
    why: 'Directive (EU) 2019/882: the accessibility statement tells the result, its date and what fails',
    page: '/toegankelijkheid',
    says: [
      ...[/verklaring is van \d{1,2} \p{L}+ \d{4}/u, 'WCAG 2.2', 'Wat nog niet goed is'],
      ...['Autoriteit Consument & Markt', /\S+@\S+\.\S+/],
    ],
  },
  {
    why: 'Wet implementatie loontransparantie: a vacancy tells what it pays',
    page: '/vacatures/medewerker-receptie-en-facilitair-hoofdkantoor',
    says: [/Salaris € \d+,\d{2} tot € \d+,\d{2}/],
  },
  {
    why: 'UAVG, art. 46: nobody who applies is asked for his BSN',
    page: '/solliciteren',
    has: {
      'no such box': (page) => !/bsn|burgerservice/i.test(JSON.stringify(get(page, 'main'))),
    },
  },
];

const read = async (request: APIRequestContext, path: string): Promise<Tree> => {
  const reply = await request.get(path);
  expect(reply.status(), path).toBe(200);
  return parseHtml(await reply.text());
};

const expectSaid = (text: string, says: readonly (string | RegExp)[] = []) => {
  const plain = text.replace(/\s+/g, ' ');
  for (const one of says) {
    if (typeof one === 'string') expect(plain).toContain(one);
    else expect(plain).toMatch(one);
  }
};

for (const { why, page: path, says, has = {} } of musts) {
  test(`${why} (${path})`, async ({ request }) => {
    const page = await read(request, path);
    expectSaid(textOf(page), says);
    for (const [what, finds] of Object.entries(has)) expect(finds(page), what).toBeTruthy();
  });
}

test('Regulation (EU) 2024/3228: no page leads to the platform of disputes, which is closed; none wears a mark', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap-paginas-1.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]+)/g)].map(([, at = '']) => new URL(at).pathname);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/ec\.europa\.eu\/(?:consumers\/)?odr|webgate\.ec\.europa/i);
    // Marks that a shop wears without being a member mislead (art. 6:193g BW).
    expect(html, path).not.toMatch(/thuiswinkel|webwinkelkeur|keurmerk/i);
  }
});

test.describe('an order', () => {
  test.use({ javaScriptEnabled: false });

  test('art. 6:230v BW: its button, its page and its mail tell all that the law wants', async ({
    page,
  }) => {
    const email = 'wet@klant.nl';
    await page.goto(dress);
    await page.getByRole('radio', { name: /^\d+$/ }).first().check();
    await page.getByRole('button', { name: /^In winkelmand/ }).click();
    const checkout = parseHtml(await page.content());
    const buttons = findAll(checkout, 'main button').map(textOf);
    expect(buttons, 'HR 2024: the words of the button alone count').toContain(
      'Bestellen en betalen',
    );
    expectSaid(textOf(get(checkout, 'main')), [
      ...['Totaal', 'Bezorgen', /waarvan.*btw|inclusief.*btw|Btw/i, /14 dagen/],
      ...['Wettelijke garantie: minimaal 2 jaar', 'Overslagjurk Roos'],
    ]);
    for (const href of ['/algemene-voorwaarden', '/retourneren', '/privacy']) {
      expect(hrefs(get(checkout, 'main')), href).toContain(href);
    }
    // Nothing that costs, or that one agrees to, is chosen beforehand (art. 6:230j BW); that it goes
    // to one's own address is neither.
    const ticks = findAll(checkout, 'main input[type=checkbox]').filter(
      ({ attributes }) => attributes.name !== 'account_sameas',
    );
    expect(ticks.length).toBeGreaterThan(1);
    for (const { attributes } of ticks) {
      expect(attributes, attributes.name).not.toHaveProperty('checked');
    }
    const fill = (name: string, text: string) =>
      page.locator(`main input[name="${name}"]`).first().fill(text);
    const typed = { email, email_check: email, firstname: 'Sanne', lastname: 'de Wit' };
    const address = {
      ...{ address_zipcode: '3511 AW', address_housenumber: '12' },
      ...{ address_street: 'Oudegracht', address_place: 'Utrecht' },
    };
    for (const [name, text] of Object.entries({ ...typed, ...address })) await fill(name, text);
    await page.getByRole('radio', { name: /^Overschrijving/ }).check();
    await page.getByRole('checkbox', { name: /voorwaarden/ }).check();
    await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
    await expect(page).toHaveURL(/\/webcore\/order\/view\//);
    const actions = hrefs(get(parseHtml(await page.content()), 'main'));
    const withdraw = actions.find((href) => href.startsWith('/webcore/order/withdraw/'));
    expect(actions[0], 'the first link of the order’s page').toBe(withdraw);
    expectSaid(await mailTo(email), [
      ...identity,
      ...[/\S+@\S+\.\S+/, /030-\d{3} \d{2} \d{2}/, 'Overslagjurk Roos', /Totaal/, /btw/i, /Bezorg/],
      ...['14 dagen', 'Modelformulier voor herroeping', new RegExp(String(withdraw))],
      ...[
        'de kosten daarvan zijn voor jou',
        'wettelijke garantie',
        'Algemene voorwaarden',
        '7. Bedenktijd',
      ],
    ]);
  });
});

/** The text of the newest mail to an address; waits until there is one. */
const mailTo = async (to: string): Promise<string> => {
  const newest = () =>
    withClient(String(process.env.ETALAGE_E2E_DATABASE), async (client) => {
      const { rows } = await client.query<{ text: string }>(
        'select text from mails where "to" = $1 order by id desc limit 1',
        [to],
      );
      return rows[0]?.text.replace(/\s+/g, ' ') ?? '';
    });
  await expect.poll(newest).not.toBe('');
  return newest();
};
