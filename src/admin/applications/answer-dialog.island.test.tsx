import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldAnswer } from '#features/hiring/contract';
import { AnswerDialog } from './answer-dialog';

const around = {
  frame: {
    hello: 'Dag Noor,',
    follow: 'Bekijk',
    link: 'Met deze link.',
    regards: ['Groet,', 'Brink'],
  },
  values: { voornaam: 'Noor' },
};
const told: ToldAnswer = {
  ...{ state: 'invited', shortName: 'Noor B.', from: 'received' },
  mails: [
    {
      ...{ language: 'nl_NL', name: 'Nederlands', ...around },
      answer: { subject: 'Kom langs', text: 'Dinsdag?' },
    },
    {
      ...{ language: 'en_GB', name: 'English', ...around },
      answer: { subject: 'Come by', text: 'Tuesday?' },
    },
  ],
};

let sent: Record<string, unknown>[];
let refusal: { code: string; message: string; fields: object; status?: number } | undefined;
let client: QueryClient;
let gone: (message: string) => void;
let done: () => void;
let leave: () => Promise<void>;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  sent = [];
  refusal = undefined;
  done = vi.fn();
  gone = vi.fn();
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(told);
    sent.push(JSON.parse(String(body)));
    return refusal ? Response.json(refusal, { status: refusal.status ?? 409 }) : Response.json({});
  });
  nth += 1;
  await open();
  expect(field('subject').value).toBe('Kom langs');
});

let nth = 0;

const open = async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <AnswerDialog
          {...{ id: nth, state: 'invited', from: 'received' }}
          close={() => {}}
          done={() => done()}
          gone={(message) => gone(message)}
        />
      </QueryClientProvider>,
    ),
  );
  await settled(() => expect(field('subject')).not.toBeNull());
  leave = () => act(async () => root.unmount());
};
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const settled = (check: () => void) => act(() => vi.waitFor(check));
const field = (name: string) => document.getElementById(`answer-${name}`) as HTMLTextAreaElement;

const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name);
    const kind = input.tagName === 'INPUT' ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === label)
      ?.click(),
  );

test('a mail is changed, seen as it will be, and sent with the state that its writer saw', async () => {
  await type('text', 'Woensdag, {voornaam}?');
  expect(document.querySelector('section')?.textContent).toContain('Woensdag, Noor?');
  await press('Versturen');
  await settled(() => expect(done).toHaveBeenCalled());
  expect(sent).toEqual([
    expect.objectContaining({
      ...{ state: 'invited', from: 'received', key: expect.stringMatching(/^[\w-]{8,}$/) },
      mail: { subject: 'Kom langs', text: 'Woensdag, {voornaam}?', language: 'nl_NL' },
    }),
  ]);
});

test('the first thing that one comes to is the subject', () => {
  expect(document.activeElement?.id).toBe('answer-subject');
});

test('what nobody knows is told while it is typed; each language keeps what was typed in it', async () => {
  await type('text', 'Dag {wie}');
  expect(document.getElementById('answer-text-error')?.textContent).toContain('{wie}');
  const choose = (language: string) =>
    act(async () => {
      const list = document.querySelector('select') as HTMLSelectElement;
      list.value = language;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose('en_GB');
  // What was typed isn't replaced before it is asked, and that it was is told.
  expect(field('subject').value).toBe('Kom langs');
  await press('Ja, verder');
  expect(field('subject').value).toBe('Come by');
  expect(document.querySelector('form [role=status]')?.textContent).toContain('nu zo: English');
  expect(document.querySelector('section [lang]')?.getAttribute('lang')).toBe('en');
  await choose('nl_NL');
  expect(field('text').value).toBe('Dag {wie}');
});

test('without a mail none is sent; whom another was before closes, and sends the same key again when it failed', async () => {
  refusal = { code: 'moved', message: 'Pien was je voor.', fields: {} };
  await press('Zonder mail');
  await settled(() => expect(done).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({ mail: null });
  await press('Zonder mail');
  await settled(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('what was typed is there again for who closed it by mistake, until it is sent', async () => {
  await type('text', 'Half getypt');
  await leave();
  await open();
  expect(field('text').value).toBe('Half getypt');
  await press('Versturen');
  await settled(() => expect(done).toHaveBeenCalled());
  await leave();
  await open();
  expect(field('text').value).toBe('Dinsdag?');
});

test('of one that was erased meanwhile nothing stays: neither what was read nor what was typed', async () => {
  await type('text', 'Over Noor');
  refusal = { code: 'not_found', message: 'Bestaat niet (meer).', fields: {}, status: 404 };
  await press('Versturen');
  await settled(() => expect(gone).toHaveBeenCalledWith('Bestaat niet (meer).'));
  expect(done).not.toHaveBeenCalled();
  expect(client.getQueryData(['answer', nth, 'invited'])).toBeUndefined();
  await leave();
  await open();
  expect(field('text').value).toBe('Dinsdag?');
});
