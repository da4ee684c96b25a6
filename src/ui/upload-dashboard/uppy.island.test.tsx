import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';
import { beginAfterCard } from './cards';
import { patchDashboard } from './patch';
import type { UploadOptions } from './types';
import { createUppy, type UploadUppy } from './uppy';
import { addFile, createIdleUppy, someOptions } from './uppy.test-support';

let uppy: UploadUppy;

afterEach(() => {
  uppy.destroy();
  localStorage.clear();
  sessionStorage.clear();
});

const create = (raw: Record<string, unknown>, more: Partial<UploadOptions> = {}) => {
  uppy = createIdleUppy(someOptions(raw, more));
  const said: string[] = [];
  uppy.on('info-visible', () => said.push(String(uppy.getState().info.at(-1)?.message)));
  return {
    said,
    add: (name: string, size?: number, type?: string) => addFile(uppy, name, size, type),
    names: () => uppy.getFiles().map(({ name }) => name),
  };
};

test('S5.6/1 S8.8/1 sizes, types and numbers are held to, in Dutch', () => {
  const { add, said, names } = create({
    allowed_file_types: 'image/*,.PDF',
    max_file_size: 20,
    min_file_size: 2,
    max_total_size: 40,
  });
  add('a.png');
  add('b.pdf', 5, '');
  add('c.txt', 5, 'text/plain');
  add('d.png', 21);
  add('e.png', 1);
  add('f.png', 20);
  uppy.removeFile(uppy.getFiles()[1]?.id ?? '');
  add('g.png', 20);
  add('h.png', 5);
  add('i.png', 5);
  expect(names()).toEqual(['a.png', 'f.png', 'h.png']);
  expect(said).toEqual([
    'Dit soort bestand kan niet mee. Kies afbeeldingen of pdf.',
    'd.png is groter dan 20 B.',
    'Dit bestand is kleiner dan 2 B.',
    'Samen mogen je bestanden hoogstens 40 B zijn.',
    'Je kunt hoogstens 3 bestanden uploaden.',
  ]);
});

test('S5.6/2 S8.8/1 a duplicate is refused', () => {
  const { add, said, names } = create({});
  add('a.png');
  add('a.png');
  expect(names()).toEqual(['a.png']);
  expect(said).toEqual(['a.png staat er al.']);
});

test('S9.8/5 an error is shown for 5 s', () => {
  vi.useFakeTimers();
  const { add } = create({ max_file_size: 2 });
  add('a.png');
  expect(uppy.getState().info).toHaveLength(1);
  vi.advanceTimersByTime(4999);
  expect(uppy.getState().info).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(uppy.getState().info).toHaveLength(0);
  vi.useRealTimers();
});

test('S4.9/7 S4.9/1 an upload starts by itself, and further ones may come', async () => {
  const { add } = create({});
  add('a.png');
  await eventually(() => expect(Object.keys(uppy.getState().currentUploads)).toHaveLength(1));
  add('b.png');
  await eventually(() => expect(Object.keys(uppy.getState().currentUploads)).toHaveLength(2));
});

test('S4.9/4 S5.6/2 S8.8/1 a new batch waits while one runs, where only one is allowed', async () => {
  const { add, said, names } = create({}, { batches: false });
  add('a.png');
  await eventually(() => expect(uppy.getState().allowNewUpload).toBe(false));
  add('b.png');
  expect(names()).toEqual(['a.png']);
  expect([...new Set(said)]).toEqual(['Er kan geen bestand meer bij.']);
});

test('S5.6/1 S5.6/3 S8.8/1 a file with something to be told of it waits until that is filled in', async () => {
  const { add } = create({
    meta_fields: [{ id: 'maker', name: 'Maker' }],
    required_meta_fields: ['maker'],
  });
  add('a.png');
  const [file] = uppy.getFiles();
  expect(file?.meta).toMatchObject({ maker: '' });
  expect(uppy.getState().currentUploads).toEqual({});
  await expect(uppy.upload()).rejects.toThrow('Niet alle gegevens zijn ingevuld.');
  expect(uppy.getFiles()[0]?.missingRequiredMetaFields).toEqual(['maker']);
  uppy.setFileMeta(file?.id ?? '', { maker: 'An' });
  void uppy.upload();
  await eventually(() => expect(Object.keys(uppy.getState().currentUploads)).toHaveLength(1));
});

test('S2.15/5 S4.9/7 a file of which something can be told goes once its card is closed', async () => {
  const raw = { meta_fields: [{ id: 'maker', name: 'Maker' }] };
  const { add } = create(raw);
  beginAfterCard(uppy, someOptions(raw).rules);
  const closeCard = (id: string) => uppy.emit('dashboard:file-edit-complete', uppy.getFile(id));
  const batches = () => Object.values(uppy.getState().currentUploads).map(({ fileIDs }) => fileIDs);
  const one = add('a.png');
  const two = add('b.png');
  closeCard(one);
  expect(batches(), 'each of several has its own card').toEqual([]);
  uppy.removeFile(two);
  uppy.setFileMeta(one, { maker: 'An' });
  closeCard(one);
  await eventually(() => expect(batches()).toEqual([[one]]));
  uppy.destroy();

  const asked = { ...raw, required_meta_fields: ['maker'] };
  const other = create(asked);
  beginAfterCard(uppy, someOptions(asked).rules);
  closeCard(other.add('c.png'));
  expect(batches(), 'not without what must be told').toEqual([]);
});

