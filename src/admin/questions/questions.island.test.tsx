import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfficeStart, ToldField } from '#features/office/contract';
import { fillStore } from '../../../tests/harness/full-store';
import { StartContext } from '../start';
import QuestionsPage from './questions-page';

// The tests' DOM doesn't know the element <search>.
vi.mock('../search-box', () => ({ SearchBox: () => null }));

const KEY = 'etalage-office-questions 1';

const fieldOf = (name: string, label: string, type: string, more = {}) =>
  ({ ...{ name, label, type, usual: null, mayWrite: true }, ...more }) as unknown as ToldField;
const choices = (...values: string[]) => ({
  options: values.map((value) => ({ value, label: value })),
});

const start = {
  member: { id: 1 },
  entities: [
    {
      ...{ name: 'Faq', access: 'faq', may: { change: true, create: true, delete: true } },
      fields: [
        fieldOf('question', 'Vraag', 'TextField', { required: true }),
        fieldOf('answer', 'Antwoord', 'ParagraphsField', { required: true }),
        fieldOf('state', 'Status', 'SelectField', choices('Online', 'Offline')),
        fieldOf('category', 'Groep', 'SelectField', choices('maten', 'betalen')),
        fieldOf('sort', 'Volgorde', 'NumberField'),
      ],
    },
  ],
} as unknown as OfficeStart;

type Values = Record<string, unknown>;
type Sent = { changes: { id: number; was: Values; data: Values }[] };

/** What the server has, and what it was sent. */
let rows: { id: number; values: Values }[];
let sent: Sent[];
/** What it answers to a save; undefined: it writes what it is sent. */
let refusal: (() => Response | undefined) | undefined;
/** What is done while a save is on its way. */
let meanwhile: (() => Promise<void>) | undefined;
let leave: (() => Promise<void>) | undefined;

const row = (id: number, values: Values = {}) => ({
  id,
  values: {
    ...{ question: `Vraag ${id}`, answer: ['A'], state: 'Online', category: 'maten' },
    ...{ sort: id * 10, ...values },
  },
});

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  rows = [row(1), row(2)];
  sent = [];
  refusal = undefined;
  meanwhile = undefined;
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'PATCH') return Response.json(rows);
    const asked: Sent = JSON.parse(String(body));
    sent.push(asked);
    await meanwhile?.();
    const refused = refusal?.();
    if (refused) return refused;
    rows = rows.map(({ id, values }) => ({
      id,
      values: { ...values, ...asked.changes.find((one) => one.id === id)?.data },
    }));
    return Response.json(rows);
  });
});
afterEach(async () => {
  await leave?.();
  vi.unstubAllGlobals();
});

/** Calls and what is drawn of them take a few turns each. */
const wait = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setTimeout(done, 2));
  });

