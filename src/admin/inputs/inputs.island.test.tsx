import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfficeStart, ToldField } from '#features/office/contract';
import { codecOf } from '#fields/codecs';
import { type ValueTypeName, valueTypeNames } from '#kernel/define/entity';
import { StartContext } from '../start';
import { inputOf } from './inputs';
import { pickedInput } from './picked';
import { BlockScheduleValue } from './schedule';
import type { ValueInputProps } from './types';

let element: HTMLElement;
let client: QueryClient;
let leave: () => Promise<void>;
let value: unknown;

const start = {
  entities: [{ name: 'Brand', access: 'brand', label: { one: 'Merk', many: 'Merken' } }],
} as unknown as OfficeStart;

const rows = [
  { id: 1, title: 'Wol' },
  { id: 2, title: 'Linnen' },
];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('fetch', async (url: string) => {
    const ids = new URL(url, 'http://x').searchParams.get('ids')?.split(',');
    const found = rows.filter(({ id }) => !ids || ids.includes(String(id)));
    return new Response(JSON.stringify(found), { status: 200 });
  });
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

const fieldOf = (type: ValueTypeName, more: Partial<ToldField> = {}): ToldField => ({
  ...{ name: 'veld', label: 'Veld', type, usual: null },
  ...{ mayWrite: true, sorts: false, filters: false, ...more },
});

type HeldProps = { field: ToldField; first: unknown; Own?: ComponentType<ValueInputProps> };

function Held({ field, first, Own }: HeldProps) {
  const [held, setHeld] = useState(first);
  const { Input: Usual } = pickedInput(field) ?? inputOf(field);
  const Input = Own ?? Usual;
  value = held;
  return (
    <>
      <label id="naam" htmlFor="veld">
        Veld
      </label>
      <Input
        {...{ field, value: held, change: setHeld, id: 'veld', labelId: 'naam', inputOf }}
        describedBy="hulp"
        isWrong={false}
        isReadOnly={false}
      />
    </>
  );
}

const show = async (field: ToldField, first: unknown, Own?: HeldProps['Own']) => {
  element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    root.render(
      <StartContext.Provider value={start}>
        <QueryClientProvider client={client}>
          <Held field={field} first={first} {...(Own && { Own })} />
        </QueryClientProvider>
      </StartContext.Provider>,
    ),
  );
  leave = async () => {
    await act(async () => root.unmount());
    element.remove();
  };
};

const named = (label: string): HTMLElement => {
  const found = [...element.querySelectorAll<HTMLElement>('button, input')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
  );
  if (!found) throw new Error(`Nothing is called ${label}`);
  return found;
};

const press = (label: string) => act(async () => named(label).click());

const type = (input: HTMLElement, text: string) =>
  act(async () => {
    const proto = Object.getPrototypeOf(input);
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** What was asked of the server is answered within it. */
const turn = (ms: number) =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
  });

/** Until what was asked is answered and drawn, however busy the machine is. */
const settle = async () => {
  await turn(100);
  while (client.isFetching() > 0) await turn(10);
  await turn(10);
};

const key = (input: HTMLElement, name: string) =>
  act(async () => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  });

test.each(valueTypeNames)(
  '%s is drawn of what is empty of it, and changes nothing by itself',
  async (name) => {
    const first = codecOf({ type: name }).empty;
    await show(fieldOf(name, { fields: [], options: [] }), first);
    expect(element.textContent?.length).toBeGreaterThan(0);
    expect(value).toBe(first);
  },
);

test.each(['TextField', 'TextareaField'] as const)(
  '%s over its limit is kept whole, told under it and refused',
  async (name) => {
    await show(fieldOf(name, { most: 5 }), 'jurk');
    const control = element.querySelector('#veld') as HTMLInputElement;
    expect(control.getAttribute('maxlength')).toBeNull();
    const told = element.querySelector('[role=status]') as HTMLElement;
    expect(told.textContent).toBe('');
    await type(control, 'jurken van wol');
    expect(value).toBe('jurken van wol');
    expect(told.textContent).toBe('Dit is 9 tekens te lang');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-describedby')).toBe(`hulp ${told.id}`);
    expect(codecOf({ type: name }).schema({ type: name, most: 5 }).safeParse(value).success).toBe(
      false,
    );
    await type(control, 'jurke');
    expect(told.textContent).toBe('');
    expect(control.getAttribute('aria-invalid')).toBeNull();
  },
);

