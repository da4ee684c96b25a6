import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { findHtmlProblems } from '../../../tests/harness/valid-html';
import { createVisitor } from '../../../tests/harness/visitor';
import { createPage, publishPage } from './api.server';

const PASSWORD = 'een lang wachtwoord';
const PATH = '/half';

const block = (type: string, id: string, props: Record<string, unknown> = {}) => ({
  type,
  props: { id, version: 1, ...props },
});
const text = block('RichText', 'tekst', { title: 'Half', html: '<p>Wel af.</p>' });
const picture = { key: 'zool', width: 40, height: 30, alt: 'Een zool' };
const content = [
  text,
  block('Picture', 'foto'),
  block('Tiles', 'tegels', {
    title: 'Verder',
    items: [block('Tile', 'een', { title: 'Schoenen', link: '/schoenen' }), block('Tile', 'twee')],
  }),
  block('Form', 'formulier', { form: '99' }),
  block('ProductDetail', 'artikel', { item: 99 }),
  block('FaqView', 'vragen', { items: '98, 99' }),
  block('FaqView', 'geen'),
  block('Picture', 'af', { picture }),
];

let app: TestApp;
let page: number;
beforeAll(async () => {
  app = await createTestApp();
  const tree = { root: {}, content, zones: {} };
  page = await createPage(app.host, { siteId: 1, path: PATH, title: 'Half', tree });
});
afterAll(() => app.close());

const enter = async (role: 'customer' | 'editor') => {
  const email = `${role}@brink.example`;
  await createAccount(app.host, { email, password: PASSWORD, role });
  const visitor = createVisitor(app);
  const fields = { etalage_username: email, etalage_password: PASSWORD };
  await visitor.post('/site/login', { ...fields, etalage_token: await visitor.token() });
  return visitor;
};
const address = () => `/webcore/content/preview/${page}`;

test('editors see a page before it is published, with what of it is not finished', async () => {
  const editor = await enter('editor');
  const { statusCode, body, headers } = await editor.get(address());
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
  const main = get(parseHtml(body), 'main');
  expect(findAll(main, '[role=status]').map(textOf)).toEqual([
    'Foto: kies nog een foto',
    'Tegel: vul nog een naam in',
    'Formulier: ‘Formulier’ leidt nergens heen',
    'Artikelen: één kaart: ‘Artikel’ leidt nergens heen',
    'Veelgestelde vragen: kaarten: ‘Veelgestelde vragen naar keuze’ leidt nergens heen',
  ]);
  expect(textOf(main)).toContain('Wel af.');
  expect(findAll(main, 'img')).toHaveLength(1);
  expect(await findHtmlProblems(body)).toEqual([]);
  expect(get(parseHtml(body), 'meta[name=robots]').attributes.content).toContain('noindex');
});

test('nobody else learns that there is such a page, and a published one says none of it', async () => {
  const customer = await enter('customer');
  for (const visitor of [customer, createVisitor(app)]) {
    expect((await visitor.get(address())).statusCode).toBe(404);
  }
  for (const other of ['0', 'x', '99999999999']) {
    expect((await customer.get(`/webcore/content/preview/${other}`)).statusCode).toBe(404);
  }
  await publishPage(app.host, page);
  const { body, statusCode } = await customer.get(PATH);
  expect(statusCode).toBe(200);
  const main = get(parseHtml(body), 'main');
  expect(findAll(main, '[role=status]')).toEqual([]);
  expect(textOf(main)).not.toContain('nog een');
});
