import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '#kernel/wire';
import {
  createFormApp,
  type FormApp,
  filled,
  html,
  json,
  listStored,
  multipart,
  postForm,
} from '../../../tests/harness/site-forms';
import { createVisitor } from '../../../tests/harness/visitor';
import { formField, formPath } from './contract';

let app: FormApp;
let token: string;
let client = 0;

beforeAll(async () => {
  app = await createFormApp();
  token = await createVisitor(app).token();
});

afterAll(() => app.close());

/** Each post comes from elsewhere, so that none is one too many. */
const send = (payload: Buffer | string | object, headers: Record<string, string>) => {
  client += 1;
  return app.inject({
    method: 'POST',
    url: formPath.submit(app.formId),
    payload,
    headers: { ...json, ...headers },
    remoteAddress: `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
  });
};

const own = (): [string, string][] => [
  [field.token, token],
  [formField.noSpam, 'Y'],
];

const plain = { 'content-type': 'application/x-www-form-urlencoded' };
const sendPlain = (fields: [string, string][]) =>
  send(new URLSearchParams([...own(), ...fields]).toString(), plain);
const sendParts = (fields: [string, string][]) => {
  const { payload, headers } = multipart([...own(), ...fields]);
  return send(payload, headers);
};

const complete = Object.entries(filled);
const without = (name: string) => complete.filter(([one]) => one !== name);

test('10 MB of text in a field is refused, in both ways of sending', async () => {
  const text = 'a'.repeat(10 * 1024 * 1024);
  for (const way of [sendPlain, sendParts]) {
    const reply = await way([...without('bericht'), ['bericht', text]]);
    expect(reply.statusCode).toBe(413);
    expect(reply.json().message).toMatch(/te groot/);
  }
  const many = Array.from({ length: 20 }, (_, at): [string, string] => [
    `veld${at}`,
    'a'.repeat(90_000),
  ]);
  expect((await sendParts([...complete, ...many])).statusCode).toBe(413);
  expect(await listStored(app)).toHaveLength(0);
});

test('more text than a field takes is told at that field', async () => {
  const reply = await sendPlain([...without('bericht'), ['bericht', 'a'.repeat(201)]]);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().fields).toEqual({
    bericht: 'Bericht: gebruik niet meer dan 200 tekens.',
  });
  // As a browser counts: a line break is one character, though it is sent as two.
  const lines = await sendPlain([...without('bericht'), ['bericht', '\r\n'.repeat(200)]]);
  expect(lines.statusCode).toBe(200);
});

test.each([
  ['NUL', 'Ilse\0'],
  ['a right-to-left override', 'Ilse \u202Egnp.exe'],
  ['an isolate', 'Ilse\u2067'],
  ['an escape', '\u001B[31mIlse'],
])('%s in a text is refused at its field', async (_, naam) => {
  for (const way of [sendPlain, sendParts]) {
    const reply = await way([...without('naam'), ['naam', naam]]);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual({
      naam: 'Naam bevat tekens die we niet kunnen lezen.',
    });
  }
});

test('wrong types: what no control of the form could send is refused at its field', async () => {
  const foreign: [string, string][] = [
    ['soort', 'alles'],
    ['via', '["mail","duif"]'],
    ['via[]', 'duif'],
    ['dag', 'morgen'],
    ['dag', '2026-02-31'],
  ];
  for (const [name, value] of foreign) {
    const reply = await sendPlain([...complete, [name, value]]);
    expect(reply.statusCode, value).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual([name.replace('[]', '')]);
  }
});

test('bodies that are no form are refused', async () => {
  const jsonBody = { 'content-type': 'application/json' };
  const bodies: [string | object, Record<string, string>][] = [
    ['[1,2]', jsonBody],
    ['"tekst"', jsonBody],
    ['{"naam":{"a":1}}', jsonBody],
    ['{"naam":[null]}', jsonBody],
    ['{', jsonBody],
    ['naam=x', { 'content-type': 'text/plain' }],
    ['naam=x', { 'content-type': 'application/pdf' }],
    ['los', { 'content-type': 'multipart/form-data' }],
    ['los', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['--x\r\ncontent-disp', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['', {}],
  ];
  for (const [body, headers] of bodies) {
    const reply = await send(body, headers);
    expect([400, 403, 415], `${body}`).toContain(reply.statusCode);
    expect(reply.json()).toHaveProperty('message');
  }
});

test('a form without a token, with another or from another site is refused', async () => {
  const before = (await listStored(app)).length;
  for (const wrong of ['', 'p.1.x', 's.x', `${token}x`]) {
    const body = new URLSearchParams([
      [field.token, wrong],
      [formField.noSpam, 'Y'],
      ...complete,
    ]).toString();
    expect((await send(body, plain)).statusCode).toBe(403);
  }
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://elders.example' },
  ];
  for (const headers of foreign) {
    const body = new URLSearchParams([...own(), ...complete]).toString();
    expect((await send(body, { ...plain, ...headers })).statusCode).toBe(403);
  }
  expect(await listStored(app)).toHaveLength(before);
});

const name = fc.oneof(
  fc.constantFrom('naam', 'mail', 'soort', 'via', 'via[]', 'dag', 'bericht', 'bron', 'filiaal'),
  fc.constantFrom('altcha', 'form_stamp', 'question_token', 'question_answer', 'homepage'),
  fc.constantFrom('conditions_agree', 'ajax_form', 'no_spam', '__proto__', 'constructor', ''),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const value = fc.oneof(
  fc.constantFrom('', 'x', 'Y', '[]', '["mail"]', '{"a":', '[{"image_id":{}}]', '2026-03-09'),
  fc.constantFrom('ilse@klant.example', 'winkel', '\0', '\u202E', '0'.repeat(2000), '..\\../'),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.json({ maxDepth: 2 }),
);
const fields = fc.array(fc.tuple(name, value), { maxLength: 12 });

/** Part names that can't break the frame of the body: what that does is tested above. */
const safe = (pairs: [string, string][]) =>
  pairs.map(([one, text]): [string, string] => [one.replaceAll(/["\r\n]/g, ''), text]);

test('whatever is posted, the answer is no fault of ours', async () => {
  const way = fc.constantFrom<'plain' | 'parts'>('plain', 'parts');
  const accept = fc.constantFrom(json.accept, html.accept, 'text/plain', '*/*');
  const withComplete = fc.boolean();
  await fc.assert(
    fc.asyncProperty(fields, way, accept, withComplete, async (pairs, kind, wanted, isWhole) => {
      const all = [...own(), ...(isWhole ? complete : []), ...pairs];
      const { payload, headers } =
        kind === 'plain'
          ? { payload: new URLSearchParams(all).toString(), headers: plain }
          : multipart(safe(all));
      const reply = await send(payload, { ...headers, accept: wanted });
      expect(reply.statusCode).toBeLessThan(500);
      expect([200, 303, 400, 403, 413, 422]).toContain(reply.statusCode);
    }),
    { numRuns: 1200 },
  );
  for (const { values } of await listStored(app)) {
    expect(values.map((one) => one.name)).toEqual([
      ...['naam', 'mail', 'soort', 'via', 'dag', 'bericht', 'bron', 'filiaal'],
    ]);
  }
});

test('a body of any bytes is refused or read, and no more', async () => {
  const type = fc.constantFrom(
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json',
  );
  const bytes = fc.uint8Array({ maxLength: 400 });
  const frame = fc.boolean();
  await fc.assert(
    fc.asyncProperty(type, bytes, frame, async (contentType, body, isFramed) => {
      const inner = Buffer.from(body);
      const payload = isFramed
        ? Buffer.concat([
            Buffer.from('--x\r\ncontent-disposition: form-data; name="naam"\r\n\r\n'),
            inner,
            Buffer.from('\r\n--x--\r\n'),
          ])
        : inner;
      const reply = await send(payload, { 'content-type': contentType });
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.statusCode).not.toBe(200);
    }),
    { numRuns: 200 },
  );
});

test('S6/5 the post of a fixed field is no way around it', async () => {
  const reply = await postForm(app, { ...filled, filiaal: 'Zwolle' });
  expect(reply.statusCode).toBe(200);
  const [last] = (await listStored(app)).slice(-1);
  expect(last?.values.find(({ name: one }) => one === 'filiaal')?.value).toBe('Utrecht');
});
