import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, createApiApp } from '../../../../tests/harness/api-app';
import { readHistory } from '../server/changes';
import { registerHold } from '../server/checks';
import { findStored } from '../server/stored';
import { exportEntity, type FileFormat } from './export';
import { importEntity } from './import';
import { listImports } from './list-imports';
import { UnreadableFile } from './read-file';
import { undoImport } from './undo';

let api: ApiApp;
beforeAll(async () => {
  api = await createApiApp();
});
afterAll(() => api.close());

const stored = (name: string) => {
  const found = findStored(api.host, name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

const load = (name: string, text: string, more: { dryRun?: boolean; again?: boolean } = {}) =>
  importEntity(api.host, stored(name), { bytes: Buffer.from(text), file: 'proef.csv', ...more });

const write = async (name: string, format: FileFormat = 'csv') =>
  (await exportEntity(api.db, stored(name), { siteId: 1, format })).text;

const kinds = ({ plans }: Awaited<ReturnType<typeof load>>) => plans.map(({ kind }) => kind);

const article = (access: string, more = '') =>
  `${access};Titel ${access};winkels;2026-03-01;"# Kop\n\nEerste alinea.\n\n- een\n- twee"${more}`;
const header = 'adres;titel;onderwerp;datum;tekst';

test('what was exported changes nothing when it is read again, in each format', async () => {
  await load('news', [header, article('heen'), article('weer')].join('\n'));
  await load(
    'calendar',
    'access,titel,soort,begint,eindigt,tekst,prijs\nhier,Hier,lezing,2026-12-24 19:30,24-12-2026 21:00,Kom.,"12,50"\n',
  );
  for (const name of ['news', 'weblog', 'calendar', 'faq', 'fact']) {
    for (const format of ['csv', 'sheet', 'json'] as const) {
      const report = await load(name, await write(name, format));
      expect([name, format, report.refused, report.unused]).toEqual([name, format, [], []]);
      expect(kinds(report).filter((kind) => kind !== 'unchanged')).toEqual([]);
    }
  }
});

test('a trial tells what would change by row and field, and writes nothing', async () => {
  await load('news', [header, article('proef')].join('\n'));
  const before = await write('news');
  const report = await load(
    'news',
    'adres;datum;onderwerp\nproef;5 maart;collectie\nproef;2026-03-05;Collectie\nnieuw;2026-03-05;collectie\n',
    { dryRun: true },
  );
  expect(report.importId).toBeUndefined();
  expect(report.plans).toEqual([]);
  expect(report.refused).toEqual([
    { line: 2, key: 'proef', reason: 'Datum: Vul een datum in, bijvoorbeeld 2026-12-25.' },
    { line: 3, key: 'proef', reason: 'dit item staat al eerder in het bestand' },
    { line: 4, key: 'nieuw', reason: 'voor een nieuw item ontbreekt Titel, Tekst' },
  ]);
  const twice = await load(
    'news',
    'adres;datum;onderwerp\nproef;5 maart;nergens\nnieuw;5 maart;nergens\n',
    { dryRun: true },
  );
  const wrong =
    /Onderwerp: Kies een van: \S.*\. Datum: Vul een datum in, bijvoorbeeld 2026-12-25\.$/;
  expect(twice.refused.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(new RegExp(`^${wrong.source}`)),
    expect.stringMatching(
      new RegExp(`^voor een nieuw item ontbreekt Titel, Tekst; ${wrong.source}`),
    ),
  ]);
  const right = await load('news', 'adres;datum;onderwerp\nproef;05-03-2026;Collectie\n', {
    dryRun: true,
  });
  expect(right.plans).toEqual([
    {
      ...{ line: 2, key: 'proef', kind: 'changed' },
      told: ['Onderwerp: Winkels → Collectie', 'Datum: 1 maart 2026 → 5 maart 2026'],
    },
  ]);
  expect(await write('news')).toBe(before);
});

test('lines that are wrong are refused by their number, and the others go in', async () => {
  const report = await load(
    'news',
    [
      `${header};winkel;extra`,
      article('goed', ';1;x'),
      article('Niet Goed', ';;'),
      article('ver', ';999;'),
    ].join('\r\n'),
  );
  expect(kinds(report)).toEqual(['new']);
  expect(report.unused).toEqual(['extra']);
  expect(report.refused).toMatchObject([
    { reason: expect.stringContaining('Adres: Vul het laatste deel van het adres in') },
    { key: 'ver', reason: 'Winkel: Er is geen winkel 999.' },
  ]);
  const list = (await api.get('news')).json.data;
  expect(
    list.find(({ data }: { data: { access: string } }) => data.access === 'goed'),
  ).toMatchObject({
    data: {
      location_id: 1,
      body: [{ h: 'Kop' }, { p: 'Eerste alinea.' }, { ul: ['een', 'twee'] }],
    },
  });
});

test('a whole import is undone, but for what changed since', async () => {
  await load('news', [header, article('oud')].join('\n'));
  const before = await write('news');
  const report = await load(
    'news',
    'adres;titel;onderwerp;datum;tekst\noud;Anders;winkels;2026-03-01;Anders.\nerbij;Erbij;winkels;2026-03-01;Erbij.\n',
  );
  expect(kinds(report)).toEqual(['changed', 'new']);
  const [last] = await listImports(api.host, 1);
  expect(last).toMatchObject({ id: report.importId, entity: 'News', done: 2 });
  expect(await undoImport(api.host, report.importId ?? 0)).toMatchObject({ undone: 2, kept: [] });
  expect(await write('news')).toBe(before);
  await expect(undoImport(api.host, report.importId ?? 0)).rejects.toThrow('Er is geen import');

  const second = await load('news', 'adres;titel\noud;Opnieuw\nheen;Heen en terug\n');
  await load('news', 'adres;titel\noud;Daarna\n');
  const undone = await undoImport(api.host, second.importId ?? 0);
  expect([undone.undone, undone.kept.length]).toEqual([1, 1]);
  expect(await write('news')).toContain('Daarna');
  const [row] = (await api.get('news')).json.data.filter(
    ({ title }: { title: string }) => title === 'Daarna',
  );
  const history = await readHistory(api.host, stored('news'), row.id);
  expect(history.map(({ way }) => way)).toEqual(['import', 'import', 'undo', 'import', 'import']);
});

test('what an import made and others depend on by now is put offline by undoing it', async () => {
  const { importId = 0 } = await load('news', `${header}\n${article('los')}\n${article('vast')}\n`);
  const { data } = (await api.get('news?limit=100')).json;
  const [held] = data.filter(({ title }: { title: string }) => title === 'Titel vast');
  registerHold(api.host, 'News', 'proef', {
    isHeld: (id) => sql`select 1 where ${id} = ${held.id}`,
    told: 'Er hangt iets aan.',
  });
  expect(await undoImport(api.host, importId)).toEqual({
    ...{ entity: 'News', undone: 1, kept: [] },
    hidden: [{ id: held.id, told: 'Er hangt iets aan.' }],
  });
  const titles = async () =>
    (await api.get('news?limit=100')).json.data.map(({ title }: { title: string }) => title);
  expect(await titles()).not.toEqual(expect.arrayContaining(['Titel los']));
  expect(await titles()).not.toContain('Titel vast');
  expect(await write('news')).toContain('vast,Titel vast,Offline');
});

test('an import that was cut off goes on where it was', async () => {
  const lines = Array.from({ length: 1200 }, (_, at) => `,Voordeel ${at},${at}`);
  const text = ['id,title,sort', ...lines].join('\n');
  let parts = 0;
  const cut = importEntity(api.host, stored('usp'), {
    ...{ bytes: Buffer.from(text), file: 'voordelen.csv' },
    onProgress: () => {
      parts += 1;
      if (parts === 2) throw new Error('killed');
    },
  });
  await expect(cut).rejects.toThrow('killed');
  const rows = async () => (await api.get('usp?limit=1')).json._meta.total;
  expect(await rows()).toBe(1000);
  const report = await load('usp', text);
  expect([report.resumedAt, report.plans.length, await rows()]).toEqual([1000, 200, 1200]);
  // What has no key would be there twice.
  await expect(load('usp', text)).rejects.toThrow('het is al ingelezen');
  const { undone } = await undoImport(api.host, report.importId ?? 0);
  expect([undone, await rows()]).toEqual([1200, 0]);
  expect((await load('usp', text)).plans).toHaveLength(1200);
});

test('one file that two processes read at once goes in once', async () => {
  const text = ['id,question,answer,category', ',Twee keer?,Nee.,maten'].join('\n');
  const both = await Promise.allSettled([load('faq', text), load('faq', text)]);
  const done = both.filter(({ status }) => status === 'fulfilled').length;
  expect(done).toBeGreaterThan(0);
  const { data } = (await api.get('faq?limit=100')).json;
  expect(data.filter(({ title }: { title: string }) => title === 'Twee keer?')).toHaveLength(1);
});

test('a text that a spreadsheet takes for a formula is marked in the file, and read as it was', async () => {
  await load('reference', 'id,title,text\n,=1+1,"@allen ""hoi"""\n');
  const text = await write('reference');
  expect(text).toContain("'=1+1");
  expect(kinds(await load('reference', text))).toEqual(['unchanged']);
});

test('a value that no two rows share is refused where another has it, in the file or in the site', async () => {
  const columns = 'access,title,location_id,soort werk,hours_min,hours_max,posted,reference';
  const line = (access: string, reference: string) =>
    `${access},Verkoper,1,Verkoop,8,16,2-3-2026,${reference}`;
  const file = [columns, line('een', 'R-1'), line('twee', 'R-1'), line('drie', '')].join('\n');
  const refused = [
    { line: 3, key: 'twee', reason: 'Referentie: Er is al een item met deze waarde.' },
  ];
  for (const dryRun of [true, false]) {
    const report = await load('vacancy', file, { dryRun });
    expect([kinds(report), report.refused]).toEqual([['new', 'new'], refused]);
  }
  const next = [columns, line('een', 'R-2'), line('drie', 'R-1')].join('\n');
  expect((await load('vacancy', next)).refused).toMatchObject([{ line: 3, key: 'drie' }]);
  expect(new Set(kinds(await load('vacancy', await write('vacancy'))))).toEqual(
    new Set(['unchanged']),
  );
});

test('what is no file of the entity is said to be none', async () => {
  for (const text of ['', 'naam;plaats\nx;y', '"adres', '{"a":1}', '[1]', '{"data":']) {
    await expect(load('news', text)).rejects.toThrow(UnreadableFile);
  }
  expect(kinds(await load('news', '\ufeffADRES\theen\nheen\tx'))).toEqual(['unchanged']);
});

test('an import of which the history is kept no more is not undone', async () => {
  const { importId = 0 } = await load('usp', 'id;titel\n;Blijft\n');
  api.clock.advance(731 * 86_400_000);
  await expect(undoImport(api.host, importId)).rejects.toThrow('Er is geen import');
  expect(await write('usp')).toContain('Blijft');
  expect((await listImports(api.host, 1))[0]).toMatchObject({ id: importId, undoneAt: null });
});