test('a line of a list, and what is on a picture, are kept whole over their limit, and told so', async () => {
  await show(fieldOf('TextsField', { most: 5 }), ['jurk']);
  await type(named('Veld 1'), 'jurken');
  expect([value, element.textContent]).toEqual([
    ['jurken'],
    expect.stringContaining('Dit is 1 teken te lang'),
  ]);
  await leave();
  const picture = { key: 'jas', width: 4, height: 3, alt: '' };
  await show(fieldOf('ImageField'), picture);
  const control = element.querySelector('input') as HTMLInputElement;
  await type(control, 'a'.repeat(302));
  expect(value).toMatchObject({ alt: 'a'.repeat(302) });
  expect(element.textContent).toContain('Dit is 2 tekens te lang');
});

test('a range of moments may be open, and one that ends too early is told so as it is typed', async () => {
  await show(fieldOf('MomentRangeField'), null);
  const [from, until] = [...element.querySelectorAll('input')] as HTMLInputElement[];
  if (!from || !until) throw new Error('There are no two ends');
  await type(from, '2026-07-01T10:00');
  expect(value).toEqual({ from: '2026-07-01T08:00:00.000Z', until: null });
  await type(until, '2026-07-01T09:00');
  const told = element.querySelector('[role=status]') as HTMLElement;
  expect(told.textContent).toBe('Kies een moment na het begin.');
  expect(until.getAttribute('aria-invalid')).toBe('true');
  expect(until.getAttribute('aria-describedby')).toContain(told.id);
  expect(
    codecOf({ type: 'MomentRangeField' }).schema({ type: 'MomentRangeField' }).safeParse(value),
  ).toMatchObject({ success: false });
  await type(from, '');
  expect(value).toEqual({ from: null, until: '2026-07-01T07:00:00.000Z' });
  expect(told.textContent).toBe('');
  await type(until, '');
  expect(value).toBeNull();
});

test('groups are added, filled in, put in order and taken away', async () => {
  const fields = [fieldOf('TextField', { name: 'naam', label: 'Naam', usual: '' })];
  await show(fieldOf('GroupsField', { fields }), [{ naam: 'Een' }]);
  await press('Toevoegen: Veld');
  expect(value).toEqual([{ naam: 'Een' }, { naam: '' }]);
  expect(document.activeElement?.id).toBe('veld-1-naam');
  await type(document.activeElement as HTMLElement, 'Twee');
  await press('Twee omhoog');
  expect(value).toEqual([{ naam: 'Twee' }, { naam: 'Een' }]);
  expect(element.textContent).toContain('Twee staat nu op 1 van 2');
  await press('Een weghalen');
  expect(value).toEqual([{ naam: 'Twee' }]);
});

