import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { OfficeStart, ToldEntity, ToldField } from '#features/office/contract';
import { FormPreview } from '../form-steps/form-preview';
import { popupInput } from '../popups/own';
import { PopupPreview } from '../popups/popup-preview';
import { StartContext } from '../start';
import { RowForm } from './row-form';
import type { RowFormProps } from './row-form-props';

afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = '';
});

const fieldOf = (name: string, type: string, more: Partial<ToldField> = {}): ToldField => ({
  ...{ name, label: name, type, usual: null, mayWrite: true, sorts: false, filters: false },
  ...more,
});

const entity = {
  ...{ name: 'Popup', access: 'popup', title: 'title', columns: [], isLimited: false },
  ...{ label: { one: 'Popup', many: 'Popups' }, noun: { one: 'popup', many: 'popups' } },
  may: { create: true, change: true, delete: true },
  fields: [
    fieldOf('title', 'TextField', { required: true, usual: '' }),
    fieldOf('open_period', 'NumberField', { required: true, whole: true, usual: 'abc' }),
    fieldOf('seq', 'NumberField', { required: true, whole: true, usual: 'veel' }),
  ],
} as ToldEntity;

const start = { member: { id: 1, name: 'Bo' }, entities: [entity] } as unknown as OfficeStart;

let leave: () => Promise<void>;

const show = async (more: Partial<RowFormProps> = {}) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <StartContext.Provider value={start}>
        <QueryClientProvider client={new QueryClient()}>
          <RowForm
            entity={entity}
            draft={undefined}
            others={[]}
            reload={async () => {}}
            inputFor={popupInput}
            {...more}
          />
        </QueryClientProvider>
      </StartContext.Provider>,
    ),
  );
  leave = () => act(async () => root.unmount());
};

test('the first save says of all fields what is wrong, in the words of their inputs', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path.split('/').slice(-2).join('/')}`);
    const whole = 'Vul een heel getal in.';
    const fields = { title: 'Vul een tekst in.', open_period: whole, seq: whole };
    return Response.json({ code: 'bad_request', message: 'Mis', fields }, { status: 400 });
  });
  await show();
  await act(async () => document.querySelector<HTMLElement>('button[type=submit]')?.click());
  const lines = () =>
    [...document.querySelectorAll('[role=alert] li')].map((one) => one.textContent);
  await act(() => vi.waitFor(() => expect(lines()).toHaveLength(3)));
  expect(lines()).toEqual([
    'title: Vul dit in.',
    'open_period: Vul een getal in.',
    'seq: Vul een heel getal in.',
  ]);
  expect(sent).toContain('POST rows/popup');
});

test('a star stands where something must be filled in, not where empty says something too', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await show();
  const labels = [...document.querySelectorAll('form label')].map((one) => one.textContent);
  expect(labels).toEqual(['title *', 'open_period', 'seq *']);
  const needed = [...document.querySelectorAll('form [aria-required]')].map(({ id }) => id);
  expect(needed).toEqual(['field-title', 'field-seq']);
});

test.each([
  [true, 'before'],
  [false, 'after'],
])(
  'on a screen that is narrow (%s) what a popup does is told %s its fields',
  async (matches, where) => {
    vi.stubGlobal('fetch', async () => Response.json([]));
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
    await show({ beside: (form) => <PopupPreview id={0} {...form} />, comesFirst: true });
    const told = [...document.querySelectorAll('form p[role=status]')].find((one) =>
      one.textContent?.startsWith('Opent nergens'),
    );
    const first = document.querySelector('#field-title') as HTMLElement;
    const isAfter =
      told && (first.compareDocumentPosition(told) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    expect(isAfter).toBe(where === 'after');
    // There its preview is a line that opens.
    const fold = document.querySelector('details');
    expect([
      fold?.querySelector('summary')?.textContent,
      document.querySelector('iframe') === null,
    ]).toEqual(matches ? ['Voorbeeld', true] : [undefined, false]);
  },
);

test.each([true, false])(
  'the preview of a form is a line above its fields on a small screen: %s',
  async (matches) => {
    vi.stubGlobal('fetch', async () => Response.json([]));
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
    await show({ beside: (form) => <FormPreview id={0} {...form} />, comesFirst: true });
    const fold = document.querySelector('details');
    const first = document.querySelector('#field-title') as HTMLElement;
    const isBefore =
      fold && (first.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    expect([isBefore, document.querySelector('iframe') === null]).toEqual(
      matches ? [true, true] : [null, false],
    );
  },
);
