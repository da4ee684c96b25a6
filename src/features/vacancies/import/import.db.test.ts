import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listImports, UnreadableFile, undoImport } from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { locations } from '#features/stores/api.server';
import { createTestApp, type TestApp } from '../../../../tests/harness/app';
import { countQueries } from '../../../../tests/harness/count-queries';
import { vacancies } from '../server/tables';
import type { VacancyLine } from './columns';
import { importVacancies } from './import';
import { readFeed } from './read-feed';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  const places = [
    ['tiel', 'Tiel', '4001 AM', 'Tiel'],
    ['utrecht-a', 'Utrecht Centrum', '3511 AW', 'Utrecht'],
    ['utrecht-b', 'Utrecht Noord', '3561 AA', 'Utrecht'],
  ] as const;
  await app.db.insert(locations).values(
    places.map(([access, title, zipcode, place]) => ({
      access,
      title: `${getSite(app.host).name} ${title}`,
      zipcode,
      place,
      street: 'Kade',
      housenumber: '1',
      province: 'Utrecht',
      hours: {} as (typeof locations.$inferInsert)['hours'],
    })),
  );
});
afterEach(() => app.close());

async function* inBytes(bytes: Uint8Array, size = 64): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A feed that comes in parts of so many bytes. */
const inParts = (text: string, size?: number) => inBytes(Buffer.from(text), size);

const read = (
  open: () => AsyncIterable<Uint8Array>,
  more: { dryRun?: boolean; closeMany?: boolean; onProgress?: (done: number) => void } = {},
) => importVacancies(app.host, open, { file: 'feed.xml', ...more });

const load = async (text: string, dryRun = false, closeMany = false) => {
  const report = await read(() => inParts(text), { dryRun, closeMany });
  const { gone, refused } = report;
  const plans = report.plans.filter(({ kind }) => kind !== 'unchanged');
  const kinds = plans.map(({ kind, key }) => `${gone.has(key) ? 'closed' : kind} ${key}`);
  return { report, kinds, refused: refused.map(({ key, reason }) => `${key}: ${reason}`) };
};

const all = () => app.db.select().from(vacancies).orderBy(asc(vacancies.id));

const job = (reference: string, more = '') => `<job>
  <title><![CDATA[Verkoper & kassa]]></title>
  <date>Mon, 02 Mar 2026 09:00:00 GMT</date>
  <referencenumber><![CDATA[${reference}]]></referencenumber>
  <company>Brink</company><city>Tiel</city><postalcode>4001AM</postalcode>
  <description><![CDATA[<p>Je helpt &euro; klanten.</p><script>x</script><ul><li>Kassa</li></ul>]]></description>
  <jobtype>parttime</jobtype><category>Verkoop</category><hours>16-24</hours>
  <expirationdate>2026-06-30</expirationdate>${more}</job>`;
const feed = (...jobs: string[]) =>
  `<?xml version="1.0" encoding="utf-8"?><source><publisher>ATS</publisher>${jobs.join('')}</source>`;

test('an XML feed of the common form becomes vacancies, whatever its parts', async () => {
  const { kinds } = await load(
    feed(job('A-1'), job('A-2', '<code>-44</code><minimum_age>16</minimum_age>')),
  );
  expect(kinds).toEqual(['new A-1', 'new A-2']);
  const [first, second] = await all();
  expect(first).toMatchObject({
    reference: 'A-1',
    title: 'Verkoper & kassa',
    access: 'verkoper-kassa-tiel-a-1',
    category: 'verkoop',
    contract: 'vast',
    hoursMin: 16,
    hoursMax: 24,
    postedOn: '2026-03-02',
    validThrough: '2026-06-30',
    description: ['Je helpt € klanten.', 'Kassa'],
  });
  expect(second?.code).toBe(-44);
  expect(second?.minimumAge).toBe(16);
});