test('rows are found by their names with the keyboard alone, and shown by those', async () => {
  await show(fieldOf('ReferencesField', { entity: 'Brand' }), [1]);
  await settle();
  expect(element.querySelector('li')?.textContent).toContain('Wol');
  const box = element.querySelector<HTMLElement>('[role=combobox]') as HTMLElement;
  await act(async () => box.focus());
  await key(box, 'ArrowDown');
  await settle();
  expect(element.querySelector('[role=option]')?.textContent).toBe('Linnen');
  expect(box.getAttribute('aria-expanded')).toBe('true');
  await key(box, 'ArrowDown');
  const now = box.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(now)?.textContent).toBe('Linnen');
  await key(box, 'Enter');
  expect(value).toEqual([1, 2]);
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

test('a setting that names rows by their numbers shows them by name, and keeps its kind of value', async () => {
  await show(fieldOf('TextField', { picks: { entity: 'Brand', many: true } }), '1');
  await settle();
  expect(element.querySelector('li')?.textContent).toContain('Wol');
  const box = element.querySelector<HTMLElement>('[role=combobox]') as HTMLElement;
  await act(async () => box.focus());
  await key(box, 'ArrowDown');
  await settle();
  await key(box, 'ArrowDown');
  await key(box, 'Enter');
  expect(value).toBe('1, 2');
  await leave();
  await show(fieldOf('NumberField', { picks: { entity: 'Brand' } }), 2);
  await settle();
  expect(element.textContent).toContain('Linnen');
  await act(async () => element.querySelector<HTMLElement>('button[title]')?.click());
  expect(value).toBe(0);
});

test('the row that is taken away gives the focus to what puts it back', async () => {
  await show(fieldOf('ReferencesField', { entity: 'Brand' }), [1, 2]);
  await settle();
  await act(async () => named('Wol weghalen').focus());
  await press('Wol weghalen');
  expect(document.activeElement?.textContent).toBe('Zet terug Wol');
  await press('Linnen weghalen');
  expect(value).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Zet terug Linnen');
});

test('of one row the focus goes along with what is shown of it', async () => {
  await show(fieldOf('ReferenceField', { entity: 'Brand' }), 1);
  await settle();
  await press('Wol wijzigen');
  expect(document.activeElement).toBe(element.querySelector('[role=combobox]'));
  const box = document.activeElement as HTMLElement;
  await key(box, 'ArrowDown');
  await settle();
  await key(box, 'ArrowDown');
  await key(box, 'ArrowDown');
  await key(box, 'Enter');
  await settle();
  expect(value).toBe(2);
  expect(document.activeElement).toBe(element.querySelector('button#veld'));
  await press('Linnen weghalen');
  expect(value).toBeNull();
  expect(document.activeElement).toBe(element.querySelector('[role=combobox]'));
});

test('a group that is filled in or emptied takes the focus along, within another too', async () => {
  const fields = [fieldOf('TextField', { name: 'adres', label: 'Adres', usual: '' })];
  const inner = fieldOf('GroupField', { name: 'link', label: 'Tweede link', fields });
  await show(fieldOf('GroupField', { required: true, fields: [inner] }), { link: null });
  await press('Tweede link invullen');
  expect(value).toEqual({ link: null });
  expect(document.activeElement?.id).toBe('veld-link-adres');
  await press('Tweede link leegmaken');
  expect(value).toEqual({ link: null });
  expect(document.activeElement).toBe(named('Tweede link invullen'));
});

test.each(['<p>Wol</p>', '<p>Wol <u>en</u></p>'])(
  'the editor of %s takes the focus over from its place at once, and from nothing else later',
  async (html) => {
    await show(fieldOf('HtmlField'), html);
    const nowhere: boolean[] = [];
    const watch = new MutationObserver(() =>
      nowhere.push(document.activeElement === document.body),
    );
    watch.observe(element, { childList: true, subtree: true });
    const place = element.querySelector<HTMLElement>('#veld') as HTMLElement;
    // Nothing waits for it, as in a browser.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    place.focus();
    await vi.waitFor(
      () => expect(element.querySelector('[role=toolbar], textarea')).toBeTruthy(),
      5000,
    );
    expect(document.activeElement).toBe(element.querySelector('#veld'));
    expect(nowhere).not.toContain(true);
    const other = document.createElement('input');
    element.append(other);
    other.focus();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(document.activeElement).toBe(other);
    watch.disconnect();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  },
);

test('who goes on while the editor of a text is on its way keeps the focus', async () => {
  await show(fieldOf('HtmlField'), '<p>Wol</p>');
  const place = element.querySelector<HTMLElement>('#veld') as HTMLElement;
  const other = document.createElement('input');
  element.append(other);
  await act(async () => {
    place.focus();
    other.focus();
  });
  await settle();
  expect(document.activeElement).toBe(other);
  expect(element.querySelector('#veld')).toBe(place);
});

test('a text of which the values are known is chosen; another that stands there stays', async () => {
  await show(fieldOf('TextField', { options: [{ value: 'a', label: 'Naam' }] }), 'b');
  const options = [...element.querySelectorAll('option')].map((one) => one.value);
  expect(options).toEqual(['', 'b', 'a']);
  expect(element.querySelector('select')?.value).toBe('b');
});

test('the hours of a day are typed as people do, and copied to all', async () => {
  await show(fieldOf('HoursField'), codecOf({ type: 'HoursField' }).empty);
  await press('maandag open');
  await type(named('maandag, vanaf'), '10');
  await act(async () => {
    named('maandag, vanaf').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  await press('Kopieer maandag naar alle dagen');
  expect(value).toMatchObject({ maandag: [['10:00', '18:00']], zondag: [['10:00', '18:00']] });
  await press('zondag open');
  expect(value).toMatchObject({ zondag: [] });
});

test('of a form field what is not asked stays as it was', async () => {
  const first = [
    { name: 'soort', label: 'Soort', type: 'SelectField', colour: 'x', required: 'Y' },
  ];
  await show(fieldOf('FieldsField'), first);
  await act(async () => {
    const fold = element.querySelector('details') as HTMLDetailsElement;
    fold.open = true;
    fold.dispatchEvent(new Event('toggle'));
  });
  const must = [...element.querySelectorAll('label')].find(
    ({ textContent }) => textContent === 'Verplicht',
  );
  await act(async () => must?.querySelector('input')?.click());
  expect(value).toEqual([{ ...first[0], required: 'N' }]);
});

/** Drags an item of a list over another, to its upper or its lower half. */
const drag = async (from: number, to: number, half: 'upper' | 'lower') => {
  const items = [...element.querySelectorAll('ol > li')];
  const say = (target: Element | null | undefined, name: string, clientY = 0) => {
    const event = new MouseEvent(name, { bubbles: true, cancelable: true, clientY });
    Object.assign(event, { dataTransfer: { setData: () => {}, setDragImage: () => {} } });
    return act(async () => void target?.dispatchEvent(event));
  };
  const grip = items[from]?.querySelector('[draggable]');
  vi.spyOn(items[to] as Element, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 100, 200, 40),
  );
  await say(grip, 'dragstart');
  await say(items[to], 'dragover', half === 'upper' ? 105 : 135);
  await say(items[to], 'drop', half === 'upper' ? 105 : 135);
  await say(grip, 'dragend');
};

test('items are dragged to where they come to stand, and what is said of it is read out', async () => {
  await show(fieldOf('TextsField'), ['a', 'b', 'c', 'd']);
  await drag(0, 2, 'lower');
  expect(value).toEqual(['b', 'c', 'a', 'd']);
  expect(element.querySelector('[role=status]')?.textContent).toContain('3');
  await drag(3, 0, 'upper');
  expect(value).toEqual(['d', 'b', 'c', 'a']);
  await drag(1, 0, 'lower');
  expect(value).toEqual(['d', 'b', 'c', 'a']);
  // What comes from elsewhere is none of the list's.
  const [first] = element.querySelectorAll('ol > li');
  const foreign = new MouseEvent('dragover', { bubbles: true, cancelable: true });
  await act(async () => void first?.dispatchEvent(foreign));
  expect(foreign.defaultPrevented).toBe(false);
});

test('a block is shown on one device at least; on all of them is no limit', async () => {
  await show(fieldOf('ScheduleField'), { from: '2026-01-01' });
  const isThere = (label: string) =>
    [...element.querySelectorAll('label')].some(({ textContent }) => textContent === label);
  expect(isThere('Telefoon')).toBe(false);
  await leave();
  await show(fieldOf('ScheduleField'), { from: '2026-01-01' }, BlockScheduleValue);
  const turn = async (label: string) => {
    const box = [...element.querySelectorAll('label')].find((one) => one.textContent === label);
    await act(async () => box?.querySelector('input')?.click());
  };
  await turn('Telefoon');
  expect(value).toEqual({ from: '2026-01-01', devices: ['tablet', 'desk'] });
  await turn('Tablet');
  await turn('Groot scherm');
  expect(value).toEqual({ from: '2026-01-01', devices: ['desk'] });
  await turn('Telefoon');
  await turn('Tablet');
  expect(value).toEqual({ from: '2026-01-01' });
});

test('a day of the week is named whole, and short only to the eye', async () => {
  await show(fieldOf('ScheduleField'), { week: [{ days: [1] }] });
  const monday = named('maandag');
  expect(monday.closest('label')?.querySelector('[aria-hidden=true]')?.textContent).toBe('ma');
  await press('maandag');
  await press('zondag');
  expect(value).toEqual({ week: [{ days: [0] }] });
});

test('a number that stands for something is chosen by its name', async () => {
  const options = [
    { value: '1', label: 'Bericht' },
    { value: '2', label: 'Nieuwsbrief' },
  ];
  await show(fieldOf('NumberField', { options, required: true, whole: true }), 1);
  const select = element.querySelector('select') as HTMLSelectElement;
  expect([...select.options].map((one) => one.text)).toEqual(['Bericht', 'Nieuwsbrief']);
  await act(async () => {
    select.value = '2';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(value).toBe(2);
});

test('what is no number stays as it was typed, and is told once one leaves it until it is one', async () => {
  const leaveField = (input: HTMLElement) =>
    act(async () => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await show(fieldOf('NumberField', { whole: true, most: 50 }), 7);
  const input = element.querySelector('input') as HTMLInputElement;
  const told = element.querySelector('[role=status]') as HTMLElement;
  const state = () => [input.value, told.textContent, input.getAttribute('aria-invalid')];
  await type(input, 'abc');
  expect(state()).toEqual(['abc', '', null]);
  await leaveField(input);
  expect(state()).toEqual(['abc', 'Vul een heel getal in.', 'true']);
  expect(input.getAttribute('aria-describedby')).toBe(`hulp ${told.id}`);
  await type(input, '2,5');
  expect(state()).toEqual(['2,5', 'Vul een heel getal in.', 'true']);
  await type(input, '12');
  expect(state()).toEqual(['12', '', null]);
  await type(input, '120');
  expect(told.textContent).toBe('');
  await leaveField(input);
  expect(state()).toEqual(['120', 'Vul hoogstens 50 in.', 'true']);
  await type(input, '');
  await leaveField(input);
  expect([value, ...state()]).toEqual([null, '', '', null]);
});

test('a group that may be none is none while nothing in it is filled in, and stays open', async () => {
  const fields = [
    fieldOf('TextField', { name: 'naam', label: 'Naam', usual: '', required: true }),
    fieldOf('NumberField', { name: 'aantal', label: 'Aantal' }),
  ];
  await show(fieldOf('GroupField', { fields }), null);
  await press('Veld invullen');
  expect(value).toBe(null);
  const name = () => element.querySelector('#veld-naam') as HTMLInputElement;
  await type(name(), 'Wol');
  expect(value).toEqual({ naam: 'Wol', aantal: null });
  await type(name(), '');
  expect([value, name().value]).toEqual([null, '']);
  await press('Veld leegmaken');
  expect([value, name()]).toEqual([null, null]);
  await leave();
  // What says something from the start is there as it is opened.
  const begun = [fieldOf('TextField', { name: 'naam', label: 'Naam', usual: 'Wol' })];
  await show(fieldOf('GroupField', { fields: begun }), null);
  await press('Veld invullen');
  expect(value).toEqual({ naam: 'Wol' });
});

test('the stores that visitors chose are asked apart, and only those are offered that one can choose', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json([]);
  });
  await show(fieldOf('ScheduleField'), { mine: { who: 'of' } }, BlockScheduleValue);
  const box = element.querySelector<HTMLElement>('#veld-mine-stores') as HTMLElement;
  const select = element.querySelector('#veld-mine');
  expect(box.closest('div:has(> label)')).not.toBe(select?.parentElement);
  await act(async () => box.click());
  await settle();
  expect(asked).toEqual([
    expect.stringMatching(/names\/Location\?q=&f\.kind=store&f\.state=Online$/),
  ]);
  asked.length = 0;
  await act(async () => element.querySelector<HTMLElement>('#veld-stores')?.click());
  await settle();
  expect(asked).toEqual([expect.stringMatching(/names\/Location\?q=$/)]);
});
