import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderStep, ToldOrderDetails } from '#features/customers/contract';
import type { OfficeStart } from '#features/office/contract';
import { StartContext } from '../start';
import { Steps } from './steps';

type State = ToldOrderDetails['state'];

const order = (state: State, steps: OrderStep[]): ToldOrderDetails =>
  ({
    ...{
      number: '2026-001001',
      state,
      paymentState: 'paid',
      left: { moneyCents: 1, cardCents: 0 },
    },
    email: 'an@post.example',
    sending: {
      ...{ pieces: [{ variantId: 1, title: 'Trui', choice: 'Maat M', quantity: 1 }], carriers: [] },
      ...{ carrier: 'own', parcels: 1 },
    },
    steps: steps.map((step) => ({ step, givesBack: step === 'cancel' })),
  }) as unknown as ToldOrderDetails;

let asked: string[];
let reply: () => Response;
let leave: () => Promise<void>;
let special: string[];

function Shown() {
  const queryFn = async () => order('packed', ['ship', 'cancel']);
  const { data } = useQuery({ queryKey: ['order', '2026-001001'], queryFn, staleTime: Infinity });
  return data ? <Steps order={data} /> : null;
}

const show = async (first = order('placed', ['pack', 'cancel'])) => {
  const client = new QueryClient();
  client.setQueryData(['order', '2026-001001'], first);
  const start = { member: { special } } as unknown as OfficeStart;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <StartContext value={start}>
          <Shown />
        </StartContext>
      </QueryClientProvider>,
    ),
  );
  leave = () => act(async () => root.unmount());
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  asked = [];
  special = ['orders', 'fulfil', 'refund'];
  reply = () => Response.json(order('packed', ['ship', 'cancel']));
  vi.stubGlobal(
    'fetch',
    async (address: string, { method, body }: { method: string; body: string }) => {
      asked.push(`${method} ${address} ${body}`.replace(' {}', ''));
      return reply();
    },
  );
});
afterEach(async () => {
  await leave();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const labels = () => [...document.querySelectorAll('button')].map((one) => one.textContent);
const press = (label: string) =>
  act(async () => {
    [...document.querySelectorAll('button')].find((one) => one.textContent === label)?.click();
  });

test('the next step is one press, and a double click takes no second one', async () => {
  await show();
  expect(labels()).toEqual(['Inpakken', 'Annuleren…']);
  await press('Inpakken');
  expect(labels()).toEqual(['Versturen…', 'Deels of anders versturen…', 'Annuleren…']);
  expect(document.activeElement?.tagName).toBe('H2');
  await press('Versturen…');
  expect(document.querySelector('dialog')).toBeNull();
  expect(asked).toEqual(['POST /admin/api/orders/2026-001001/steps/pack']);
});

test('a step that another took first shows how the order stands', async () => {
  await show();
  reply = () => Response.json({ code: 'wrong_state', message: 'Al ingepakt' }, { status: 409 });
  await press('Inpakken');
  expect(document.activeElement?.tagName).toBe('H2');
  expect(labels()).toEqual(['Versturen…', 'Deels of anders versturen…', 'Annuleren…']);
});

test('sending says first what goes where, may stay without a mail, and leaves the focus on how it stands', async () => {
  await show(order('packed', ['ship', 'cancel']));
  reply = () => Response.json(order('sent', ['delivered']));
  await press('Versturen…');
  const dialog = document.querySelector('dialog');
  expect(dialog?.textContent).toContain('1 × Trui, Maat M');
  expect(dialog?.textContent).toContain('Mail an@post.example');
  expect(asked).toEqual([]);
  await act(async () => dialog?.querySelector<HTMLInputElement>('input')?.click());
  expect(dialog?.textContent).toContain('Er gaat geen mail');
  await act(async () => dialog?.querySelector('form')?.requestSubmit());
  expect(asked).toEqual([
    'POST /admin/api/orders/2026-001001/steps/ship {"mail":false,"parcels":1}',
  ]);
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement?.tagName).toBe('H2');
});

test('what gives money back is offered to who may do that, and no step to who only reads', async () => {
  special = ['orders', 'fulfil'];
  await show();
  expect(labels()).toEqual(['Inpakken']);
  await leave();
  special = ['orders'];
  await show();
  expect(labels()).toEqual([]);
});

test('what is wrong in a dialog is told as it comes, also to who pressed Enter in its field', async () => {
  await show();
  const message = 'Vul in waarom de bestelling niet doorgaat.';
  reply = () =>
    Response.json({ code: 'bad_request', message, fields: { why: message } }, { status: 400 });
  await press('Annuleren…');
  const dialog = document.querySelector('dialog');
  expect(dialog?.querySelector('[role="alert"]')?.textContent).toBe('');
  await act(async () => dialog?.querySelector('form')?.requestSubmit());
  expect(dialog?.querySelector('[role="alert"]')?.textContent).toBe(message);
});
