import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldMailText } from '#features/mailtexts/contract';
import type { OfficeStart } from '#features/office/contract';
import { mailTextLimits } from '#kernel/limits-mail';
import { StartContext } from '../start';
import { MailForm } from './mail-form';

const told = (opening: string): ToldMailText => ({
  ...{ kind: 'order.shipped', title: 'Bestelling onderweg', when: 'Nu.', sends: true },
  ...{ parts: ['subject', 'opening', 'closing'], isToTeam: false },
  marks: [{ name: 'nummer', meaning: 'het bestelnummer' }],
  languages: [
    {
      ...{ language: 'nl_NL', name: 'Nederlands', usual: 'Onderweg' },
      text: { subject: 'Eigen', opening, closing: '' },
    },
  ],
});

let root: Root;
let calls: { method: string; path: string; body: Record<string, unknown> }[];
let answers: { status: number; json: unknown }[];

const start = { member: { email: 'bo@kantoor.example' } } as unknown as OfficeStart;

const draw = (mail: ToldMailText): void => {
  const [stands] = mail.languages;
  if (!stands) throw new Error('no language');
  root.render(
    <StartContext.Provider value={start}>
      <MailForm
        {...{ mail, stands, isShown: true, saved: draw }}
        reload={async () => draw(told('Van Ed'))}
      />
    </StartContext.Provider>,
  );
};

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  calls = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    calls.push({ method: String(method), path, body: JSON.parse(String(body)) });
    const { status, json } = answers.shift() ?? { status: 200, json: {} };
    return new Response(JSON.stringify(json), { status });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => draw(told('Van ons')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const field = (part: string) =>
  document.getElementById(`mail-nl_NL-${part}`) as HTMLTextAreaElement;

const type = (part: string, text: string) =>
  act(async () => {
    const of = field(part);
    const { set } =
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(of) as object, 'value') ?? {};
    set?.call(of, text);
    of.dispatchEvent(new Event('input', { bubbles: true }));
  });

const settled = () => new Promise((done) => setTimeout(done, 20));

/** `nth`: of those that are called so. */
const press = (name: string, nth = 0) =>
  act(async () => {
    const all = [...document.querySelectorAll('button')];
    all
      .filter((one) => one.textContent === name)
      .at(nth)
      ?.click();
    await settled();
  });

test('what can’t be filled in is told while it is typed, and no test mail leaves with it', async () => {
  await type('opening', 'Dag {voornaam}');
  expect(field('opening').getAttribute('aria-invalid')).toBe('true');
  const said = (field('opening').getAttribute('aria-describedby') ?? '').split(' ');
  expect(said.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    'niet invullen: {voornaam}',
  );
  await press('Stuur mij een proefmail');
  expect(calls).toEqual([]);
  await type('opening', 'Dag {nummer}');
  await press('Stuur mij een proefmail');
  expect(calls[0]).toMatchObject({ method: 'POST', body: { language: 'nl_NL' } });
  expect(calls[0]?.body.text).toMatchObject({ opening: 'Dag {nummer}' });
});

test('who was second keeps his words, reads what stands there, and may save then', async () => {
  await type('opening', 'Van mij');
  answers = [
    { status: 409, json: { code: 'stale', message: 'Ed heeft deze tekst gewijzigd.', fields: {} } },
    { status: 200, json: told('Van mij') },
  ];
  await press('Opslaan');
  expect(field('opening').value).toBe('Van mij');
  expect(document.body.textContent).toContain('Begin: Van Ed');
  await press('Opslaan');
  expect(calls[1]?.body.read).toMatchObject({ opening: 'Van Ed' });
  expect(document.body.textContent).not.toContain('Begin: Van Ed');
});

test('back to the usual text empties the fields, with the focus in the first', async () => {
  await press('Terug naar de standaardtekst');
  expect(field('subject').value).toBe('Eigen');
  // The dialog's own button says the same.
  await press('Terug naar de standaardtekst', -1);
  expect([field('subject').value, field('opening').value]).toEqual(['', '']);
  await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
  expect(document.activeElement).toBe(field('subject'));
  expect(calls).toEqual([]);
});

const pause = () => act(() => new Promise((done) => setTimeout(done, mailTextLimits.wait + 100)));

test('the mail is shown anew once one stops typing, and not while it can’t be saved', async () => {
  const frame = document.querySelector('iframe');
  const replace = vi.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { location: { replace } } });
  await type('opening', 'Een');
  await type('opening', 'Een twee');
  expect(replace).not.toHaveBeenCalled();
  await pause();
  expect(replace).toHaveBeenCalledTimes(1);
  const [address] = replace.mock.calls[0] as [string];
  const text = new URL(address, 'https://x.example').searchParams.get('text') ?? '';
  expect(JSON.parse(Buffer.from(text, 'base64url').toString())).toMatchObject({
    opening: 'Een twee',
  });
  await type('opening', '{weg}');
  await pause();
  expect(replace).toHaveBeenCalledTimes(1);
});
