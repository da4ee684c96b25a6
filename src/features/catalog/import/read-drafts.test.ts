import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { readDrafts } from './read-drafts';
import { Report } from './report';
import { UnreadableFile } from './rows';
import { keyOfUrl } from './values';

async function* bytes(text: string) {
  yield Buffer.from(text);
}

const read = async (...lines: string[]) => {
  const report = new Report();
  const drafts = [];
  for await (const draft of readDrafts(bytes(lines.join('\n')), report)) drafts.push(draft);
  return {
    drafts,
    report,
    reasons: report.refusals.map(({ line, reason }) => `${line}: ${reason}`),
  };
};

/** A file of these rows, with every column that one of them has. */
const fileOf = (rows: Record<string, string>[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify(rows, { header: true, columns: columns.toReversed() });
};

test("Shopify's lines of one product become one, whatever the order of the columns", async () => {
  const Handle = 'warm-vest';
  const { drafts, report } = await read(
    fileOf([
      {
        Handle,
        Title: 'Warm vest',
        'Body (HTML)': '<p onclick="x()">Wol</p><script>x</script>',
        Vendor: 'Oever',
        Type: 'Vesten',
        Tags: 'winter, nieuw',
        Published: 'true',
        Status: 'active',
        'Option1 Name': 'Kleur',
        'Option1 Value': 'Rood',
        'Option2 Name': 'Maat',
        'Option2 Value': 'S',
        'Variant SKU': "'001",
        'Variant Grams': '400',
        'Variant Inventory Qty': '3',
        'Variant Price': '49.95',
        'Variant Compare At Price': '59.95',
        'Variant Barcode': '8710400311140',
        'Image Src': 'https://cdn.example/rood.jpg',
        'Image Position': '2',
        'Image Alt Text': 'Rood vest',
        'Variant Image': 'https://cdn.example/rood.jpg',
        'SEO Title': 'Vest',
        'SEO Description': 'Een vest',
      },
      {
        Handle,
        'Option1 Value': 'Rood',
        'Option2 Value': 'M',
        'Variant SKU': 'V-2',
        'Variant Grams': '410.0',
        'Variant Inventory Qty': '0',
        'Variant Price': '49.95',
        'Variant Image': 'https://cdn.example/rood.jpg',
        'Image Src': '//cdn.example/blauw.jpg',
        'Image Position': '1',
      },
      {
        Handle,
        'Option1 Value': 'Blauw',
        'Option2 Value': 'M',
        'Variant SKU': 'V-3',
        'Variant Grams': '0',
        'Variant Price': '52.50',
        'Variant Compare At Price': '60',
        'Variant Image': 'https://cdn.example/blauw.jpg',
      },
      {
        Handle,
        'Image Src': 'https://cdn.example/sfeer.jpg',
        'Image Position': '3',
        'Image Alt Text': 'Sfeer',
      },
    ]),
  );
  expect(report.refused).toBe(0);
  const picture = (url: string, color: string, alt: string) => ({
    key: keyOfUrl(url),
    url,
    color,
    alt,
  });
  expect(drafts).toEqual([
    {
      line: 2,
      access: 'warm-vest',
      complete: true,
      fields: {
        title: 'Warm vest',
        description: '<p>Wol</p>',
        brand: 'Oever',
        state: 'Online',
        tags: ['winter', 'nieuw'],
        seoTitle: 'Vest',
        seoDescription: 'Een vest',
        priceCents: 4995,
        vanPriceCents: 5995,
      },
      categories: ['Vesten'],
      pictures: [
        picture('https://cdn.example/blauw.jpg', 'Blauw', 'Warm vest'),
        picture('https://cdn.example/rood.jpg', 'Rood', 'Rood vest'),
        picture('https://cdn.example/sfeer.jpg', '', 'Sfeer'),
      ],
      variants: [
        {
          line: 2,
          color: 'Rood',
          size: 'S',
          sku: '001',
          gtin: '8710400311140',
          priceCents: 4995,
          weightGrams: 400,
          pieces: 3,
        },
        {
          line: 3,
          color: 'Rood',
          size: 'M',
          sku: 'V-2',
          gtin: null,
          priceCents: 4995,
          weightGrams: 410,
          pieces: 0,
        },
        {
          line: 4,
          color: 'Blauw',
          size: 'M',
          sku: 'V-3',
          gtin: null,
          priceCents: 5250,
          weightGrams: null,
          pieces: undefined,
        },
      ],
    },
  ]);
});

const small =
  'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Variant Compare At Price,Variant Inventory Qty,Published';

test("a product without a choice has one variant, and a 'before' that is not higher is none", async () => {
  const { drafts } = await read(small, 'lamp,Lamp,Title,Default Title,,,20,15,1,false');
  expect(drafts[0]?.fields).toMatchObject({
    priceCents: 2000,
    vanPriceCents: null,
    state: 'Offline',
  });
  expect(drafts[0]?.variants).toMatchObject([{ color: '', size: '', pieces: 1 }]);
});

test('options that are no colour together make the size', async () => {
  const { drafts } = await read(
    small,
    'broek,Broek,Lengte,32,Size,30,20,,1,',
    'broek,,,34,,30,20,,1,',
  );
  expect(drafts[0]?.variants.map(({ size }) => size)).toEqual(['32 / 30', '34 / 30']);
});

test('bad lines are told by number and reason, and the good ones of the same product go in', async () => {
  const { drafts, reasons } = await read(
    small,
    'vest,Vest,Size,S,,,"12,50",,1,true',
    'vest,,,M,,,gratis,,1,',
    'vest,,,L,,,0,,1,',
    'vest,,,XL,,,12.50,,-3,',
    'vest,,,XXL,,,,,1,',
    'vest,,,s,,,12.50,,1,',
    'vest,,,M,,',
    'vest,,,XS,,,12.50,,1,,,',
    'jas,Jas,Title,Default Title,,,9999999,,1,',
    'muts,"=WEBSERVICE(""x"")",Title,Default Title,,,5,,1,',
    'vest,Vest,Size,XXS,,,12.50,,1,true',
    ',Naamloos,,,,,5,,1,',
    'das,Das,Title,Default Title,,,€ 12.50,,4,',
  );
  expect(drafts.map(({ access, variants }) => [access, variants.length])).toEqual([
    ['vest', 2],
    ['jas', 0],
    ['das', 1],
  ]);
  expect(drafts.map(({ complete }) => complete)).toEqual([false, false, true]);
  expect(reasons.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))).toEqual([
    "3: prijs 'gratis' is geen duidelijk bedrag",
    "4: prijs '0' is niet hoger dan 0",
    "5: voorraad is negatief: '-3'",
    '6: prijs ontbreekt',
    '7: dezelfde kleur en maat als op regel 2',
    '8: halve regel: 6 van de 10 cellen',
    "10: prijs '9999999' is meer dan € 100.000",
    '11: titel is een formule: \'=WEBSERVICE("x")\'',
    '12: dit artikel staat ook eerder in het bestand; zet zijn regels onder elkaar',
    '13: er staat niet bij welk artikel het is',
  ]);
});