test('S3.4/3 a file is kept with its name, kind, size, data, meta and how far it is', () => {
  const { add } = create({ meta_fields: [{ id: 'maker', name: 'Maker' }] });
  const id = add('a.png', 5);
  // As the dashboard adds it, which knows the folder that was dropped.
  uppy.setFileMeta(id, { relativePath: 'map/a.png' });
  const file = uppy.getFile(id);
  expect(file).toMatchObject({
    ...{ id, name: 'a.png', extension: 'png', type: 'image/png', size: 5 },
    data: expect.any(File),
    meta: { name: 'a.png', type: 'image/png', relativePath: 'map/a.png', maker: '' },
    progress: {
      ...{ percentage: 0, bytesUploaded: false, bytesTotal: 5 },
      ...{ uploadComplete: false, uploadStarted: null },
    },
    isGhost: false,
  });
  // What has not happened yet is told of nothing.
  for (const key of ['preview', 'error', 'response', 'uploadURL', 'isPaused'] as const) {
    expect(file?.[key], key).toBeFalsy();
  }
  uppy.setFileState(id, { missingRequiredMetaFields: ['maker'], isPaused: true });
  expect(uppy.getFile(id)).toMatchObject({ missingRequiredMetaFields: ['maker'], isPaused: true });
});

test('S8.8/1 fewer files than there must be are not uploaded', async () => {
  const { add } = create({
    min_number_of_files: 2,
    meta_fields: [{ id: 'maker' }],
  });
  add('a.png');
  await expect(uppy.upload()).rejects.toThrow('Kies minstens 2 bestanden.');
});

test('S7.10/1 what a file is for goes along with it', () => {
  const { add } = create({ entity: 'Document', column_uploadfolder_id: 'cv' });
  add('a.pdf', 5, 'application/pdf');
  expect(uppy.getFiles()[0]?.meta).toMatchObject({
    entity: 'Document',
    module_object: 'Form',
    item_id: '7',
    column_uploadfolder_id: 'cv',
    name: 'a.pdf',
    type: 'application/pdf',
  });
});

test('S4.9/3 cancelling takes all files away', () => {
  const { add, names } = create({});
  add('a.png');
  add('b.png');
  uppy.cancelAll();
  expect(names()).toEqual([]);
});

test('S9.8/4 progress is recalculated at most every 500 ms', () => {
  vi.useFakeTimers();
  const { add } = create({ meta_fields: [{ id: 'maker' }] });
  add('a.png', 1000);
  const [file] = uppy.getFiles();
  if (!file) throw new Error('no file');
  uppy.emit('upload-start', [file]);
  const told: number[] = [];
  uppy.on('progress', (percent) => told.push(percent));
  for (let bytesUploaded = 10; bytesUploaded <= 990; bytesUploaded += 10) {
    vi.advanceTimersByTime(10);
    const progress = { uploadStarted: 1, bytesUploaded, bytesTotal: 1000 };
    uppy.emit('upload-progress', uppy.getFile(file.id), progress);
  }
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  expect(told).toEqual([1, 50, 99]);
});

test('S3.4/4 a batch has an id, its files, its step, and what became of them', async () => {
  const { add } = create({ meta_fields: [{ id: 'maker' }] });
  add('a.png');
  add('b.png');
  const ids = uppy.getFiles().map(({ id }) => id);
  void uppy.upload();
  await eventually(() =>
    expect(Object.values(uppy.getState().currentUploads)).toEqual([
      { fileIDs: ids, step: 0, result: {} },
    ]),
  );
  uppy.destroy();
  const other = createUppy(someOptions({ meta_fields: [{ id: 'maker' }] }));
  uppy = other;
  const tus = uppy.getPlugin('Tus');
  if (tus) uppy.removePlugin(tus);
  add('c.png');
  const result = await uppy.upload();
  expect(result).toMatchObject({
    successful: [expect.objectContaining({ name: 'c.png' })],
    failed: [],
    uploadID: expect.any(String),
  });
});

test('what was wrong with an earlier choice goes once something is chosen rightly; with it, it stays', async () => {
  const { add } = create({ allowed_file_types: '.pdf', max_number_of_files: 5 });
  patchDashboard(uppy, document.createElement('div'));
  const shown = () => uppy.getState().info.map(({ message }) => message);
  const wrong = 'Dit soort bestand kan niet mee. Kies pdf.';
  add('a.txt', 5, 'text/plain');
  expect(shown()).toEqual([wrong]);
  await new Promise((resolve) => setTimeout(resolve));
  add('b.pdf', 5, 'application/pdf');
  expect(shown()).toEqual([]);
  const files = ['c.txt', 'd.pdf'].map((name) => ({ name, type: '', data: new File(['x'], name) }));
  uppy.addFiles(files);
  expect(uppy.getFiles()).toHaveLength(2);
  expect(shown()).toEqual([wrong]);
});

test('a list of tabs without tabs is none', () => {
  create({});
  const body = document.createElement('div');
  body.innerHTML = '<div role="tablist"></div><div role="tablist"><b role="tab">x</b></div>';
  patchDashboard(uppy, body);
  expect(body.querySelectorAll('[role=tablist]')).toHaveLength(1);
});
