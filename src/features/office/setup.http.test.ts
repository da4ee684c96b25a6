import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { createOfficeCalls } from '../../../tests/harness/office';
import { createSecondApp } from '../../../tests/harness/second-app';
import { createVisitor, hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { features } from '../../main/features';
import { listSetupFields } from './server/setup/answers';
import { openSetupLink } from './server/setup/link';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const TOKEN = 'etalage_token';
const shop = {
  ...{ name: 'Koppel', legal_name: 'Koppel <Mode> V.O.F.', street: 'Dorpsstraat 3' },
  ...{ zipcode: '7731 AB', place: 'Ommen', country: 'NL', kvk: '12 34 56 78' },
  ...{ vat: 'nl 1234.56.789.b01', phone: '0529 123456', email: 'hallo@koppel.example' },
};
const look = { palette: 'petrol', brand: '#17442f', accent: '#f2542b' };
const admin = {
  ...{ admin_name: 'An de Boer', admin_email: 'an@koppel.example' },
  ...{ password: 'zeven grijze ganzen', password_again: 'zeven grijze ganzen' },
};

const linkOf = async (of: Pick<TestApp, 'host'> = app) => {
  const link = await openSetupLink(of.host);
  if (!link) throw new Error('there is no link');
  return link;
};
const pathOf = ({ href }: { href: string }) => href.replace('http://localhost', '');

/** Opens the link, and answers how the form of its page is posted. */
const open = async (visitor: Visitor, href: string) => {
  const led = await visitor.get(href);
  const action = String(led.headers.location);
  const page = await visitor.get(action);
  const token = hiddenField(page.body, TOKEN);
  const post = (fields: Record<string, string>) =>
    visitor.post(action, { [TOKEN]: token, ...fields });
  return { led, action, page, post };
};

test('a stranger sees that the site opens soon, whatever token he tries, and is stopped after twenty', async () => {
  const link = await linkOf();
  const stranger = createVisitor(app, '10.8.0.1');
  const wrong = `${link.token.slice(0, -1)}${link.token.endsWith('A') ? 'B' : 'A'}`;
  for (const path of ['/', '/?setup=', `/?setup=${wrong}`, '/?setup=%E2%82%AC']) {
    const { statusCode, body } = await stranger.get(path);
    expect([
      path,
      statusCode,
      body.includes('Hier komt binnenkort'),
      body.includes('noindex'),
    ]).toEqual([path, 404, true, true]);
    expect(body).not.toContain('/admin/setup');
  }
  expect((await stranger.get(`/admin/setup/${wrong}`)).statusCode).toBe(404);
  const token = await stranger.token();
  const posted = await stranger.post(`/admin/setup/${wrong}`, {
    [TOKEN]: token,
    ...shop,
    ...admin,
  });
  expect(posted.statusCode).toBe(404);
  for (let tries = 0; tries < 20; tries += 1) await stranger.get(`/admin/setup/${tries}`);
  // Also with the right one, until the quarter is over; who sits elsewhere isn't kept out.
  expect((await stranger.get(`/admin/setup/${link.token}`)).statusCode).toBe(429);
  expect((await stranger.get(pathOf(link))).statusCode).toBe(404);
  expect((await createVisitor(app, '10.8.0.2').get(pathOf(link))).statusCode).toBe(303);
  const { rows } = await app.db.execute(sql`select count(*)::int as count from staff_members`);
  expect(rows).toEqual([{ count: 0 }]);
});

test('the link is one for all processes and starts, another after a day, and none with another secret', async () => {
  const link = await linkOf();
  const second = await createSecondApp(app, features);
  try {
    expect(await linkOf(second)).toEqual(link);
    expect(
      (await createVisitor({ inject: (asked) => second.host.app.inject(asked) }).get(pathOf(link)))
        .statusCode,
    ).toBe(303);
  } finally {
    await second.close();
  }
  app.clock.advance(23 * 3_600_000);
  expect((await linkOf()).token).toBe(link.token);
  app.clock.advance(3_600_000);
  expect((await createVisitor(app).get(pathOf(link))).statusCode).toBe(404);
  const fresh = await linkOf();
  expect(fresh.token).not.toBe(link.token);
  expect((await createVisitor(app).get(pathOf(fresh))).statusCode).toBe(303);
  const { rows } = await app.db.execute<{ value: string }>(
    sql`select value from installation where name = 'setup'`,
  );
  expect(rows[0]?.value).not.toContain(fresh.token);
});

test('what is wrong is told at its field, and nothing typed is lost, step by step and back', async () => {
  const { page, led, post } = await open(createVisitor(app), pathOf(await linkOf()));
  expect([led.statusCode, led.headers['cache-control']]).toEqual([303, 'no-store']);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(page.headers['referrer-policy']).toBe('same-origin');
  expect(page.headers['x-robots-tag']).toContain('noindex');
  const bad = { ...shop, kvk: '1234', vat: 'NL12', zipcode: '12', email: 'hallo', place: '' };
  const wrong = await post({ stap: 'wie', ...bad });
  expect(wrong.statusCode).toBe(422);
  for (const name of ['kvk', 'vat', 'zipcode', 'email', 'place']) {
    expect(wrong.body, name).toContain(`href="#setup-${name}"`);
  }
  expect(wrong.body).toContain('Vul 8 cijfers in.');
  expect(wrong.body).toContain('value="Koppel &lt;Mode&gt; V.O.F."');
  expect(wrong.body).toContain('value="NL12"');

  const second = await post({ stap: 'wie', ...shop });
  expect([second.statusCode, hiddenField(second.body, 'stap')]).toEqual([200, 'huisstijl']);
  expect(hiddenField(second.body, 'legal_name')).toBe('Koppel &lt;Mode&gt; V.O.F.');
  const pale = { palette: 'eigen', brand: '#ffee00', accent: '#1d3557' };
  const unreadable = await post({ stap: 'huisstijl', ...shop, ...pale });
  expect([unreadable.statusCode, unreadable.body.includes('Het contrast met')]).toEqual([
    422,
    true,
  ]);
  expect(unreadable.body).toContain('value="#ffee00"');
  expect((await post({ stap: 'huisstijl', ...shop, ...look, palette: 'geel' })).statusCode).toBe(
    422,
  );

  const third = await post({ stap: 'huisstijl', ...shop, ...look });
  expect(hiddenField(third.body, 'palette')).toBe('petrol');
  const weak = await post({
    ...{ stap: 'beheerder', ...shop, ...look, ...admin },
    ...{ password: 'koppel123', password_again: 'koppel124', admin_email: 'an' },
  });
  expect(weak.statusCode).toBe(422);
  for (const name of ['password', 'password-again', 'admin-email']) {
    expect(weak.body, name).toContain(`href="#setup-${name}"`);
  }
  expect(weak.body).toContain('value="An de Boer"');
  expect(weak.body).not.toContain('koppel123');

  const back = await post({ stap: 'beheerder', naar: 'terug', ...shop, ...look, ...admin });
  expect(hiddenField(back.body, 'stap')).toBe('huisstijl');
  expect(hiddenField(back.body, 'admin_name')).toBe('An de Boer');
  expect(back.body).not.toContain(admin.password);
  // What an earlier step has wrong leads back to it.
  const early = await post({ stap: 'beheerder', ...bad, ...look, ...admin });
  expect([early.statusCode, hiddenField(early.body, 'stap')]).toEqual([422, 'wie']);
  // A form of another site, and one without a page's token.
  const { action } = await open(createVisitor(app), pathOf(await linkOf()));
  expect((await createVisitor(app).post(action, { stap: 'wie', ...shop })).statusCode).toBe(403);
});

test('of several who finish at once one is the admin, with a site of his own, signed in, and the link is gone', async () => {
  const link = await linkOf();
  const visitors = [1, 2, 3].map((nth) => createVisitor(app, `10.8.1.${nth}`));
  const forms = await Promise.all(visitors.map((visitor) => open(visitor, pathOf(link))));
  const replies = await Promise.all(
    forms.map(({ post }, nth) =>
      post({
        ...{ stap: 'beheerder', ...shop, ...look, ...admin },
        admin_email: `an${nth}@koppel.example`,
      }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 404, 404]);
  const at = replies.findIndex(({ statusCode }) => statusCode === 303);
  expect(replies[at]?.headers.location).toBe('/admin/begin');
  const call = createOfficeCalls(app, visitors[at] as Visitor);
  const begin = (await call('GET', 'begin')).json;
  expect(begin).toMatchObject({ done: ['wie', 'paginas', 'huisstijl'], isKnown: true });
  const { id } = (await call('GET', 'site')).json;
  expect((await call('GET', `rows/site/${id}`)).json.row.values).toMatchObject({
    ...{ name: 'Koppel', trade_name: 'Koppel', kvk: '12345678', vat: 'NL123456789B01' },
    ...{ theme_brand: '#0f5257', theme_accent: '#ff8a5b' },
  });
  const { deeds } = (await call('GET', 'audit?what=person.first')).json;
  expect(deeds).toMatchObject([{ subject: `An de Boer (an${at}@koppel.example)` }]);

  const home = await app.inject('/');
  expect([home.statusCode, home.body.includes('Welkom bij Koppel')]).toEqual([200, true]);
  // Nobody said yet what delivery costs, so nothing of it is promised.
  for (const path of ['/', '/artikelen', '/bezorgen', '/contact']) {
    const { body } = await app.inject(path);
    expect([path, /in huis|gratis/i.exec(body)]).toEqual([path, null]);
  }
  for (const visitor of [createVisitor(app, '10.8.1.9'), visitors[at] as Visitor]) {
    expect((await visitor.get(`/admin/setup/${link.token}`)).statusCode).toBe(404);
  }
  expect(await openSetupLink(app.host)).toBeUndefined();
});

test('every question has a label, and each of the site is a field of it', () => {
  const fields = listSetupFields(app.host);
  expect(fields.filter(({ label }) => label === '')).toEqual([]);
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
});
