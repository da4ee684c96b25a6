import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { formEvent } from '#kernel/wire-forms';
import { aForm } from './form.test-support';
import {
  answer,
  fetched,
  filled,
  leave,
  open,
  posted,
  preparePage,
  settle,
  told,
} from './open-form.test-support';

vi.mock('./show-alert', () => ({ showAlert: vi.fn(async () => {}) }));

const postCode = vi.hoisted(() => vi.fn());
vi.mock('#browser/islands/post', async (original) => {
  postCode();
  return original();
});

preparePage();

// Before any other test here: code is fetched once.
test('what a form needs to be sent is there before the connection may be lost', async () => {
  await open(aForm());
  expect(postCode).toHaveBeenCalledOnce();
  expect(fetched).not.toHaveBeenCalled();
});

test('S3.3/2 S3.3/3 a post carries no_spam and ajax_form as Y, and the token before all fields', async () => {
  answer({ success: true });
  const form = await filled(aForm({ extras: { vacature: '83' } }));
  await form.press('Versturen');
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect([url, init?.method]).toEqual(['/webcore/form/submit/7', 'POST']);
  const data = posted();
  expect(data.get('no_spam')).toBe('Y');
  expect(data.get('ajax_form')).toBe('Y');
  expect(data.get('vacature')).toBe('83');
  expect(data.get('naam')).toBe('An');
  expect([...data.keys()][0]).toBe('etalage_token');
});

test('S2.4/3 S2.4/4 S4.2/2 the button is disabled while the form is sent', async () => {
  let reply: (response: Response) => void = () => {};
  fetched.mockImplementation(() => new Promise((answer) => (reply = answer)));
  const form = await filled();
  await form.press('Versturen');
  expect(form.button('Versturen').disabled).toBe(true);
  expect(form.get('form').getAttribute('aria-busy')).toBe('true');
  await act(async () => reply(Response.json({ success: false })));
  await settle();
  await form.press('Probeer opnieuw');
  expect(form.button('Versturen').disabled).toBe(false);
});

test('S2.4/5 S8.2/1 a form that was sent gives way to the success alert, which has the focus', async () => {
  answer({ success: true });
  const form = await filled();
  await form.press('Versturen');
  expect(form.element.querySelector('form')).toBeNull();
  expect(form.get('[role=status]').textContent).toBe('Succesvol verzonden');
  expect(document.activeElement?.contains(form.get('[role=status]'))).toBe(true);
  // WCAG 4.1.2: so that what has the focus has a name.
  expect(document.activeElement?.getAttribute('role')).toBe('group');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Succesvol verzonden');
});

test('S3.3/6 S8.2/1 the form’s own words stand in both alerts', async () => {
  const texts = { ...aForm().texts, success: 'Dank je!', error: 'Dat ging mis.' };
  fetched.mockResolvedValueOnce(new Response('error'));
  fetched.mockResolvedValueOnce(new Response('success'));
  const form = await filled(aForm({ texts }));
  await form.press('Versturen');
  expect(form.get('[role=alert]').textContent).toContain('Dat ging mis.');
  await form.press('Probeer opnieuw');
  await form.press('Versturen');
  expect(form.get('[role=status]').textContent).toBe('Dank je!');
});

test('S2.4/6 S8.2/1 on error an alert takes its place, and brings it back with all that was typed', async () => {
  answer({ code: 'oops', message: 'Even geduld.' }, { status: 503 });
  const form = await filled();
  await form.type('bericht', 'Waar blijft mijn trui?');
  await form.press('Versturen');
  const alert = form.get('[role=alert]');
  expect(alert.textContent).toContain('Oeps! Er is iets mis gegaan');
  expect(alert.textContent).toContain('Even geduld.');
  expect(form.get('form').hidden).toBe(true);
  await form.press('Probeer opnieuw');
  expect(form.element.querySelector('[role=alert]')).toBeNull();
  expect(form.get('form').hidden).toBe(false);
  expect(form.input('bericht').value).toBe('Waar blijft mijn trui?');
  expect(document.activeElement).toBe(form.button('Versturen'));
});