test('what is gone from the feed is closed, what comes back is open again, and others stay', async () => {
  await load(feed(job('A-1'), job('A-2')));
  const [tiel] = await app.db.select().from(locations).where(eq(locations.access, 'tiel'));
  await app.db.insert(vacancies).values({
    access: 'zelf',
    title: 'Zelf gemaakt',
    locationId: tiel?.id ?? 0,
    category: 'verkoop',
    contract: 'vast',
    hoursMin: 8,
    hoursMax: 8,
    code: 1,
    postedOn: '2026-01-01',
  });
  expect((await load(feed(job('A-2')))).kinds).toEqual(['closed A-1']);
  const states = (await all()).map(({ reference, state }) => [reference, state]);
  expect(states).toEqual(
    expect.arrayContaining([
      ['A-1', 'Offline'],
      ['A-2', 'Online'],
      [null, 'Online'],
    ]),
  );
  const again = await load(feed(job('A-1'), job('A-2')));
  expect(again.kinds).toEqual(['changed A-1']);
  expect(again.report.plans.map(({ key, told }) => [key, told])).toEqual([
    ['A-1', ['Stand: Offline → Online']],
    ['A-2', []],
  ]);
});

test('a try writes nothing', async () => {
  await load(feed(job('A-1')));
  const { kinds, report } = await load(feed(job('A-3')), true);
  expect(kinds).toEqual(['new A-3', 'closed A-1']);
  expect(report.importId).toBeUndefined();
  expect((await all()).map(({ reference, state }) => [reference, state])).toEqual([
    ['A-1', 'Online'],
  ]);
});

test('a line that is wrong is refused with its reason; what it names is not closed', async () => {
  await load(feed(job('A-1')));
  const { refused, kinds } = await load(
    feed(
      job('A-1').replace('16-24', 'veel'),
      job('A-2'),
      job('A-2'),
      job('A-4').replace(/<(city|postalcode)>.*?<\/\1>/g, '<city>Utrecht</city>'),
    ),
  );
  expect(kinds).toEqual(['new A-2']);
  expect(refused).toEqual([
    'A-1: Uren per week, minstens: Vul een heel getal in. ' +
      'Uren per week, hoogstens: Vul een heel getal in.',
    'A-2: dit item staat al eerder in het bestand',
    'A-4: Plek: ‘Utrecht’ is geen plek die we als enige kennen.',
  ]);
});

test('a file of which no line is taken closes nothing', async () => {
  await load(feed(job('A-1')));
  const wrong = job('A-2').replace('16-24', 'veel');
  for (const isTrial of [true, false]) {
    const { kinds, refused } = await load(feed(wrong), isTrial);
    expect([kinds, refused.length]).toEqual([[], 1]);
  }
  expect((await all()).map(({ state }) => state)).toEqual(['Online']);
});

test('what fits no vacancy as a whole is refused, also where a feed says half of it', async () => {
  await load(feed(job('A-1')));
  const { refused } = await load(
    feed(
      job('A-1').replace('<hours>16-24</hours>', '<hours_max>12</hours_max>'),
      job('A-2').replace('2026-06-30', '2026-01-31'),
      job(''),
    ),
  );
  expect(refused).toEqual([
    'A-1: Uren per week, hoogstens: Dit is minstens wat er bij Uren per week, minstens staat.',
    'A-2: Reageren tot en met: Dit is niet eerder dan Geplaatst.',
    ': Referentie: Elke vacature van een feed heeft er een.',
  ]);
});

test('an import can be undone: what it made goes, what it closed is open again', async () => {
  await load(feed(job('A-1'), job('A-2')));
  const before = await all();
  const { report } = await load(feed(job('A-2', '<code>5</code>'), job('A-3')));
  expect((await undoImport(app.host, report.importId ?? 0)).kept).toEqual([]);
  const bare = (rows: typeof before) => rows.map(({ revision: _, ...row }) => row);
  expect(bare(await all())).toEqual(bare(before));
});

test('a feed that was cut off half-way goes on there, and closes what is gone at last', async () => {
  await load(feed(job('M-x')));
  const open = () => inParts(feed(...many(0, 700)), 65_536);
  const onProgress = () => {
    throw new Error('killed');
  };
  await expect(read(open, { onProgress })).rejects.toThrow('killed');
  expect(await all()).toHaveLength(501);
  const { resumedAt, plans, gone } = await read(open);
  expect([resumedAt, plans.length, [...gone]]).toEqual([500, 201, ['M-x']]);
  const closed = (await all()).filter(({ state }) => state === 'Offline');
  expect(closed.map(({ reference }) => reference)).toEqual(['M-x']);
  expect((await listImports(app.host)).map(({ done }) => done)).toEqual([701, 1]);
});

const many = (from: number, to: number, more = '') =>
  Array.from({ length: to - from }, (_, n) => job(`M-${from + n}`, more));

