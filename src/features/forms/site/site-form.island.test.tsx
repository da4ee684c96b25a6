import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aForm, aStep, mail, name, threeSteps } from './form.test-support';
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
vi.mock('#browser/proof/solve', () => ({
  solve: vi.fn(async () => ({ payload: 'opgelost', expires: Number.POSITIVE_INFINITY })),
}));

preparePage();

test('S2.4/1 a form of definitions hydrates as the server wrote it, as a plain multipart form', async () => {
  for (const props of [
    aForm(),
    threeSteps(),
    aForm({
      conditions: { html: '<p>Ik ga akkoord met de <a href="/voorwaarden">voorwaarden</a></p>' },
      captcha: { challengeUrl: '/webcore/form/challenge/7' },
      errors: { naam: 'U dient "Naam" geldig in te vullen.', '': 'Nog een keer' },
      values: { naam: '', email: 'an@klant.nl' },
      extras: { vacature: '83' },
    }),
  ]) {
    const { element, server } = await open(props);
    const before = document.createElement('div');
    before.innerHTML = server;
    const form = before.querySelector('form');
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
    expect(before.querySelectorAll('fieldset[hidden], [hidden] fieldset')).toHaveLength(0);
    expect(element.querySelectorAll('[name]').length).toBe(
      before.querySelectorAll('[name]').length,
    );
    await leave();
  }
});

test('S5.1/3 S5.1/4 S5.2/1 what is wrong is told, marked beside the field, and gets the focus', async () => {
  const form = await open(aForm());
  await form.press('Versturen');
  // The first, and how much there is in all.
  expect(told).toHaveBeenCalledExactlyOnceWith(
    'U dient "Naam" geldig in te vullen.\n2 velden vragen nog je aandacht.',
    form.input('naam'),
  );
  expect(fetched).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(form.input('naam'));
  expect(form.input('naam').getAttribute('aria-invalid')).toBe('true');
  expect(form.get('#field_naam-error').textContent).toBe('U dient "Naam" geldig in te vullen.');
  expect(form.get('#field_email-error').textContent).toBe(
    'U dient "E-mailadres" geldig in te vullen.',
  );
});

test('S4.2/3 what was said of a field stands until it is changed', async () => {
  const form = await open(aForm());
  await form.press('Versturen');
  const said = () => form.element.querySelector('#field_naam-error')?.textContent;
  await form.blur('naam');
  expect(said()).toBe('U dient "Naam" geldig in te vullen.');
  await form.type('naam', 'An');
  expect(said()).toBeUndefined();
  await form.type('naam', '');
  expect(said()).toBe('Naam is vereist.');
});

test('S5.1/12 S3.3/6 a form may say it in its own words', async () => {
  const { texts } = aForm();
  const form = await open(aForm({ texts: { ...texts, errorText: 'Vul %s even in.' } }));
  await form.press('Versturen');
  expect(told).toHaveBeenCalledWith(
    expect.stringContaining('Vul Naam even in.'),
    form.input('naam'),
  );
});

test('S5.1/1 what is hidden or has the class novalidation is passed over', async () => {
  answer({ success: true });
  const steps = [
    aStep('contact', '', [
      { ...name, hidden: 'Y' },
      { ...mail, skipped: true },
    ]),
  ];
  const form = await open(aForm({ steps }));
  expect(form.input('email').classList.contains('novalidation')).toBe(true);
  await form.press('Versturen');
  expect(told).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledOnce();
});

test('S4.2/3 fields are marked wrong or right; what only the form’s check refuses is never right', async () => {
  const steps = [
    aStep('contact', '', [
      name,
      { name: 'pc', label: 'Postcode', required: 'Y' },
      { name: 'bsn', label: 'BSN', required: 'Y', dataType: 'bsn' },
    ]),
  ];
  const form = await open(aForm({ steps }));
  expect(form.stateOf('naam')).toBe('none');
  expect(form.input('bsn').dataset.type).toBe('bsn');
  await form.type('naam', 'An');
  expect(form.stateOf('naam')).toBe('success');
  await form.type('naam', '');
  expect(form.stateOf('naam')).toBe('error');
  await form.type('pc', '0512');
  expect(form.stateOf('pc')).toBe('none');
  await form.blur('pc');
  expect(form.stateOf('pc')).toBe('error');
  expect(form.get('#field_pc-error').textContent).toBe('U dient "Postcode" geldig in te vullen.');
  await form.type('pc', '3512 JE');
  expect(form.stateOf('pc')).toBe('success');
  await form.type('bsn', '111222333');
  expect(form.stateOf('bsn')).toBe('success');
});

test('S5.1/11 S3.3/1 the conditions must be agreed with', async () => {
  answer({ success: true });
  const form = await filled(aForm({ conditions: { html: 'Ik ga akkoord.' } }));
  await form.press('Versturen');
  const box = form.get<HTMLInputElement>('[name=conditions_agree]');
  expect(told).toHaveBeenCalledExactlyOnceWith('U dient akkoord te gaan met de voorwaarden.', box);
  expect(document.activeElement).toBe(box);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await act(async () => box.click());
  await form.press('Versturen');
  expect(posted().get('conditions_agree')).toBe('Y');
});

test('S5.1/10 S3.3/4 the captcha must be ticked, and its answer goes along once', async () => {
  answer({ success: false, message: '', fields: {} }, { status: 500 });
  const { solve } = await import('#browser/proof/solve');
  vi.mocked(solve).mockClear();
  const form = await filled(aForm({ captcha: { challengeUrl: '/webcore/form/challenge/7' } }));
  await form.press('Versturen');
  expect(told).toHaveBeenCalledExactlyOnceWith(
    'U dient minimaal één keuze te maken bij "Ik ben geen robot".',
    form.get('#form-7-altcha'),
  );
  expect(solve).not.toHaveBeenCalled();
  await act(async () => form.get('#form-7-altcha').click());
  await settle();
  expect(vi.mocked(solve).mock.calls[0]?.[0]).toBe('/webcore/form/challenge/7');
  await form.press('Versturen');
  expect(posted().get('altcha')).toBe('opgelost');
  expect(solve).toHaveBeenCalledTimes(2);
});

test('S2.4/8 S3.2/12 a file that came with a refused form goes along again', async () => {
  answer({ success: true });
  const cv = { name: 'cv', label: 'Cv', type: 'UploadField', required: 'Y' };
  const form = await open(
    aForm({
      steps: [aStep('cv', '', [cv])],
      kept: { cv: [{ id: 'abc', filename: 'cv.pdf' }] },
    }),
  );
  expect(form.element.textContent).toContain('Huidig bestand:');
  expect(form.element.textContent).toContain('cv.pdf');
  await form.press('Versturen');
  expect(posted().getAll('cv')).toContain('[{"image_id":"abc"}]');
});