test('a broken cell of the product refuses it as a whole, and says how many lines that is', async () => {
  const { drafts, reasons } = await read(
    small,
    `vest,${'x'.repeat(300)},Size,S,,,12,,1,`,
    'vest,,,M,,,12,,1,',
  );
  expect(drafts).toEqual([]);
  expect(reasons).toEqual([
    '2: titel is te lang: 300 tekens, hoogstens 255; het hele artikel (2 regels) is overgeslagen',
  ]);
});

test('a line that could not be read makes the products around it incomplete', async () => {
  const { drafts } = await read(
    small,
    'a,A,Size,S,,,12,,1,',
    'a,,,"M"x,,,12,,1,',
    'b,B,Size,S,,,12,,1,',
    'b,,,M,,,12,,1,',
    'c,C,Size,S,,,12,,1,',
  );
  expect(drafts.map(({ access, complete }) => [access, complete])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
  ]);
});

test("Shopify's newer headers mean the same", async () => {
  const { drafts } = await read(
    'URL handle;Title;Option1 name;Option1 value;Price;Compare-at price;Inventory quantity;Published on online store',
    'vest;Vest;Color;Red;"1.049,50";1.100;2;FALSE',
  );
  expect(drafts[0]).toMatchObject({
    fields: { priceCents: 104950, state: 'Offline' },
    variants: [{ color: 'Red', size: '', pieces: 2 }],
  });
});

