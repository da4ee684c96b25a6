import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { hydrate } from '../../tests/harness/hydrate';
import { aField } from './build.test-support';
import type { FieldDefinition } from './definition';
import { FormFields } from './fieldset';
import { useFields } from './use-fields';

let leave: () => Promise<void> = async () => {};
afterEach(() => leave());

function Form({ field }: { field: FieldDefinition }) {
  const [fields] = useState(() => [field]);
  const form = useFields(fields);
  return (
    <form data-state={form.states[field.id]?.value}>
      <FormFields fieldsets={[{ id: 'files', fields }]} form={form} />
    </form>
  );
}

/** A field where nothing can be uploaded ahead, so that files go along with its form. */
const show = async () => {
  const field = aField({
    ...{ id: '7', name: 'cv', label: 'Je cv', type: 'UploadField', required: 'Y' },
    upload: { max_number_of_files: 2, max_file_size: 100, allowed_file_types: ['.pdf'] },
  });
  const island = await hydrate(Form, { field });
  leave = island.leave;
  const { element } = island;
  const input = element.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nothing to choose a file with');
  const choose = async (...files: File[]) => {
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  };
  const told = () => element.querySelector('[role=status]')?.textContent;
  const value = () => element.querySelector('form')?.dataset.state;
  return { choose, told, value };
};

const pdf = (name: string, size = 10) =>
  new File(['x'.repeat(size)], name, { type: 'application/pdf' });

test('S2.14/29 files that are chosen are told by name, and the first is what the field holds', async () => {
  const { choose, told, value } = await show();
  expect(told()).toBe('');
  await choose(pdf('cv.pdf'), pdf('brief.pdf'));
  expect(told()).toContain('cv.pdf, brief.pdf');
  expect(value()).toBe('cv.pdf');
  await choose();
  expect(told()).toBe('');
});

test('S9.8/1 a file that is too large or of another kind is told and not kept', async () => {
  const { choose, told, value } = await show();
  await choose(pdf('cv.pdf'));
  await choose(pdf('groot.pdf', 200));
  expect(told()).toContain('groot.pdf');
  expect(told()).not.toContain('cv.pdf');
  expect(value()).toBe('');
  await choose(new File(['x'], 'foto.png', { type: 'image/png' }));
  expect(told()).toContain('foto.png');
  expect(value()).toBe('');
  await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
  expect(told()).toMatch(/hoogstens 2/i);
});
