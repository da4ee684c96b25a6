import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSetupLink } from '#features/office/api.server';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { logInAt } from '../../../tests/harness/office';
import { createVisitor } from '../../../tests/harness/visitor';
import { createAsk } from './ask';
import { askAtStart, askSetup, tellSetup } from './setup';
import { addStaff } from './staff';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

/** Somebody who types each answer once it is asked. */
const typist = (answers: readonly string[]) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const left = [...answers];
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
    // A question ends its line with a space.
    if (!/[:.?] $/.test(shown)) return;
    const answer = left.shift();
    if (answer === undefined) input.end();
    else input.write(`${answer}\n`);
  });
  return { terminal: { input, output }, shown: () => shown, left };
};

const good = {
  site: ['Koppel', 'Koppel V.O.F.', 'Dorpsstraat 3', '7731 AB', 'Ommen', '', '12345678'],
  rest: ['NL123456789B01', '0529 123456', 'hallo@koppel.example'],
  admin: ['An de Boer', 'an@koppel.example', 'zeven grijze ganzen', 'zeven grijze ganzen'],
};

test('a site is set up at a terminal: what is wrong is asked again, and the admin comes in', async () => {
  const [name = '', legal = '', ...where] = good.site;
  const { terminal, shown, left } = typist([
    ...['', name, legal, ...where.slice(0, -1), '1234', '12345678', 'NL12', ...good.rest],
    // A number of the list, colours of one's own, of which the first can't be read.
    ...['9', '7', '#ffee00', '#1d3557', '#1d3557'],
    ...[...good.admin.slice(0, 2), 'kort', 'zeven grijze ganzen', 'anders', 'zeven grijze ganzen'],
    ...['nee', ...Array(10).fill(''), '', '', '', '', '', ...good.admin.slice(2), 'ja'],
  ]);
  const ask = createAsk(terminal);
  await askSetup(app.host, ask);
  ask.end();
  expect(left).toEqual([]);
  for (const told of ['Vul dit in.', 'Vul 8 cijfers in.', 'Het contrast met', 'niet hetzelfde']) {
    expect(shown()).toMatch(new RegExp(`! .*${told}`));
  }
  expect(shown()).toContain('Klaar. Log met an@koppel.example in op http://localhost/admin');
  expect(shown()).not.toContain('zeven grijze ganzen');
  const reply = await logInAt(createVisitor(app), {
    ...{ email: 'an@koppel.example', password: 'zeven grijze ganzen' },
  });
  expect(reply.headers.location).toBe('/admin');
  const { rows } = await app.db.execute(
    sql`select name, settings #>> '{theme,brand}' as brand, settings -> 'begin' -> 'done' as done from sites`,
  );
  expect(rows).toEqual([
    { name: 'Koppel', brand: '#1d3557', done: ['wie', 'paginas', 'huisstijl'] },
  ]);
  expect((await app.inject('/')).body).toContain('Welkom bij Koppel');
  expect(await tellSetup(app.host)).toEqual([]);
});

test('who ends the terminal writes nothing, and the link holds', async () => {
  const { terminal } = typist(['Koppel']);
  const ask = createAsk(terminal);
  await expect(askSetup(app.host, ask)).rejects.toMatchObject({ name: 'AbortError' });
  const { rows } = await app.db.execute(sql`select name from sites`);
  expect(rows).toEqual([{ name: 'Etalage' }]);
  expect(await openSetupLink(app.host)).toBeDefined();
});

test('where nobody sits at a terminal nothing is asked: what to do next is told', async () => {
  await askAtStart(app.host);
  const told = (await tellSetup(app.host)).join('\n');
  expect(told).toMatch(/http:\/\/localhost\/\?setup=[\w-]{43}\n.*Hij werkt tot .* 2026/s);
  expect(told).toContain('bin/etalage.mjs setup');
  await addStaff(app.host, 'an@keten.example', { name: 'An', role: 'beheerder' });
  expect(await tellSetup(app.host)).toEqual([]);
});

test('of a site that was made otherwise the command for a first member is told, and no link', async () => {
  await app.db.execute(
    sql`update sites set settings = settings || '{"begin": {"done": [], "isEnded": false}}'`,
  );
  await app.host.events.publish('site.changed', {});
  await expect.poll(async () => (await tellSetup(app.host)).join(' ')).toContain('staff add');
});
