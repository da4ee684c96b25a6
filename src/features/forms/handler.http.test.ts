import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApiUser } from '#features/api/api.server';
import { createPage, publishPage } from '#features/pages/api.server';
import { addWebhook, listDeliveries, listWebhooks } from '#features/webhooks/api.server';
import { field } from '#kernel/wire';
import type { Feature } from '#platform/host';
import {
  contactForm,
  createFormApp,
  type FormApp,
  filled,
  html,
  listStored,
  postForm,
} from '../../../tests/harness/site-forms';
import { createVisitor, hiddenField } from '../../../tests/harness/visitor';
import { features } from '../../main/features';
import { type FormHandler, registerFormHandler, renderForm, type Submission } from './api.server';
import { formField, formPath } from './contract';

const stored: Submission[] = [];

/** A feature that takes part in the form: as the one of vacancies does. */
const handler: FormHandler = {
  prepare: async (_host, form, query) => {
    const code = query.code?.[0] ?? '';
    const extras: Record<string, string> = code ? { code } : {};
    return { form: { ...form, title: `Vraag ${code}` }, extras };
  },
  check: async (_host, { values }): Promise<Record<string, string>> =>
    values.naam === 'Niemand' ? { naam: 'Zeg wie je bent.', '': 'Nog niet.' } : {},
  stored: async (_host, _tx, submission) => {
    if (submission.values.naam === 'Kapot') throw new Error('this was on purpose');
    stored.push(submission);
  },
  success: async (_host, { extras }) => ({ title: `Dank voor ${extras.code ?? 'niets'}` }),
};

const proof: Feature = {
  name: 'proof-of-handlers',
  needs: ['forms'],
  setup: (host) => {
    registerFormHandler(host, 'contact', handler);
  },
};

let app: FormApp;

beforeAll(async () => {
  app = await createFormApp(
    {
      conditions: '<p>Akkoord met <a href="/privacy">alles</a><script>x()</script></p>',
      steps: [
        ...contactForm.steps,
        {
          id: 'adres',
          legend: 'Adres',
          fields: [{ id: '83', name: 'field_83', label: 'Adres', type: 'AddressField' }],
        },
      ],
    },
    { features: [...features, proof] },
  );
  const page = await createPage(app.host, {
    siteId: 1,
    path: '/vraag',
    title: 'Vraag',
    tree: {
      root: { props: {} },
      zones: {},
      content: [
        { type: 'Form', props: { id: 'Form-1', form: String(app.formId), title: 'Stel maar' } },
        { type: 'Form', props: { id: 'Form-2', form: '999', title: 'Is er niet' } },
      ],
    },
  });
  await publishPage(app.host, page);
});

afterAll(() => app.close());

const agreed = { ...filled, [formField.conditions]: 'Y' };

test('S1/16 S2.4/1 a block shows a form with its fields; one that is not there shows nothing', async () => {
  const reply = await createVisitor(app).get('/vraag?code=44', html);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('Stel maar');
  expect(reply.body).not.toContain('Is er niet');
  for (const id of ['field_naam', 'field_mail', 'field_soort', 'field_bericht']) {
    expect(reply.body).toContain(`id="${id}"`);
  }
  expect(hiddenField(reply.body, 'code')).toBe('44');
  expect(reply.body).toContain(`action="${formPath.submit(app.formId)}"`);
  expect(reply.body).toContain('href="/privacy"');
  expect(reply.body).not.toContain('x()');
});

test('a form in a page is sent as it stands, and leads on', async () => {
  const visitor = createVisitor(app);
  const page = await visitor.get('/vraag?code=44', html);
  const hidden = (name: string) => ({ [name]: hiddenField(page.body, name) });
  app.clock.advance(60_000);
  const fields = {
    ...agreed,
    ...hidden(field.token),
    ...hidden(formField.stamp),
    ...hidden('code'),
  };
  const sent = await visitor.post(formPath.submit(app.formId), fields, html);
  expect(sent.statusCode).toBe(303);
  const thanks = await visitor.get(String(sent.headers.location), html);
  expect(thanks.body).toContain('Dank voor 44');
  const forged = await visitor.get(`${formPath.thanks(app.formId)}?n=1.abc`, html);
  expect(forged.body).not.toContain('Dank voor');
  expect(forged.body).toContain('Succesvol verzonden');
});

