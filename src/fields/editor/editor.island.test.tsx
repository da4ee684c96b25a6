import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';
import { hydrate } from '../../../tests/harness/hydrate';
import { aField } from '../build.test-support';
import { FieldForm } from '../form';

vi.mock('./rich-editor', () => {
  throw new Error('the network is gone');
});

test('S8.7/4 an editor that fails to start is logged, and the text can still be written', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  const field = aField({ id: 'tekst', type: 'EditorField', value: '<p>Dag</p>' });
  const { element, leave } = await hydrate(FieldForm, {
    action: '/x',
    fieldsets: [{ id: 'een', fields: [field] }],
  });
  const text = element.querySelector<HTMLElement>('[role=textbox]');
  await act(async () => text?.focus());
  await eventually(() => expect(logged).toHaveBeenCalled());
  await act(async () => {});
  expect(logged.mock.calls[0]?.[0]).toContain('without its script');
  expect(element.querySelector('textarea')?.value).toBe('<p>Dag</p>');
  logged.mockRestore();
  await leave();
});
