import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderLine } from './folder-line';
import { TagsLine } from './tags-line';

let element: HTMLElement;
let root: ReturnType<typeof createRoot>;

function Lines() {
  const [folder, setFolder] = useState('');
  const [tags, setTags] = useState('');
  return (
    <>
      <FolderLine id="map" value={folder} change={setFolder} choices={undefined} />
      <TagsLine id="woorden" value={tags} change={setTags} describedBy="uitleg" />
    </>
  );
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  await act(async () => root.render(<Lines />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  element.remove();
});

const paste = (id: string, text: string) =>
  act(async () => {
    const input = element.querySelector<HTMLInputElement>(`#${id}`);
    if (!input) throw new Error(`no ${id}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const line = (id: string) => {
  const input = element.querySelector<HTMLInputElement>(`#${id}`);
  const told = element.querySelector(`#${id}-long`)?.textContent;
  return [input?.value.length, told, input?.getAttribute('aria-invalid')];
};

test('a folder and tags that are too long are kept whole, and told under their line', async () => {
  await paste('map', 'm'.repeat(121));
  expect(line('map')).toEqual([121, 'Dit is 1 teken te lang', 'true']);
  // Many short ones are no long one.
  await paste('woorden', Array.from({ length: 20 }, (_, at) => `woord${at}`).join(', '));
  expect(line('woorden').slice(1)).toEqual(['', null]);
  await paste('woorden', `kort, ${'t'.repeat(52)}`);
  expect(line('woorden')).toEqual([58, 'Dit is 12 tekens te lang', 'true']);
  expect(element.querySelector('#woorden')?.getAttribute('aria-describedby')).toBe(
    'uitleg woorden-long',
  );
});
