import { afterEach, beforeEach, expect, test } from 'vitest';
import { formLimits } from '#kernel/limits-forms';
import { field } from '#kernel/wire';
import {
  createFormApp,
  type FormApp,
  filled,
  html,
  json,
  listStored,
  postForm,
  solveCaptcha,
} from '../../../tests/harness/site-forms';
import { createVisitor, hiddenField } from '../../../tests/harness/visitor';
import { formField, formPath, questionField } from './contract';
import { formChallenges } from './server/tables';

let app: FormApp;

beforeEach(async () => {
  app = await createFormApp({ captcha: true });
});

afterEach(() => app.close());

const withCaptcha = async () => ({ ...filled, [formField.captcha]: await solveCaptcha(app) });

test('S3.3/4 S5.1/10 a form with a captcha is sent with its answer, and not without', async () => {
  expect((await postForm(app, filled)).json()).toMatchObject({
    success: false,
    fields: { altcha: 'U dient minimaal één keuze te maken bij "Ik ben geen robot".' },
  });
  for (const answer of ['x', btoa('{}'), btoa('{"challenge":{"parameters":{}},"solution":1}')]) {
    const reply = await postForm(app, { ...filled, [formField.captcha]: answer });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual(['altcha']);
  }
  expect(await listStored(app)).toHaveLength(0);
  expect((await postForm(app, await withCaptcha())).statusCode).toBe(200);
  expect(await listStored(app)).toHaveLength(1);
});

test('S3.3/4 a captcha counts once, for one form, and not for ever', async () => {
  const fields = await withCaptcha();
  const wrong = await postForm(app, { ...fields, naam: '' });
  expect(wrong.json().fields).toEqual({ naam: expect.any(String) });
  expect((await postForm(app, fields)).statusCode).toBe(200);
  const again = await postForm(app, fields);
  expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([422, ['altcha']]);
  expect(await listStored(app)).toHaveLength(1);

  const late = await withCaptcha();
  app.clock.advance(formLimits.captchaLife + 1);
  expect((await postForm(app, late)).statusCode).toBe(422);

  const forged = JSON.parse(atob((await withCaptcha()).altcha));
  forged.challenge.parameters.data.expires += 1;
  const answer = btoa(JSON.stringify(forged));
  expect((await postForm(app, { ...filled, [formField.captcha]: answer })).statusCode).toBe(422);
});

test('S3.3/4 of ten that come with one captcha at once, one is stored', async () => {
  const fields = await withCaptcha();
  const replies = await Promise.all(Array.from({ length: 10 }, () => postForm(app, fields)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(9);
  expect(await listStored(app)).toHaveLength(1);
});

/** Answers 'Hoeveel is drie plus vier?'. */
const answerIn = (page: string): string => {
  const words = ['één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'];
  const [, left = '', right = ''] = /Hoeveel is (\S+) plus (\S+)\?/.exec(page) ?? [];
  return String(words.indexOf(left) + words.indexOf(right) + 2);
};

test('without script a question stands in for the captcha; nothing typed is lost', async () => {
  const visitor = createVisitor(app);
  const token = await visitor.token();
  const own = { [field.token]: token, ...filled, soort: 'winkel', bericht: 'Regel "1"\nen <2>' };
  const send = (fields: Record<string, string>) =>
    visitor.post(formPath.submit(app.formId), fields, html);
  const asked = await send(own);
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toContain('Nog één vraag');
  expect(hiddenField(asked.body, 'naam')).toBe(filled.naam);
  expect(asked.body).toContain('value="Regel &quot;1&quot;\nen &lt;2&gt;"');

  const question = hiddenField(asked.body, questionField.token);
  const wrong = await send({
    ...own,
    [questionField.token]: question,
    [questionField.answer]: '1',
  });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Reken het nog eens na');

  const right = {
    ...own,
    [questionField.token]: hiddenField(wrong.body, questionField.token),
    [questionField.answer]: answerIn(wrong.body),
  };
  expect((await send(right)).statusCode).toBe(303);
  const [stored] = await listStored(app);
  expect(stored?.values.find(({ name }) => name === 'bericht')?.value).toBe('Regel "1"\nen <2>');
  const again = await send(right);
  expect(again.statusCode).toBe(422);
  expect(again.body).toContain('Nog één vraag');
  expect(await app.db.select().from(formChallenges)).toHaveLength(1);
});

test('S3.3/2 no_spam speaks for a script; without it a form takes time and leaves one field empty', async () => {
  await app.close();
  app = await createFormApp({ captcha: false });
  const visitor = createVisitor(app);
  const page = await visitor.get(formPath.submit(app.formId), html);
  const own = {
    ...filled,
    [field.token]: hiddenField(page.body, field.token),
    [formField.stamp]: hiddenField(page.body, formField.stamp),
  };
  const send = (fields: Record<string, string>) =>
    visitor.post(formPath.submit(app.formId), { ...own, ...fields }, html);
  const isAsked = async (fields: Record<string, string>) =>
    (await send(fields)).body.includes('Nog één vraag');
  expect(await isAsked({})).toBe(true);
  app.clock.advance(formLimits.shortestFilling);
  expect(await isAsked({ [formField.honeypot]: 'https://koop.example' })).toBe(true);
  expect(await isAsked({ [formField.stamp]: `1.${'a'.repeat(43)}` })).toBe(true);
  expect(await isAsked({ [formField.stamp]: '' })).toBe(true);
  expect(await listStored(app)).toHaveLength(0);
  expect((await send({})).statusCode).toBe(303);
  expect((await postForm(app, filled)).statusCode).toBe(200);
  const machine = await postForm(app, { ...filled, [formField.honeypot]: 'x' });
  expect(machine.statusCode).toBe(422);
});

test('a client sends so many forms and no more; what was typed stays', async () => {
  await app.close();
  app = await createFormApp({ captcha: false });
  const visitor = createVisitor(app);
  const page = await visitor.get(formPath.submit(app.formId), html);
  const own = {
    ...filled,
    [field.token]: hiddenField(page.body, field.token),
    [formField.stamp]: hiddenField(page.body, formField.stamp),
  };
  app.clock.advance(60_000);
  const statuses: number[] = [];
  for (let nth = 0; nth <= formLimits.plainSubmissions; nth += 1) {
    // Another each time: the same again would be a repeat.
    const form = { ...own, bericht: `Vraag ${nth}` };
    const reply = await visitor.post(formPath.submit(app.formId), form, html);
    statuses.push(reply.statusCode);
    if (reply.statusCode === 429) {
      expect(reply.body).toContain('value="Ilse de Wit"');
      expect(reply.headers['retry-after']).toBe('900');
    }
  }
  expect(statuses).toEqual([...Array(formLimits.plainSubmissions).fill(303), 429]);
  expect(await listStored(app)).toHaveLength(formLimits.plainSubmissions);
});

test('posts of one client are counted, whatever becomes of them', async () => {
  const send = () =>
    app.inject({ method: 'POST', url: formPath.submit(app.formId), headers: json });
  const replies = await Promise.all(Array.from({ length: formLimits.postsPerMinute + 1 }, send));
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});