test('our own file: what a column says, and nothing of columns that are not there', async () => {
  const { drafts, report } = await read(
    'stock,product,title,price,variant_price,size,tags,attributes,categories,published_at,vat_rate',
    '4,vest,Vest,49.95,,S,a|b,Pasvorm=ruim|Stof=50% wol\\|linnen,Dames > Vesten,2026-03-01T10:00:00Z,9',
    '5,vest,,,54.95,M,,,,,',
  );
  expect(report.refused).toBe(0);
  expect(drafts).toEqual([
    {
      line: 2,
      access: 'vest',
      complete: true,
      fields: {
        title: 'Vest',
        priceCents: 4995,
        tags: ['a', 'b'],
        vatRate: 9,
        publishedAt: '2026-03-01T10:00:00.000Z',
        attributes: { Pasvorm: 'ruim', Stof: '50% wol|linnen' },
      },
      categories: ['Dames > Vesten'],
      pictures: undefined,
      variants: [
        { line: 2, color: '', size: 'S', priceCents: null, pieces: 4 },
        { line: 3, color: '', size: 'M', priceCents: 5495, pieces: 5 },
      ],
    },
  ]);
});

test('our own file says which products are gift cards, whose btw is 0', async () => {
  const { drafts, report } = await read(
    'product,title,price,kind,vat_rate',
    'kaart,Cadeaukaart,25,Cadeaukaart,',
    'trui,Trui,49.95,goods,21',
    'bon,Bon,25,giftcard,21',
    'iets,Iets,25,waardebon,',
  );
  expect(drafts.map(({ fields: { kind, vatRate } }) => [kind, vatRate])).toEqual([
    ['giftcard', 0],
    ['goods', 21],
  ]);
  expect(report.refused).toBe(2);
});

test.each([
  ['nothing', ''],
  ['another kind of file', 'name,price\na,1\n'],
  ['a picture', '\x89PNG\r\n\x1a\n\0\0\0'],
])('%s is no file of products', async (_name, text) => {
  await expect(read(text)).rejects.toThrow(UnreadableFile);
});

test('only a file without any line is called empty', async () => {
  await expect(read('')).rejects.toThrow('het bestand is leeg');
  await expect(read('[{"product":"x"}]')).rejects.toThrow(/^de eerste regel noemt geen kolom/);
});

test('a column that is there twice is read once, and that is told', async () => {
  const unused: string[] = [];
  const file = 'product,title,price,Title,eigen\nvest,Vest,10,Trui,x\n';
  const drafts = readDrafts(bytes(file), new Report(), (headers) => unused.push(...headers));
  for await (const draft of drafts) expect(draft.fields.title).toBe('Vest');
  expect(unused).toEqual(['Title (kolom 4, staat er al)', 'eigen']);
});

test('a Dutch sheet without titles tells what new articles are called; other columns may be named', async () => {
  const { drafts } = await read(
    'Artikel;Omschrijving;Prijs',
    'LH-100;Linnen overhemd;49,95',
    `Wollen sok;${'Een lange tekst over de sok. '.repeat(8)};5`,
    'vest;;30',
  );
  expect(drafts.map(({ access, usualTitle }) => [access, usualTitle])).toEqual([
    ['lh-100', 'Linnen overhemd'],
    ['wollen-sok', 'Wollen sok'],
    ['vest', undefined],
  ]);
  const report = new Report();
  const lines = bytes('Nr|Productnaam|Verkoop incl.|Prijs\n1|Sok|5,00|4,13');
  const columns = { product: 'Nr', price: 'Verkoop incl.' };
  const named = [];
  const unused: string[] = [];
  for await (const draft of readDrafts(lines, report, (all) => unused.push(...all), columns)) {
    named.push(draft);
  }
  expect(named[0]).toMatchObject({ access: '1', fields: { title: 'Sok', priceCents: 500 } });
  expect(unused).toEqual(['Prijs (kolom 4, staat er al)']);
  await expect(readDrafts(bytes('a;b'), report, undefined, { prijs: 'b' }).next()).rejects.toThrow(
    'is geen gegeven hiervan',
  );
});
