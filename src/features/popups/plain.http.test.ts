import { afterEach, beforeEach, expect, test } from 'vitest';
import { formLimits } from '#kernel/limits-forms';
import { forms } from '#kernel/messages/nl-forms';
import { popupTexts, popupServerTexts as texts } from '#kernel/messages/nl-popups';
import { popupPath } from '#kernel/wire-popups';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createPopupApp, emailField, type PopupApp } from './test-app.test-support';

let app: PopupApp;
beforeEach(async () => {
  app = await createPopupApp();
});
afterEach(() => app.close());

const target = { module: 'Product', id: 1 };
const email = 'ilse@klant.example';
const asPage = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };

const make = (more: object = {}) =>
  app.make(
    {
      ...{ popupactionId: 3, discountOfferId: app.offerId, titleContent: 'Tien procent' },
      fields: [{ guid: 'name', label: 'Voornaam' }, emailField],
      ...more,
    },
    target,
  );

const mainOf = (html: string) => get(parseHtml(html), 'main');

/** The one form of a page, with what its inputs hold. */
const formIn = (html: string) => {
  const form = get(mainOf(html), 'form');
  const inputs = findAll(form, 'input').map(({ attributes }) => attributes);
  const fields = Object.fromEntries(inputs.map(({ name, value }) => [name ?? '', value ?? '']));
  return { action: form.attributes.action ?? '', fields };
};

const open = async (id: number) => {
  const reply = await app.inject(popupPath.view(id));
  return formIn(reply.body);
};

const send = (action: string, fields: Record<string, string>, headers = {}) =>
  app.inject({
    ...{ method: 'POST', url: action, headers: { ...asPage, ...headers } },
    payload: new URLSearchParams(fields).toString(),
  });

/** The right answer to the sum of a page. */
const answerOf = (html: string): string => {
  const [, left = '', right = ''] = /Hoeveel is (\S+) plus (\S+)\?/.exec(html) ?? [];
  const numbers: readonly string[] = forms.question.numbers;
  return String(numbers.indexOf(left) + numbers.indexOf(right));
};

test('S2.10/2 S2.10/8 S7.6/3 without script its page has its form, and the answer is a page with the code', async () => {
  const id = await make();
  const page = await app.inject(popupPath.view(id));
  expect(page.body).not.toContain('href="/nieuwsbrief"');
  const { action, fields } = formIn(page.body);
  expect(action).toBe(popupPath.submit(id));
  const reply = await send(action, { ...fields, email, name: 'Ilse' });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(reply.headers['content-type']).toContain('text/html');
  const told = textOf(mainOf(reply.body));
  expect(told).toContain('Uw kortingscode');
  expect(told).toContain('Uw verzoek is verzonden.');
  const code = textOf(get(mainOf(reply.body), 'output'));
  expect(code).toMatch(/^\w{5}-\w{5}$/);
  // No button that would do nothing.
  expect(findAll(mainOf(reply.body), 'button')).toEqual([]);
  const { rows } = await app.db.execute(`select s.email, a.name from newsletter_subscribers s
    join newsletter_asks a on a.subscriber_id = s.id`);
  expect(rows).toEqual([{ email, name: 'Ilse' }]);
  // The page is loaded anew.
  const again = await send(action, { ...fields, email, name: 'Ilse' });
  expect(textOf(get(mainOf(again.body), 'output'))).toBe(code);
});

test('a form that comes back has all that was typed, says what is wrong, and is a page whatever it is', async () => {
  const id = await make();
  const { action, fields } = await open(id);
  const wrong = await send(action, { ...fields, email: 'geen adres', name: 'Ilse' });
  expect(wrong.statusCode).toBe(422);
  expect(formIn(wrong.body).fields).toMatchObject({ email: 'geen adres', name: 'Ilse' });
  expect(textOf(get(mainOf(wrong.body), 'div[role=alert]'))).toBe(
    `${texts.invalid} Vul a.u.b. een geldig emailadres in.`,
  );
  expect(get(mainOf(wrong.body), 'div[role=alert] a').attributes.href).toMatch(/^#field_/);
  const stale = await send(action, { ...fields, email, name: 'Ilse', etalage_token: 'p.1.x' });
  expect(stale.statusCode).toBe(403);
  expect(formIn(stale.body).fields).toMatchObject({ email, name: 'Ilse' });
  const broken = await send(action, { ...fields, email, homepage: 'x' });
  expect([broken.statusCode, textOf(mainOf(broken.body)).includes(texts.broken)]).toEqual([
    422,
    true,
  ]);
  const foreign = await send(action, { ...fields, email }, { 'sec-fetch-site': 'cross-site' });
  const gone = await send(popupPath.submit(999), { ...fields, email });
  for (const { headers } of [foreign, gone]) expect(headers['content-type']).toContain('text/html');
  expect([foreign.statusCode, gone.statusCode]).toEqual([403, 404]);
  await app.db.execute("update discount_offers set state = 'stopped'");
  const noCode = await send(action, { ...fields, email });
  expect(textOf(mainOf(noCode.body))).toContain(popupTexts.noCode);
});

test('where a challenge is worked out with script, a sum is asked without, with all that was typed behind it', async () => {
  const id = await make({ captcha: true });
  const { action, fields } = await open(id);
  const asked = await send(action, { ...fields, email, name: 'Ilse' });
  expect(asked.statusCode).toBe(200);
  const question = formIn(asked.body);
  expect(question.fields).toMatchObject({ email, name: 'Ilse' });
  const wrong = await send(question.action, { ...question.fields, question_answer: '99' });
  expect(wrong.statusCode).toBe(422);
  const next = formIn(wrong.body);
  const filled = { ...next.fields, question_answer: answerOf(wrong.body) };
  const right = await send(next.action, filled);
  expect(textOf(get(mainOf(right.body), 'output'))).toMatch(/^\w{5}-\w{5}$/);
  // An answer counts once.
  const other = await send(next.action, { ...filled, email: 'jo@klant.example' });
  expect(other.statusCode).toBe(422);
  expect(formIn(other.body).fields).toMatchObject({ email: 'jo@klant.example' });
});

test('without script one sends fewer', async () => {
  const id = await make({ popupactionId: 2, discountOfferId: undefined });
  const statuses: number[] = [];
  for (let at = 0; at <= formLimits.plainSubmissions; at += 1) {
    const { action, fields } = await open(id);
    statuses.push((await send(action, { ...fields, email })).statusCode);
  }
  expect(statuses).toEqual([...Array(formLimits.plainSubmissions).fill(200), 429]);
});

test('a message as a page has no button that would do nothing', async () => {
  const id = await app.make({ titleContent: 'Hallo' }, target);
  const { body } = await app.inject(popupPath.view(id));
  expect(textOf(mainOf(body))).toContain('Hallo');
  expect(findAll(mainOf(body), 'button')).toEqual([]);
  expect(findAll(mainOf(body), 'form')).toEqual([]);
});