test('a long feed is written in parts, tells how far it is, and a second time writes nothing', async () => {
  const heard: number[] = [];
  const run = async (jobs: string[]) => {
    let kinds: string[] = [];
    const count = await countQueries(async () => {
      const report = await read(() => inParts(feed(...jobs), 65_536), {
        onProgress: (done) => heard.push(done),
      });
      kinds = report.plans.map(({ kind }) => kind).filter((kind) => kind !== 'unchanged');
    });
    return { count, kinds };
  };
  const first = await run(many(0, 1100));
  expect(first.kinds).toEqual(Array(1100).fill('new'));
  expect(first.count).toBeLessThan(80);
  expect(heard).toEqual([500, 1000, 1100]);
  const written = await all();
  expect(written).toHaveLength(1100);
  const second = await run(many(0, 1100));
  expect(second.kinds).toEqual([]);
  expect(second.count).toBeLessThan(first.count);
  expect(await all()).toEqual(written);
  const third = await run([...many(0, 600), ...many(600, 1100, '<salary_min>16</salary_min>')]);
  expect(third.kinds).toEqual(Array(500).fill('changed'));
  expect(third.count).toBeLessThan(80);
  expect(await all()).toEqual(
    written.map((row, n) => (n < 600 ? row : { ...row, salaryMin: 1600, revision: 2 })),
  );
});

test('of two vacancies with one address the second is refused, also in a try', async () => {
  const refusalsOf = async (dryRun: boolean, ...jobs: string[]) =>
    (await load(feed(...jobs), dryRun)).report.refused.map(({ key }) => key);
  expect(await refusalsOf(true, job('A.1'), job('A 1'))).toEqual(['A 1']);
  expect(await refusalsOf(false, job('A.1'), job('A 1'))).toEqual(['A 1']);
  for (const dryRun of [true, false]) {
    expect(await refusalsOf(dryRun, job('A.1'), job('A-1'), job('A-2'))).toEqual(['A-1']);
  }
  expect((await all()).map(({ reference }) => reference)).toEqual(['A.1', 'A-2']);
});

test('a CSV of a Dutch sheet says the same', async () => {
  const { kinds, report } = await load(
    'referentie;titel;vestiging;categorie;dienstverband;uren;salary_min;salary_max;salary_unit;tot\r\n' +
      'B-1;Verkoper;Utrecht Noord;verkoop;tijdelijk;8 tot 12;15,35;17,20;hour;30-6-2026\r\n' +
      'B-2;Verkoper;Nergens;verkoop;vast;8;;;;\r\n',
  );
  expect(kinds).toEqual(['new B-1']);
  expect(report.refused).toEqual([
    { line: 3, key: 'B-2', reason: 'Plek: ‘Nergens’ is geen plek die we als enige kennen.' },
  ]);
  expect((await all())[0]).toMatchObject({
    contract: 'tijdelijk',
    hoursMin: 8,
    hoursMax: 12,
    salaryMin: 1535,
    salaryMax: 1720,
    salaryUnit: 'HOUR',
    validThrough: '2026-06-30',
  });
});

test.each([
  ['no XML', '<source><job></source>'],
  [
    'an entity of its own',
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x><job><title>&a;</title></job></x>',
  ],
  ['no vacancy', '<source></source>'],
  ['no reference', 'titel,plaats\nVerkoper,Tiel\n'],
  ['nothing', ''],
])('a file with %s closes nothing', async (_, text) => {
  await load(feed(job('A-1')));
  await expect(load(text)).rejects.toThrow(UnreadableFile);
  expect((await all())[0]?.state).toBe('Online');
});

test('a feed that leaves out most of what is open closes nothing, unless that is meant', async () => {
  const six = [1, 2, 3, 4, 5, 6].map((n) => job(`A-${n}`));
  await load(feed(...six, job('A-7')));
  const open = async () => (await all()).filter(({ state }) => state === 'Online').length;
  await expect(load(feed(job('A-7', '<code>5</code>')))).rejects.toThrow(/6 van de 7 vacatures/);
  expect(await open()).toBe(7);
  expect((await all()).map(({ code }) => code)).not.toContain(5);
  const { report } = await load(feed(job('A-7')), true);
  expect(report.objection).toContain('--close-many');
  expect((await load(feed(...six.slice(2)))).kinds).toHaveLength(3);
  expect(await open()).toBe(4);
  await load(feed(...six));
  await load(feed(job('A-7')), false, true);
  expect(await open()).toBe(1);
});

