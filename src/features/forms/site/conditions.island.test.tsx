import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aForm, aStep, name } from './form.test-support';
import { answer, fetched, open, posted, preparePage, told } from './open-form.test-support';

vi.mock('./show-alert', () => ({ showAlert: vi.fn(async () => {}) }));

preparePage();

const kind = {
  ...{ name: 'soort', label: 'Waarover?', type: 'RadioField', required: 'Y' },
  options: { bestelling: 'Bestelling', winkel: 'Winkel' },
};
const number = { name: 'nummer', label: 'Bestelnummer', required: 'Y' };
const which = { name: 'welke', label: 'Welke winkel?' };

const when = (field: string, ...values: string[]) => ({ condition: { field, values } });
const step = (id: string, fields: Record<string, unknown>[]) => {
  const made = aStep(id, id, fields);
  return {
    ...made,
    fields: made.fields.map((field, at) => ({
      ...field,
      ...(fields[at]?.condition ? { condition: fields[at].condition as never } : {}),
    })),
  };
};
const one = () =>
  aForm({
    steps: [
      step('vraag', [
        kind,
        { ...number, ...when('soort', 'bestelling') },
        { ...which, ...when('soort', 'winkel') },
      ]),
    ],
  });

const choose = (form: Awaited<ReturnType<typeof open>>, value: string) =>
  act(async () => form.get<HTMLInputElement>(`[type=radio][value=${value}]`).click());
const isHidden = (form: Awaited<ReturnType<typeof open>>, id: string) =>
  form.input(id).closest('[hidden]') !== null;

test('a field comes and goes with the answer before it, and keeps what was typed', async () => {
  const form = await open(one());
  expect([isHidden(form, 'nummer'), isHidden(form, 'welke')]).toEqual([true, true]);
  await choose(form, 'bestelling');
  expect([isHidden(form, 'nummer'), isHidden(form, 'welke')]).toEqual([false, true]);
  expect(form.get('[data-asked]').textContent).toBe('Hierna ook gevraagd: Bestelnummer');
  await form.type('nummer', '77');
  await choose(form, 'winkel');
  expect(form.get('[data-asked]').textContent).toBe('Hierna ook gevraagd: Welke winkel?');
  expect([isHidden(form, 'nummer'), isHidden(form, 'welke')]).toEqual([true, false]);
  await choose(form, 'bestelling');
  expect(form.input('nummer').value).toBe('77');
});

test('what is not asked is not checked and not sent', async () => {
  answer({ success: true, message: 'Dank je', fields: {} });
  const form = await open(one());
  await choose(form, 'bestelling');
  await form.press('Versturen');
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('Bestelnummer'),
    form.input('nummer'),
  );
  await form.type('nummer', '77');
  await choose(form, 'winkel');
  await form.press('Versturen');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect([...posted().keys()].filter((key) => ['soort', 'nummer', 'welke'].includes(key))).toEqual([
    'soort',
    'welke',
  ]);
});

test('without script each says when it is asked; its script hides that with the fields', async () => {
  const form = await open(one());
  const page = document.createElement('div');
  page.innerHTML = form.server;
  const hint = page.querySelector('#field_nummer-when');
  expect(hint?.textContent).toBe('Alleen als je bij ‘Waarover?’ ‘Bestelling’ kiest.');
  expect(page.querySelector('#field_nummer')?.getAttribute('aria-describedby')).toBe(hint?.id);
  expect(page.querySelector('#field_nummer')?.closest('[hidden]')).toBeNull();
  expect(page.querySelector('#field_nummer')?.closest('[data-unasked]')).not.toBeNull();
  expect(form.element.querySelector('[data-when]')).toBeNull();
  expect(form.input('nummer').hasAttribute('aria-describedby')).toBe(false);
});

test('S2.4/2 a step of which nothing is asked is passed over', async () => {
  const form = await open(
    aForm({
      multiStep: true,
      steps: [
        step('wie', [name, kind]),
        step('welke', [{ ...which, ...when('soort', 'winkel') }]),
        step('meer', [{ name: 'bericht', label: 'Bericht' }]),
      ],
    }),
  );
  await form.type('naam', 'An');
  await choose(form, 'bestelling');
  expect(form.get('nav p').textContent).toBe('Stap 1 van 2');
  await form.press('Volgende');
  expect(form.shown().map(({ id }) => id)).toEqual(['meer']);
  await form.press('Vorige');
  await choose(form, 'winkel');
  await form.press('Volgende');
  expect(form.shown().map(({ id }) => id)).toEqual(['welke']);
  expect(form.get('nav p').textContent).toBe('Stap 2 van 3');
});

test('what a field can not hold is told before the next step, and no more once it is not asked', async () => {
  const day = { name: 'dag', label: 'Ontvangen op', type: 'DateField' };
  answer({ success: false, message: 'x', fields: { dag: 'Ontvangen op ligt te ver weg.' } });
  const form = await open(
    aForm({ steps: [step('vraag', [kind, { ...day, ...when('soort', 'bestelling') }])] }),
  );
  await choose(form, 'bestelling');
  await form.type('dag', '31-02-2026');
  await form.press('Versturen');
  expect(fetched).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledWith('Ontvangen op is niet juist ingevuld.', form.input('dag'));
  await form.type('dag', '2026-02-01');
  await form.press('Versturen');
  expect(form.element.textContent).toContain('ligt te ver weg');
  await choose(form, 'winkel');
  expect(
    form.element.querySelector('[role=alert], [aria-labelledby]')?.textContent ?? '',
  ).not.toContain('ligt te ver weg');
});