/** The screen, as another tab has it too where it is shown twice. */
const show = async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  await act(async () =>
    root.render(
      <StartContext.Provider value={start}>
        <QueryClientProvider client={new QueryClient()}>
          <QuestionsPage />
        </QueryClientProvider>
      </StartContext.Provider>,
    ),
  );
  await wait();
  const before = leave;
  leave = async () => {
    await act(async () => root.unmount());
    element.remove();
    leave = undefined;
    await before?.();
  };
  const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
    const found = element.querySelector<T>(selector);
    if (!found) throw new Error(`No ${selector} in ${element.innerHTML}`);
    return found;
  };
  return {
    ...{ element, find },
    control: (id: number, name: string) =>
      find<HTMLInputElement | HTMLTextAreaElement>(`#question-${id}-${name}`),
    open: async (id: number) => {
      const line = find<HTMLDetailsElement>(`#question-${id}-line`);
      await act(async () => {
        line.open = true;
        line.dispatchEvent(new Event('toggle'));
      });
    },
    type: async (id: number, name: string, text: string) => {
      const one = find<HTMLInputElement | HTMLTextAreaElement>(`#question-${id}-${name}`);
      const kind = one instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      await act(async () => {
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(one, text);
        one.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    press: async (label: string) => {
      const buttons = [...element.querySelectorAll<HTMLElement>('button')];
      const button = buttons.find(({ textContent }) => textContent === label);
      if (!button) throw new Error(`No button '${label}' in ${element.innerHTML}`);
      await act(async () => button.click());
      await wait();
    },
    save: async () => {
      const form = find('form');
      await act(async () => {
        form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      });
      await wait();
    },
    text: () => element.textContent ?? '',
  };
};

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

test('what is typed while it is saved is a change of what was saved', async () => {
  const page = await show();
  await page.open(1);
  await page.type(1, 'answer', 'B');
  meanwhile = () => page.type(1, 'answer', 'BC');
  await page.save();
  expect(page.control(1, 'answer').value).toBe('BC');
  expect(stored()).toMatchObject({ 1: { was: { answer: ['B'] }, data: { answer: ['BC'] } } });
  meanwhile = undefined;
  await page.save();
  expect(sent[1]?.changes).toEqual([{ id: 1, was: { answer: ['B'] }, data: { answer: ['BC'] } }]);
  expect([rows[0]?.values.answer, stored()]).toEqual([['BC'], null]);
});

test('what is put back while it is saved is a change of what was saved', async () => {
  const page = await show();
  await page.open(1);
  await page.type(1, 'answer', 'B');
  meanwhile = () => page.type(1, 'answer', 'A');
  await page.save();
  expect(page.control(1, 'answer').value).toBe('A');
  expect(page.text()).toContain('1 vraag gewijzigd');
  meanwhile = undefined;
  await page.save();
  expect([rows[0]?.values.answer, stored()]).toEqual([['A'], null]);
});

/** As the server refuses what somebody else wrote too. */
const stale = (...ids: number[]) =>
  Response.json(
    {
      ...{ code: 'stale', message: `Bij ${ids.length} vragen klopt iets niet:` },
      fields: Object.fromEntries(ids.map((id) => [id, 'Iemand anders wijzigde dit'])),
    },
    { status: 409 },
  );

test('who takes the order of somebody else keeps the answer that is typed', async () => {
  localStorage.setItem(
    KEY,
    JSON.stringify({
      1: { was: { answer: ['A'], sort: 10 }, data: { answer: ['Mijn'], sort: 30 } },
      2: { was: { question: 'Vraag 2' }, data: { question: 'Van mij' } },
    }),
  );
  const page = await show();
  refusal = () => {
    rows = [row(1, { sort: 40, state: 'Offline' }), row(2, { question: 'Van een ander' })];
    return stale(1, 2);
  };
  await page.save();
  await page.open(1);
  const compared = [...page.element.querySelectorAll('li dl')].map(
    (one) => `${one.previousElementSibling?.textContent}: ${one.textContent}`,
  );
  expect(compared).toEqual(['Volgorde: Staat er nu40Van jou30']);
  expect(page.text()).not.toContain('op de site:');
  await page.press('Neem die van de ander');
  expect(page.control(1, 'answer').value).toBe('Mijn');
  // What is wrong with the other is told still.
  expect(page.find('[role=alert]').textContent).toContain('Bij 1 vraag');
  expect(page.find('[role=alert]').textContent).not.toContain('Vraag 1');
  await page.open(2);
  await page.press('Houd mijn versie');
  expect(page.element.querySelector('[role=alert]')).toBeNull();
  refusal = undefined;
  await page.save();
  expect(sent[1]?.changes).toEqual([
    { id: 1, was: { answer: ['A'] }, data: { answer: ['Mijn'] } },
    { id: 2, was: { question: 'Van een ander' }, data: { question: 'Van mij' } },
  ]);
});

test('what was typed in a question that somebody else removed is told and shown, until it is thrown away', async () => {
  const page = await show();
  await page.open(1);
  await page.type(1, 'answer', 'Lang werk');
  refusal = () => {
    rows = [row(2)];
    const fields = { 1: 'Deze vraag is er niet meer' };
    return Response.json({ code: 'not_found', message: 'Weg', fields }, { status: 404 });
  };
  await page.save();
  refusal = undefined;
  const gone = () => page.element.querySelector('#question-1-gone')?.textContent;
  expect(gone()).toBe('Vraag 1AntwoordLang werkGooi dit weg');
  // It alone can't be saved, which is said.
  await page.save();
  expect(sent).toHaveLength(1);
  const alert = page.find('[role=alert]');
  expect(alert.textContent).toContain('Vraag 1: Deze vraag is er niet meer');
  expect(alert.querySelector('a')?.getAttribute('href')).toBe('#question-1-gone');
  // With others those are saved, and it stays.
  await page.open(2);
  await page.type(2, 'question', 'Anders');
  await page.save();
  expect(sent[1]?.changes.map(({ id }) => id)).toEqual([2]);
  expect(rows[0]?.values.question).toBe('Anders');
  expect(gone()).toContain('Lang werk');
  expect(page.text()).toContain('Bij 1 vraag klopt iets niet');
  expect(Object.keys(stored())).toEqual(['1']);
  await page.press('Gooi dit weg');
  expect([gone(), stored(), page.element.querySelector('[role=alert]')]).toEqual([
    ...[undefined, null, null],
  ]);
});

test('it is told too of what was kept on the device before', async () => {
  localStorage.setItem(KEY, JSON.stringify({ 9: { was: { sort: 1 }, data: { answer: ['Oud'] } } }));
  const page = await show();
  expect(page.find('#question-9-gone').textContent).toContain('Vraag 9AntwoordOud');
});

test('what is wrong with a field is said of its control', async () => {
  const page = await show();
  await page.open(1);
  await page.type(1, 'answer', '');
  refusal = () => {
    const fields = { '1.answer': 'Vul dit in.', '1.state': 'Kies een van deze.' };
    return Response.json({ code: 'wrong', message: 'Nog niet in orde', fields }, { status: 400 });
  };
  await page.save();
  for (const [name, told] of [
    ['answer', 'Vul dit in.'],
    ['state', 'Kies een van deze.'],
  ] as const) {
    const control = page.control(1, name);
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => page.find(`#${id}`).textContent)).toContain(told);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  }
  const sound = page.control(1, 'question');
  expect([sound.getAttribute('aria-invalid'), sound.getAttribute('aria-describedby')]).toEqual([
    ...[null, null],
  ]);
});