test('columns of others are named: of a CSV and of XML, and what is named wrong is told', async () => {
  const csv = `Nr;Functie;Filiaalplaats;Plaats;Afdeling;contract;hours
V-1;Magazijnhulp;Tiel;Amsterdam;verkoop;vast;8-16`;
  const asked = { reference: 'nr', title: 'Functie', place: 'FILIAALPLAATS', category: 'Afdeling' };
  const run = (text: string, columns?: Record<string, string>) =>
    importVacancies(app.host, () => inParts(text), { file: 'x.csv', columns });
  await expect(run(csv)).rejects.toThrow(/reference/);
  await expect(run(csv, { ...asked, title: 'Titel' })).rejects.toThrow(
    /Titel; het bestand heeft: Nr/,
  );
  await expect(run(csv, { ...asked, naam: 'Functie' })).rejects.toThrow(/'naam' is geen gegeven/);
  expect((await run(csv, asked)).refused).toEqual([]);
  expect(await all()).toMatchObject([
    { reference: 'V-1', title: 'Magazijnhulp', access: 'magazijnhulp-tiel-v-1', hoursMax: 16 },
  ]);
  const xml = feed(job('A-1', '<functienaam>Kok</functienaam><nummer>N-1</nummer>'));
  await run(xml, { reference: 'nummer', title: 'functienaam' });
  expect(await all()).toMatchObject([{ reference: 'V-1' }, { reference: 'N-1', title: 'Kok' }]);
});

test('a line of a CSV that is cut off or runs over is refused, and closes nothing', async () => {
  const header = 'reference,title,location,category,hours,description\n';
  await load(
    `${header}C-1,Verkoper,tiel,verkoop,8,Hele tekst\nC-2,Verkoper,tiel,verkoop,8,Tekst\n`,
  );
  const { refused } = await load(
    `${header}C-2,Verkoper,tiel,verkoop,8,Eén, twee\nC-1,Verkoper,tiel,verk`,
  );
  expect(refused).toEqual([
    'C-2: de regel heeft meer kolommen dan de kop',
    'C-1: de regel houdt te vroeg op',
  ]);
  expect((await all()).map(({ state, description }) => [state, description])).toEqual([
    ['Online', ['Hele tekst']],
    ['Online', ['Tekst']],
  ]);
});

test('a sheet in Windows-1252 whose first accent stands far down is read, and so is a NUL', async () => {
  const lines = Array.from(
    { length: 60 },
    (_, n) => `D-${n},Verkoper,tiel,verkoop,8,Gewone tekst\n`,
  );
  const text = `reference,title,location,category,hours,description\n${lines.join('')}D-x,Caf\xe9\0,tiel,verkoop,8,Tekst\n`;
  const report = await read(() => inBytes(Buffer.from(text, 'latin1')));
  expect(report.refused).toEqual([]);
  expect((await all()).at(-1)?.title).toBe('Café');
});

test('however a feed is cut, the same vacancies come out of it', async () => {
  const text = feed(job('É-1'), job('A-2'));
  const linesOf = async (size: number) => {
    const lines: VacancyLine[] = [];
    for await (const line of readFeed(inParts(text, size))) lines.push(line);
    return lines;
  };
  const whole = await linesOf(1_000_000);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 400 }), async (size) => {
      expect(await linesOf(size)).toEqual(whole);
    }),
    { numRuns: 40 },
  );
});

/** A text without end, made as it is read; `made` counts its characters. */
async function* endless(begin: string, part: string, made: { count: number }) {
  yield Buffer.from(begin);
  for (;;) {
    made.count += part.length;
    yield Buffer.from(part);
  }
}

test.each([
  ['XML', '<source><job><description>', 'Een hele lange tekst. '.repeat(5000)],
  ['XML without vacancies', '<source>', '<other>x</other>'.repeat(5000)],
  ['CSV', 'reference,title\nA-1,"', 'Een hele lange tekst. '.repeat(5000)],
])('a feed that would fill the memory is refused while it comes: %s', async (_, begin, part) => {
  const made = { count: 0 };
  const read = async () => {
    for await (const line of readFeed(endless(begin, part, made))) expect(line).toBeUndefined();
  };
  await expect(read()).rejects.toThrow('één vacature beslaat meer dan 10 miljoen tekens');
  expect(made.count).toBeLessThan(13_000_000);
});
