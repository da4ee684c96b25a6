import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ToldField } from '#features/office/contract';
import { inputOf } from '../inputs/inputs';
import { OpenedPlaces } from '../inputs/list';
import { partId, reveal } from '../inputs/reveal';
import { hearStep } from './at-step';
import { formInput } from './steps';

const field: ToldField = {
  ...{ name: 'steps', label: 'Stappen', type: 'GroupsField', usual: [] },
  ...{ mayWrite: true, sorts: false, filters: false },
};
const first = [
  {
    ...{ id: 'een', legend: 'Wie' },
    fields: [
      { id: '7', name: 'naam', label: 'Naam', type: 'TextField', required: 'Y' },
      { name: 'mail', label: 'Mail', type: 'EmailField' },
    ],
  },
  { id: 'twee', legend: 'Wat', fields: [] },
];

let element: HTMLElement;
let root: ReturnType<typeof createRoot>;
let value: unknown;

function Held({ begin = first }: { begin?: unknown }) {
  const [held, setHeld] = useState<unknown>(begin);
  value = held;
  const own = formInput(field);
  if (!own) throw new Error('steps have an input of their own');
  const { Input } = own;
  return (
    <Input
      {...{ field, value: held, change: setHeld, id: 'stappen', labelId: 'naam', inputOf }}
      describedBy={undefined}
      isWrong={false}
      isReadOnly={false}
    />
  );
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  await act(async () => root.render(<Held />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  element.remove();
});

const open = async (at: number, within: Element = element) => {
  const fold = within.querySelectorAll<HTMLDetailsElement>('details')[at];
  await act(async () => {
    if (!fold) return;
    fold.open = true;
    fold.dispatchEvent(new Event('toggle'));
  });
};
/** The same, with other steps. */
const hold = (steps: unknown) => act(async () => root.render(<Held key="other" begin={steps} />));
const press = async (name: string) => {
  const button = [...element.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!button) throw new Error(`no button ${name}`);
  await act(async () => button.click());
};
const namesOf = () =>
  (value as { fields: { name: string }[] }[]).map(({ fields }) => fields.map(({ name }) => name));
const fieldsOf = (step: number) => {
  const list = element.querySelectorAll(`#stappen-${step}-legend`)[0]?.closest('li');
  const found = list?.querySelector('fieldset');
  if (!found) throw new Error('the step is closed');
  return found;
};

test('a field is copied under a name of its own, without the number of the first', async () => {
  await open(0);
  await open(0, fieldsOf(0));
  await press('Dupliceren');
  expect(namesOf()).toEqual([['naam', 'naam_2', 'mail'], []]);
  const [, copy] = (value as { fields: Record<string, unknown>[] }[])[0]?.fields ?? [];
  expect(copy).toEqual({ name: 'naam_2', label: 'Naam', type: 'TextField', required: 'Y' });
  // One goes on in the copy.
  expect(document.activeElement?.id).toBe('stappen-0-fields-1-label');
});

test('a field goes to another step, which is said, and the focus stays in the list, on no button that takes another away', async () => {
  await open(0);
  await open(0, fieldsOf(0));
  await press('Naar stap Wat');
  expect(namesOf()).toEqual([['mail'], ['naam']]);
  expect(element.textContent).toContain('Naam staat nu in Wat');
  expect(document.activeElement?.textContent).toBe('Veld toevoegen');
});

test('a new step has a name that no other has', async () => {
  await press('Stap toevoegen');
  expect((value as { id: string }[]).map(({ id }) => id)).toEqual(['een', 'twee', 'stap-3']);
});

const fieldAt = (step: number, at: number) =>
  (value as { fields: Record<string, unknown>[] }[])[step]?.fields[at];
const pick = async (select: HTMLSelectElement, chosen: string) => {
  await act(async () => {
    select.value = chosen;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
};
const asked = () => element.querySelector('#stappen-1-fields-0-condition') as HTMLSelectElement;

test('when a field is asked is chosen from the questions before it and their answers', async () => {
  const options = [
    { value: 'a', label: 'Appel' },
    { value: 'b', label: 'Braam' },
  ];
  await hold([
    {
      ...{ id: 'een', legend: 'Wie' },
      fields: [
        { name: 'kop', label: 'Kop', type: 'TitleField' },
        { name: 'fruit', label: 'Welk fruit?', type: 'RadioField', options },
      ],
    },
    {
      ...{ id: 'twee', legend: 'Wat' },
      fields: [
        { name: 'hoe', label: 'Hoe rijp?' },
        { name: 'later', label: 'Later' },
      ],
    },
  ]);
  await open(1);
  await open(0, fieldsOf(1));
  expect([...asked().options].map(({ text }) => text)).toEqual(['Altijd', 'Na ‘Welk fruit?’']);
  await pick(asked(), 'fruit');
  expect(fieldAt(1, 0)?.condition).toEqual({ field: 'fruit', values: [] });
  expect(element.textContent).toContain('Geen aangevinkt: bij elk antwoord.');
  const box = [...element.querySelectorAll('label')].find((one) => one.textContent === 'Braam');
  await act(async () => box?.querySelector('input')?.click());
  expect(fieldAt(1, 0)?.condition).toEqual({ field: 'fruit', values: ['b'] });
  expect(fieldsOf(1).textContent).toContain('na ‘Welk fruit?’');
  await pick(asked(), '');
  expect(fieldAt(1, 0)).toEqual({ name: 'hoe', label: 'Hoe rijp?' });
});

test('a field that is asked after a question that is gone says so', async () => {
  await hold([
    { id: 'een', legend: 'Wie', fields: [] },
    {
      ...{ id: 'twee', legend: 'Wat' },
      fields: [{ name: 'hoe', label: 'Hoe?', condition: { field: 'fruit', values: ['b'] } }],
    },
  ]);
  await open(1);
  await open(0, fieldsOf(1));
  expect(asked().selectedOptions[0]?.text).toBe('Na een vraag die er niet meer voor staat');
});

test('a form that is drawn anew after it was saved opens what was open', async () => {
  const places = new Map<string, readonly number[]>();
  const draw = (key: string) =>
    act(async () =>
      root.render(
        <OpenedPlaces value={places}>
          <Held key={key} />
        </OpenedPlaces>,
      ),
    );
  await draw('1');
  await open(0);
  await open(0, fieldsOf(0));
  await draw('2');
  expect([...element.querySelectorAll('details')].map((one) => one.open)).toEqual([
    ...[true, true, false, false, false],
  ]);
});

test('a field that is called as another is kept under a name of its own', async () => {
  await open(0);
  await open(1, fieldsOf(0));
  const label = element.querySelector('#stappen-0-fields-1-label') as HTMLInputElement;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const text of ['Naa', 'Naam', 'Naam?']) {
    await act(async () => {
      setter?.call(label, text);
      label.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  expect(namesOf()[0]).toEqual(['naam', 'naam_2']);
});

test('a step that is opened, or a field in it, is told to what shows the form', async () => {
  const told: unknown[] = [];
  const end = hearStep((step) => told.push(step));
  await open(1);
  await open(0);
  expect(told).toEqual([
    { id: 'twee', isFirst: false },
    { id: 'een', isFirst: true },
  ]);
  await act(async () => document.getElementById('stappen-1-legend')?.focus());
  expect(told.at(-1)).toEqual({ id: 'twee', isFirst: false });
  end();
});

test('a step that was taken away is put back, with all its fields', async () => {
  const before = namesOf();
  await press('Wie weghalen');
  expect(namesOf()).toEqual([[]]);
  await press('Zet terug Wie');
  expect(namesOf()).toEqual(before);
  expect(document.activeElement?.closest('li')?.textContent).toContain('Wie');
  expect(element.textContent).toContain('Wie staat er weer');
  expect([...element.querySelectorAll('button')].map((one) => one.textContent)).not.toContain(
    'Zet terug Wie',
  );
});

test('what is wrong deep in a form is opened, and has the focus', async () => {
  const at = partId('stappen[0].fields[1].name');
  expect(at).toBe('stappen-in-0-fields-1-name');
  const find = async (id: string) => {
    let found: Promise<boolean> | undefined;
    await act(async () => {
      found = reveal(id, 'Zo niet.');
    });
    return [await found, document.activeElement?.id];
  };
  expect(await find('stappen-0-fields-1-name')).toEqual([true, 'stappen-0-fields-1-name']);
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement?.getAttribute('aria-description')).toBe('Zo niet.');
  // Of a part that has no control of its own: the first of the field.
  expect(await find('stappen-0-fields-0')).toEqual([true, 'stappen-0-fields-0-label']);
  expect((await find('stappen-7-fields-0'))[0]).toBe(false);
});