test('what one tab saves or drops takes nothing from what another keeps', async () => {
  const one = await show();
  const other = await show();
  await one.open(1);
  await other.open(2);
  await one.type(1, 'question', 'Van tab een');
  await other.type(2, 'question', 'Van tab twee');
  expect(Object.keys(stored())).toEqual(['1', '2']);
  await one.save();
  expect(stored()).toMatchObject({ 2: { data: { question: 'Van tab twee' } } });
  expect(Object.keys(stored())).toEqual(['2']);
  // What the other made of the same question since stays too.
  await one.type(1, 'question', 'Nog van een');
  await other.open(1);
  await other.type(1, 'question', 'Nog van twee');
  await act(async () => window.dispatchEvent(new Event('storage')));
  expect(one.text()).toContain('Dit apparaat kan niet bewaren');
  expect(other.text()).toContain('is bewaard op dit apparaat');
  await one.save();
  expect(stored()).toMatchObject({ 1: { data: { question: 'Nog van twee' } } });
});

test('a device that is full is not said to keep what is typed', async () => {
  const page = await show();
  await page.open(1);
  await page.type(1, 'question', 'Eerst');
  expect(page.text()).toContain('is bewaard op dit apparaat');
  const empty = fillStore();
  await page.type(1, 'question', 'Daarna');
  expect(page.text()).not.toContain('is bewaard op dit apparaat');
  expect(page.text()).toContain('sla op voordat je weggaat');
  empty();
  // With the next that it keeps, it has this too.
  await page.open(2);
  await page.type(2, 'question', 'Ook');
  expect(stored()).toMatchObject({ 1: { data: { question: 'Daarna' } } });
  expect(page.text()).toContain('is bewaard op dit apparaat');
});
