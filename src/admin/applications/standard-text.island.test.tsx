import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ToldStandard } from '#features/hiring/contract';
import { StandardText } from './standard-text';

const standard = (state: ToldStandard['state']): ToldStandard => ({
  ...{ state, language: 'nl_NL', name: 'Nederlands', values: {} },
  ...{ answer: { subject: 'Eigen', text: 'Van ons.' }, usual: { subject: 'Gewoon', text: 'Dag.' } },
  frame: { hello: 'Dag,', follow: 'Bekijk', link: 'Met deze link.', regards: ['Groet,', 'Brink'] },
});

let root: Root;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      (['invited', 'hired'] as const).map((state) => (
        <StandardText
          key={state}
          standard={standard(state)}
          saved={() => {}}
          reload={async () => {}}
        />
      )),
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
});

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
  );
const subject = () => document.getElementById('text-invited-nl_NL-subject') as HTMLInputElement;

test('the own text makes place for the usual one once that is meant, and the focus stays in the form', async () => {
  await press('Terug naar de gewone tekst: Uitgenodigd');
  expect(subject().value).toBe('Eigen');
  await press('Ja, de gewone tekst');
  expect(subject().value).toBe('Gewoon');
  await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
  expect(document.activeElement?.id).toBe('text-invited-nl_NL-text');
});

test('buttons and previews of the answers have names of their own', () => {
  const names = [...document.querySelectorAll('form > div button, form section')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  );
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);
});