test('S2.4/6 a network that fails is told, and nothing is lost', async () => {
  fetched.mockRejectedValue(new TypeError('failed'));
  const form = await filled();
  await form.press('Versturen');
  expect(form.get('[role=alert]').textContent).toContain('We krijgen geen verbinding.');
  await form.press('Probeer opnieuw');
  expect(form.input('naam').value).toBe('An');
});

test('sent again after a lost answer a form says that it is the same; after it arrived the next is another', async () => {
  fetched.mockRejectedValueOnce(new TypeError('failed'));
  const form = await filled();
  await form.press('Versturen');
  await form.press('Probeer opnieuw');
  answer({ success: true });
  await form.press('Versturen');
  await leave();
  await (await filled()).press('Versturen');
  const [first, again, next] = fetched.mock.calls.map(([, init]) =>
    (init?.body as FormData | undefined)?.get('form_once'),
  );
  expect(first).toMatch(/^[\d-]{20,}$/);
  expect(again).toBe(first);
  expect(next).toMatch(/^[\d-]{20,}$/);
  expect(next).not.toBe(first);
});

test('S7.2/1 what the server finds wrong is marked, told and listed; the form stays', async () => {
  answer(
    { success: false, message: 'x', fields: { email: 'Dit adres bestaat niet.' } },
    { status: 422 },
  );
  const form = await filled();
  await form.press('Versturen');
  expect(told).toHaveBeenCalledExactlyOnceWith('Dit adres bestaat niet.', form.input('email'));
  expect(form.stateOf('email')).toBe('error');
  expect(form.input('email').value).toBe('an@klant.nl');
  expect(form.get('[role=alert] a').getAttribute('href')).toBe('#field_email');
  await form.type('email', 'an@winkel.nl');
  expect(form.stateOf('email')).toBe('success');
});

test('S2.4/5 S2.4/6 a callback of the page may take over what follows', async () => {
  const outcomes: unknown[] = [];
  const listen = (event: Event) => {
    event.preventDefault();
    outcomes.push((event as CustomEvent).detail);
  };
  for (const type of Object.values(formEvent)) document.addEventListener(type, listen);
  answer({ success: true, message: 'Dank' });
  const form = await filled();
  await form.press('Versturen');
  expect(outcomes).toEqual([
    { formId: 7, name: 'contact', outcome: { kind: 'success', message: 'Dank' } },
  ]);
  expect(form.get('form').hidden).toBe(false);
  answer({ success: false });
  await form.press('Versturen');
  expect(outcomes).toHaveLength(2);
  expect(form.element.querySelector('[role=alert]')).toBeNull();
  for (const type of Object.values(formEvent)) document.removeEventListener(type, listen);
});

test('S2.4/7 S4.2/2 reset empties what was typed, and lets the form be sent again, also one that was under way', async () => {
  fetched.mockImplementation(() => new Promise(() => {}));
  const form = await filled();
  await form.press('Versturen');
  expect(form.button('Versturen').disabled).toBe(true);
  await act(async () => form.get<HTMLFormElement>('form').reset());
  await settle();
  expect(form.input('naam').value).toBe('');
  expect(form.input('email').value).toBe('');
  expect(form.stateOf('naam')).toBe('none');
  expect(form.button('Versturen').disabled).toBe(false);
});

test('what was typed is there again after a reload, until it was sent', async () => {
  const first = await filled();
  await leave();
  const again = await open(aForm());
  expect(first.server).toBe(again.server);
  expect(again.input('naam').value).toBe('An');
  expect(again.element.textContent).toContain('Wat je eerder invulde staat er nog.');
  answer({ success: true });
  await again.press('Versturen');
  expect(sessionStorage).toHaveLength(0);
});

test('what the server sent back counts for more than what was kept', async () => {
  await filled();
  await leave();
  const again = await open(aForm({ values: { naam: 'Bo' } }));
  expect(again.input('naam').value).toBe('Bo');
});
