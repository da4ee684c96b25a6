import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { threeSteps } from './form.test-support';
import { fetched, open, preparePage, told } from './open-form.test-support';

vi.mock('./show-alert', () => ({ showAlert: vi.fn(async () => {}) }));

preparePage();

test('S2.4/2 S2.1/18 each fieldset is a step, and the hash says which is shown', async () => {
  history.replaceState(null, '', '/#bereik');
  const form = await open(threeSteps());
  expect(form.shown().map(({ id }) => id)).toEqual(['bereik']);
  expect(form.get('nav [aria-current=step]').textContent).toBe('Waar bereiken we je');
  expect(form.get('nav p').textContent).toBe('Stap 2 van 3');
});

test('S4.2/1 next only after a step that is right, previous always; the heading has the focus', async () => {
  const form = await open(threeSteps());
  await form.press('Volgende');
  expect(told).toHaveBeenCalledExactlyOnceWith(
    'U dient "Naam - Wie ben je" geldig in te vullen.',
    form.input('naam'),
  );
  expect(form.shown().map(({ id }) => id)).toEqual(['wie']);
  await form.type('naam', 'An');
  await form.press('Volgende');
  expect(form.shown().map(({ id }) => id)).toEqual(['bereik']);
  expect(location.hash).toBe('#bereik');
  expect(document.activeElement?.textContent).toBe('Waar bereiken we je');
  expect(fetched).not.toHaveBeenCalled();
  await form.press('Vorige');
  expect(form.shown().map(({ id }) => id)).toEqual(['wie']);
  expect(location.hash).toBe('#wie');
});

test('S2.1/18 going back in the history goes to the step before', async () => {
  const form = await open(threeSteps());
  await form.type('naam', 'An');
  await form.press('Volgende');
  await act(async () => {
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(form.shown().map(({ id }) => id)).toEqual(['wie']);
});

test('S5.2/1 the last step sends nothing while an earlier one has an error, and shows that', async () => {
  history.replaceState(null, '', '/#vraag');
  const form = await open(threeSteps());
  await form.press('Versturen');
  expect(fetched).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('Naam is vereist.'),
    form.input('naam'),
  );
  expect(form.shown().map(({ id }) => id)).toEqual(['wie']);
  expect(document.activeElement).toBe(form.input('naam'));
});
