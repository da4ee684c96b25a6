import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { hydrate } from '../../tests/harness/hydrate';
import { afterPress } from './after-press';
import { aField } from './build.test-support';
import { controlId } from './definition';
import { type Fields, useFields } from './use-fields';

let leave: () => Promise<void> = async () => {};
afterEach(async () => {
  await leave();
  leave = async () => {};
});

const options = { s: 'Klein', m: 'Midden' };
const fields = [
  aField({ id: 'naam', name: 'naam', label: 'Naam', required: 'Y', value: 'An' }),
  aField({ id: 'maat', name: 'maat', type: 'RadioField', options, value: 's' }),
  aField({ id: 'vast', name: 'vast', value: 'blijft', readonly: 'Y' }),
  aField({ id: 'mee', name: 'mee', value: 'mee', hidden: 'Y' }),
  aField({ id: 'mail', name: 'mail', label: 'E-mail', type: 'EmailField', required: 'Y' }),
];

type FormProps = Parameters<typeof useFields>[1] & { tell: (form: Fields) => void };

function Form({ tell, ...options }: FormProps) {
  const form = useFields(fields, options);
  tell(form);
  return <output>{JSON.stringify(form.currentValues())}</output>;
}

const open = async (more: Parameters<typeof useFields>[1] = {}) => {
  let now: Fields | undefined;
  const tell = (form: Fields) => {
    now = form;
  };
  const island = await hydrate(Form, { ...more, tell });
  leave = island.leave;
  const it = () => now as Fields;
  const run = <T,>(change: (form: Fields) => T) => act(async () => change(it()));
  const field = (id: string) => {
    const found = fields.find((one) => one.id === id);
    if (!found) throw new Error(`no ${id}`);
    return found;
  };
  return { it, run, field };
};

test('S2.4/7 a reset empties what is typed, and chooses again what was chosen at first', async () => {
  const form = await open({ values: { naam: 'Bea', maat: 'm', mail: 'b@klant.nl' } });
  expect(form.it().currentValues()).toMatchObject({ naam: 'Bea', maat: 'm', mail: 'b@klant.nl' });
  await form.run(({ reset }) => reset());
  expect(form.it().currentValues()).toEqual({
    naam: '',
    maat: 's',
    vast: 'blijft',
    mee: 'mee',
    mail: '',
  });
  expect(form.it().states.naam?.validated).toBe(false);
});

test('a form is told at once of what is typed and chosen, by the name of the field', async () => {
  const onFieldChange = vi.fn();
  const form = await open({ onFieldChange });
  await form.run(({ write }) => write(form.field('naam'), 'Cor'));
  await form.run(({ choose }) => choose(form.field('maat'), 'm'));
  expect(form.it().currentValues()).toMatchObject({ naam: 'Cor', maat: 'm' });
  expect(onFieldChange).toHaveBeenCalledWith('naam', 'Cor');
});

test('a wrong choice is told at once; what is typed only when it is left', async () => {
  const form = await open();
  await form.run(({ write }) => write(form.field('mail'), 'b@'));
  expect(form.it().states.mail?.validated).toBe(false);
  await form.run(({ checkOn }) => checkOn(form.field('mail'), 'blur'));
  await act(async () => new Promise((done) => setTimeout(done, 5)));
  expect(form.it().states.mail?.problems).toHaveLength(1);
});

test('S5.1/4 the first of several wrong fields is answered, and none when all is right', async () => {
  const form = await open({ values: { naam: '', mail: '' } });
  const first = await form.run(({ checkAll }) => checkAll()?.id);
  expect(first).toBe('naam');
  expect(await form.run(({ checkAll }) => checkAll([form.field('mail')])?.id)).toBe('mail');
  await form.run(({ write }) => write(form.field('naam'), 'An'));
  await form.run(({ write }) => write(form.field('mail'), 'an@klant.nl'));
  expect(await form.run(({ checkAll }) => checkAll())).toBeUndefined();
});

test('what the server found wrong marks its own field, and no other', async () => {
  const form = await open();
  await form.run(({ refuse }) => refuse({ naam: [{ message: 'Bestaat al.' }] }));
  expect(form.it().states.naam).toMatchObject({
    validated: true,
    problems: [{ message: 'Bestaat al.' }],
  });
  expect(form.it().states.mail?.validated).toBe(false);
});

test('what was filled in before the code came is taken over; what may not change is not', async () => {
  const form = await open();
  const before = form.it().states;
  const same: Record<string, string> = { naam: 'An', maat: 's', vast: 'anders' };
  await form.run(({ takeOver }) => takeOver((name) => (same[name] ? [same[name]] : [])));
  expect(form.it().states).toBe(before);
  await form.run(({ takeOver }) => takeOver((name) => (name === 'naam' ? ['Dirk'] : [])));
  expect(form.it().currentValues()).toMatchObject({ naam: 'Dirk', maat: 's', vast: 'blijft' });
});

test('S4.2/4 what was half typed when the code came is not called wrong while one is in it', async () => {
  const form = await open();
  const half = (name: string) => (name === 'mail' ? ['b@'] : []);
  const box = document.createElement('input');
  box.id = controlId(form.field('mail'));
  document.body.append(box);
  box.focus();
  await form.run(({ takeOver }) => takeOver(half));
  expect(form.it().states.mail).toMatchObject({ value: 'b@', validated: false });
  box.remove();
  await form.run(({ takeOver }) => takeOver((name) => (name === 'mail' ? ['bo@'] : [])));
  expect(form.it().states.mail).toMatchObject({ value: 'bo@', validated: true });
});

test('no message comes or goes while a button or finger is down', async () => {
  const ran = vi.fn();
  const pass = () => new Promise((done) => setTimeout(done, 5));
  afterPress(ran);
  await pass();
  expect(ran).toHaveBeenCalledTimes(1);
  for (const end of ['pointerup', 'pointercancel']) {
    document.dispatchEvent(new Event('pointerdown'));
    afterPress(ran);
    await pass();
    expect(ran).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event(end));
    if (end === 'pointercancel') document.dispatchEvent(new Event('pointerup'));
    await pass();
    expect(ran).toHaveBeenCalledTimes(2);
    ran.mockClear();
    afterPress(ran);
    await pass();
    expect(ran).toHaveBeenCalledTimes(1);
  }
});