test('a feature fits, checks, stores and answers a form', async () => {
  const wrong = await postForm(app, { ...agreed, naam: 'Niemand' });
  expect(wrong.json()).toEqual({
    success: false,
    message: 'Nog niet.',
    fields: { naam: 'Zeg wie je bent.', '': 'Nog niet.' },
  });
  await addWebhook(app.host, { url: 'https://elders.example/', events: ['form.submitted'] });
  const reply = await postForm(app, { ...agreed, code: '7' });
  expect(reply.json()).toMatchObject({ success: true, message: 'Dank voor 7' });
  const [submission] = stored.slice(-1);
  expect(submission).toMatchObject({ extras: { code: '7' }, values: { naam: filled.naam } });
  expect((await listStored(app)).at(-1)).toMatchObject({
    id: submission?.id,
    extras: { code: '7' },
  });
  const [webhook] = await listWebhooks(app.db);
  expect((await listDeliveries(app.db, webhook?.id ?? 0)).map(({ payload }) => payload)).toEqual([
    { formId: app.formId, form: 'contact', submissionId: submission?.id },
  ]);
});

test('nothing is half stored when a feature fails', async () => {
  const before = (await listStored(app)).length;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  app.host.app.log.level = 'silent';
  const reply = await postForm(app, { ...agreed, naam: 'Kapot' });
  logged.mockRestore();
  expect(reply.statusCode).toBe(500);
  expect(await listStored(app)).toHaveLength(before);
});

test('S3.2/11 S5.1/11 an address comes in parts, the conditions must be agreed with', async () => {
  const address = {
    'field_83[zipcode]': '3511 AA',
    'field_83[housenumber]': '12',
    'field_83[street]': 'Kade',
    'field_83[place]': 'Utrecht',
  };
  const reply = await postForm(app, { ...filled, ...address });
  expect(reply.json().fields).toEqual({
    conditions_agree: 'U dient akkoord te gaan met de voorwaarden.',
  });
  expect((await postForm(app, { ...agreed, ...address })).statusCode).toBe(200);
  const value = (await listStored(app)).at(-1)?.values.find(({ name }) => name === 'field_83');
  expect(value?.shown).toBe('Kade 12, 3511 AA Utrecht, Nederland');
  expect(JSON.parse(value?.value ?? '')).toEqual({
    ...{ street: 'Kade', housenumber: '12', housenumber_suffix: '' },
    ...{ zipcode: '3511 AA', place: 'Utrecht', province: '', country: 'NL' },
  });
});

test('a page of its own can be made of a form, as features do', async () => {
  const context = { token: 't', now: app.clock.now(), params: { code: ['9'] } };
  const rendered = await renderForm(app.host, app.formId, context);
  expect(rendered?.title).toBe('Vraag 9');
  expect(rendered?.html).toContain('data-form="contact"');
  expect(await renderForm(app.host, 999, context)).toBeUndefined();
});

test('forms are in the API for those with a scope alone', async () => {
  const made = await createApiUser(app.db, 'beheer', 'staff');
  const tokenOf = async (fields: Record<string, string>) => {
    const visitor = createVisitor(app);
    const reply = await visitor.post('/api/v1.0/auth/jwt/access_token', fields);
    return reply.json().data.access_token as string;
  };
  const list = async (token: string) => {
    const headers = { authorization: `Bearer ${token}`, authenticationmethod: 'JWT' };
    return (await app.inject({ url: '/api/v1.0/form', headers })).json().data;
  };
  const { data } = (await app.inject('/webcore/api-user')).json();
  expect(await list(await tokenOf(data))).toEqual([]);
  const staff = { client_id: 'beheer', client_secret: made?.secret ?? '' };
  const [form] = await list(await tokenOf(staff));
  expect(form).toMatchObject({ title: 'Stel je vraag', data: { name: 'contact' } });
  expect(JSON.stringify(form)).not.toContain('balie@');
});
