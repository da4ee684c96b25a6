import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createFormApp,
  type FormApp,
  filled,
  html,
  json,
  listStored,
  multipart,
  postForm,
  solveCaptcha,
} from '../../../tests/harness/site-forms';
import { createVisitor, hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { formField, formPath } from './contract';

let app: FormApp;
beforeAll(async () => {
  app = await createFormApp();
});
afterAll(() => app.close());
// Nobody may send a form too often.
beforeEach(() => app.clock.advance(20 * 60_000));

/** The form as its page holds it now. */
const open = async (own = app, visitor: Visitor = createVisitor(own)) => {
  const { body } = await visitor.get(formPath.submit(own.formId));
  own.clock.advance(60_000);
  const hidden = [formField.stamp, 'etalage_token'].map((name) => [name, hiddenField(body, name)]);
  return { visitor, fields: { ...filled, ...Object.fromEntries(hidden) } };
};

const stored = async (own = app) => (await listStored(own)).length;

const counted = async (run: () => Promise<void>, own = app) => {
  const before = await stored(own);
  await run();
  return (await stored(own)) - before;
};

const jobs = async () =>
  (await app.db.execute(`select from pgboss.job where name like 'form.%'`)).rowCount ?? 0;

test('a form of our script that comes ten times at once, and again later, is stored and mailed once; each is told so', async () => {
  const { visitor, fields } = await open();
  const before = await jobs();
  const all = { ...fields, [formField.once]: '1-2-3-4' };
  const send = () => postForm(app, all, json, visitor);
  const count = await counted(async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, send));
    replies.push(await send());
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({ success: true, message: 'Succesvol verzonden', fields: {} });
    }
  });
  expect(count).toBe(1);
  const once = (await jobs()) - before;
  expect(
    await counted(async () => void (await postForm(app, { ...all, naam: 'Bo' }, json, visitor))),
  ).toBe(1);
  expect((await jobs()) - before).toBe(2 * once);
});

test('sent again on purpose, after it arrived, it is another', async () => {
  const { visitor, fields } = await open();
  const count = await counted(async () => {
    for (const once of ['1', '2'])
      await postForm(app, { ...fields, [formField.once]: once }, json, visitor);
  });
  expect(count).toBe(2);
});

test('without script the second post leads where the first did', async () => {
  const { visitor, fields } = await open();
  const post = () => visitor.post(formPath.submit(app.formId), fields, html);
  const count = await counted(async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, post));
    replies.push(await post());
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1);
  });
  expect(count).toBe(1);
});

test('two visitors of one kept page who fill in the same are two', async () => {
  const { fields } = await open();
  const count = await counted(async () => {
    for (const agent of ['Firefox', 'Safari']) {
      const reply = await createVisitor(app).post(formPath.submit(app.formId), fields, {
        ...html,
        'user-agent': agent,
      });
      expect(reply.statusCode).toBe(303);
    }
  });
  expect(count).toBe(2);
});

test('a stamp of somebody else’s making makes nothing a repeat', async () => {
  const { visitor, fields } = await open();
  const forged = { ...fields, [formField.stamp]: '1.abc' };
  expect(
    await counted(async () => {
      for (let nth = 0; nth < 2; nth += 1) await postForm(app, forged, json, visitor);
    }),
  ).toBe(2);
});

test('ten with one captcha at once, and one after it is over, are all told that it came in', async () => {
  const own = await createFormApp({ captcha: true });
  const { visitor, fields } = await open(own);
  const all = { ...fields, [formField.captcha]: await solveCaptcha(own), [formField.once]: '1' };
  const send = () => postForm(own, all, json, visitor);
  const replies = await Promise.all(Array.from({ length: 10 }, send));
  own.clock.advance(30 * 60_000);
  replies.push(await send());
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(11).fill(200));
  expect(await stored(own)).toBe(1);
  await own.close();
});

test('a file that comes again with its form is the same by its content', async () => {
  const steps = [
    {
      id: 's',
      legend: 'Vraag',
      fields: [
        { name: 'naam', label: 'Naam', required: 'Y' },
        {
          name: 'bon',
          label: 'Bon',
          type: 'UploadField',
          upload: { allowed_file_types: '.pdf,.txt' },
        },
      ],
    },
  ];
  const own = await createFormApp({ steps, recipients: [], uploads: { max_file_size: 200_000 } });
  const { visitor, fields } = await open(own);
  const send = (content: string) => {
    const body = multipart([
      ...['etalage_token', formField.stamp].map((name) => [name, fields[name as 'naam']] as const),
      ['naam', 'An'],
      ['bon', { filename: 'bon.txt', content, type: 'text/plain' }],
    ]);
    return own.inject({
      method: 'POST',
      url: formPath.submit(own.formId),
      ...body,
      headers: { ...body.headers, ...html },
    });
  };
  expect(visitor).toBeDefined();
  const first = await send('een bon');
  expect(first.statusCode).toBe(303);
  expect((await send('een bon')).headers.location).toBe(first.headers.location);
  expect((await send('een andere bon')).headers.location).not.toBe(first.headers.location);
  expect(await stored(own)).toBe(2);
  await own.close();
});
