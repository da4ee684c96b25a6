import { afterEach, expect, test } from 'vitest';
import { followRefusals } from './refusals';
import type { UploadUppy } from './uppy';
import { addFile, createIdleUppy, someOptions } from './uppy.test-support';

let uppy: UploadUppy;
afterEach(() => uppy.destroy());

const nextChoice = () => new Promise((resolve) => setTimeout(resolve));

test('of what was chosen last it is told by name why it is not taken, until something is', async () => {
  uppy = createIdleUppy(someOptions({ allowed_file_types: '.pdf', max_file_size: 20 }));
  let told = '';
  followRefusals(uppy, (text) => {
    told = text;
  });
  addFile(uppy, 'foto.gif', 5, 'image/gif');
  expect(told).toBe('foto.gif: Dit soort bestand kan niet mee. Kies pdf.');
  expect(uppy.getState().info, 'no notice lies over it').toEqual([]);
  await nextChoice();
  addFile(uppy, 'groot.pdf', 21, 'application/pdf');
  expect(told).toBe('groot.pdf is groter dan 20 B.');
  await nextChoice();
  addFile(uppy, 'cv.pdf', 5, 'application/pdf');
  expect(told).toBe('');
});
