import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formEvent } from '#kernel/wire-forms';
import type { UploadedFile, UploadOptions } from '#ui/upload-dashboard/types';
import { eventually } from '../../tests/harness/eventually';
import { hydrate } from '../../tests/harness/hydrate';
import { aField } from './build.test-support';
import type { FieldDefinition } from './definition';
import { FormFields } from './fieldset';
import { type FileAccess, FileAccessContext } from './file-access';
import { useFields } from './use-fields';

const dashboard = {
  open: vi.fn(),
  close: vi.fn(),
  remove: vi.fn(),
  allow: vi.fn(),
  leave: vi.fn(),
};
const createDashboard = vi.fn(async (_options: UploadOptions) => dashboard);
const removeUpload = vi.fn(async () => {});
vi.mock('#ui/upload-dashboard/dashboard', () => ({
  createDashboard: (options: UploadOptions) => createDashboard(options),
}));
vi.mock('#ui/upload-dashboard/upload-address', () => ({ removeUpload: () => removeUpload() }));

const tokens = { current: () => 'a1', next: async () => 'a2', headers: () => ({}) };
const access: FileAccess = {
  target: { moduleObject: 'Form', itemId: 7 },
  tokens: async () => tokens,
};
const photos = (more: Record<string, unknown> = {}) =>
  aField({
    name: 'fotos',
    label: 'Foto’s',
    type: 'ImageField',
    upload: { max_number_of_files: 2, max_file_size: 2048 },
    ...more,
  });

const aFile = (id: string, more: Partial<UploadedFile> = {}): UploadedFile => ({
  id,
  name: `${id}.jpg`,
  type: 'image/jpeg',
  size: 9,
  address: `/api/v1.0/file/${id}`,
  preview: 'data:image/jpeg;base64,AA',
  ...more,
});

type FormProps = { field: FieldDefinition; access?: FileAccess; value?: string };

function Form({ field, access: given, value = '' }: FormProps) {
  const [fields] = useState(() => [field]);
  const form = useFields(fields, { values: { [field.id]: value } });
  return (
    <form data-sent="" onReset={() => form.choose(field, '')}>
      <FileAccessContext value={given}>
        <FormFields fieldsets={[{ id: 'files', fields }]} form={form} />
      </FileAccessContext>
      <button type="submit">Verstuur</button>
    </form>
  );
}

let leave: () => Promise<void> = async () => {};

beforeEach(() => {
  sessionStorage.clear();
  createDashboard.mockClear();
  for (const method of [...Object.values(dashboard), removeUpload]) method.mockReset();
});
afterEach(() => leave());

const show = async (props: FormProps) => {
  const island = await hydrate(Form, props);
  leave = island.leave;
  const { element, server } = island;
  const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
    element.querySelector<T>(selector);
  const names = () =>
    [...element.querySelectorAll('li span')].map(({ textContent }) => textContent);
  const press = async (name: string) => {
    const button = [...element.querySelectorAll('button')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    );
    if (!button) throw new Error(`There is no button ${name}`);
    await act(async () => {
      button.click();
      await vi.dynamicImportSettled();
    });
  };
  /** Opens the dashboard; what it was made with. */
  const open = async (name = 'Uploaden') => {
    await press(name);
    await eventually(() => expect(dashboard.open).toHaveBeenCalled());
    const [options] = createDashboard.mock.calls.at(-1) ?? [];
    if (!options) throw new Error('no dashboard was made');
    const told = <K extends 'onUploaded' | 'onRemoved' | 'onProgress'>(name: K) =>
      (async (value: never) => act(async () => options[name](value))) as (
        value: Parameters<UploadOptions[K]>[0],
      ) => Promise<void>;
    return {
      options,
      uploaded: told('onUploaded'),
      removed: told('onRemoved'),
      progress: told('onProgress'),
    };
  };
  const value = () => find<HTMLInputElement>('input[type=hidden][name=fotos]')?.value;
  return { element, server, find, names, press, open, value };
};

test('S2.14/29 S9.8/1 the server sends a plain choice of files, with the same limits', async () => {
  const { server } = await show({ field: photos(), access });
  expect(server).toMatch(/<input[^>]* type="file"[^>]* accept="image\/\*"[^>]* multiple=""/);
  expect(server).toContain('Uploaden');
  expect(server).toContain('Hoogstens 2 bestanden tot 2 kB elk: afbeeldingen.');
});

test('S2.14/29 with script a button opens the dashboard, of which nothing is fetched before', async () => {
  const { find, open } = await show({ field: photos(), access });
  expect(find('input[type=file]')).toBeNull();
  expect(find('#field_fotos')?.getAttribute('aria-haspopup')).toBe('dialog');
  expect(createDashboard).not.toHaveBeenCalled();
  const { options } = await open();
  expect(options).toMatchObject({
    title: 'Foto’s',
    target: access.target,
    tokens,
    rules: { column: 'fotos', maxNumberOfFiles: 2, maxFileSize: 2048 },
  });
  await open();
  expect(createDashboard).toHaveBeenCalledTimes(1);
});

test('where nothing can be uploaded the plain choice stays', async () => {
  const { find } = await show({ field: photos() });
  expect(find('input[type=file]')).not.toBeNull();
});

test('S2.4/8 S2.14/30 S3.2/12 what is uploaded is listed and is the field’s value', async () => {
  const { element, names, open, value, find } = await show({ field: photos(), access });
  const { uploaded } = await open();
  await uploaded(aFile('een', { href: 'blob:x' }));
  expect(value()).toBe('[{"image_id":"een"}]');
  expect(element.textContent).toContain('Huidig bestand:');
  expect(find('li img')?.getAttribute('width')).toBe('100');
  expect(find('li a')?.getAttribute('aria-label')).toBe('Bekijk een.jpg');
  await uploaded(aFile('twee'));
  expect(value()).toBe('[{"image_id":"een"},{"image_id":"twee"}]');
  expect(element.textContent).toContain('Huidige bestanden:');
  expect(names()).toEqual(['een.jpg', 'twee.jpg']);
});

test('files are listed as they were chosen, whichever came first', async () => {
  const { names, open, value } = await show({ field: photos(), access });
  const { uploaded } = await open();
  await uploaded(aFile('klein', { place: 2 }));
  await uploaded(aFile('groot', { place: 1 }));
  expect(names()).toEqual(['groot.jpg', 'klein.jpg']);
  expect(value()).toBe('[{"image_id":"groot"},{"image_id":"klein"}]');
});

test('two that come between two renderings are both kept', async () => {
  const { open, value } = await show({ field: photos(), access });
  const { options } = await open();
  await act(async () => {
    options.onUploaded(aFile('een'));
    options.onUploaded(aFile('twee'));
  });
  expect(value()).toBe('[{"image_id":"een"},{"image_id":"twee"}]');
});

test('a file that is removed leaves the list, the value and the server', async () => {
  const { names, open, press, value } = await show({ field: photos(), access });
  const { uploaded } = await open();
  await uploaded(aFile('een'));
  await uploaded(aFile('twee'));
  await press('Verwijder een.jpg');
  expect(value()).toBe('[{"image_id":"twee"}]');
  expect(names()).toEqual(['twee.jpg']);
  expect(dashboard.remove).toHaveBeenCalledWith(expect.objectContaining({ id: 'een' }));
  expect(document.activeElement?.id).toBe('field_fotos');
});

test('S2.15/2 no more can be chosen than the field takes, with those that it has', async () => {
  const { find, open, press } = await show({
    field: photos({ upload: { max_number_of_files: 3 }, files: ['/media/oud.jpg'] }),
    access,
  });
  const { uploaded } = await open();
  expect(dashboard.allow).toHaveBeenLastCalledWith(2);
  await uploaded(aFile('een'));
  await open();
  expect(dashboard.allow, 'its own are counted by the dashboard').toHaveBeenLastCalledWith(2);
  await uploaded(aFile('twee'));
  expect(find('#field_fotos')?.getAttribute('aria-disabled')).toBe('true');
  dashboard.open.mockClear();
  await press('Uploaden');
  expect(dashboard.open).not.toHaveBeenCalled();
  expect(find('[role=status]')?.textContent).toContain('Verwijder er eerst een');
});

test('files that the server kept of a refused form are there by their names', async () => {
  const kept = { fotos: [{ id: 'een', filename: 'trui.jpg' }] };
  const value = '[{"image_id":"een"}]';
  const shown = await show({ field: photos(), access: { ...access, kept }, value });
  expect(shown.server).toContain('trui.jpg');
  expect(shown.server).toMatch(/<input[^>]*type="hidden"[^>]*name="fotos"/);
  expect(shown.names()).toEqual(['trui.jpg']);
  await shown.press('Verwijder trui.jpg');
  expect(shown.value()).toBe('');
  expect(removeUpload).toHaveBeenCalledTimes(1);
});

test('what was uploaded is there again after a reload, until the form was received', async () => {
  const first = await show({ field: photos(), access });
  const { uploaded } = await first.open();
  await uploaded(aFile('een', { href: 'blob:x' }));
  await leave();
  const again = await show({ field: photos(), access });
  expect(again.value()).toBe('[{"image_id":"een"}]');
  expect(again.names()).toEqual(['een.jpg']);
  expect(again.find('li a'), 'its address ended with the page').toBeNull();
  again.find('form')?.dispatchEvent(new CustomEvent(formEvent.success));
  await leave();
  expect((await show({ field: photos(), access })).names()).toEqual([]);
});

test('another form’s uploads, and those of another tab, are not found', async () => {
  const first = await show({ field: photos(), access });
  const { uploaded } = await first.open();
  await uploaded(aFile('een'));
  await leave();
  const other = { ...access, target: { moduleObject: 'Form', itemId: 8 } };
  expect((await show({ field: photos(), access: other })).names()).toEqual([]);
  await leave();
  sessionStorage.removeItem('etalage_uploads');
  expect((await show({ field: photos(), access })).names()).toEqual([]);
});

test('S2.4/7 a form that is emptied lets go of its files', async () => {
  const { element, find, open, value } = await show({ field: photos(), access });
  const { uploaded } = await open();
  await uploaded(aFile('een'));
  await act(async () => find<HTMLFormElement>('form')?.reset());
  expect(value()).toBe('');
  expect(element.textContent).not.toContain('Huidig');
  expect(dashboard.remove).toHaveBeenCalledWith(expect.objectContaining({ id: 'een' }));
});

test('a form is held back while something is uploaded', async () => {
  const { find, open } = await show({ field: photos(), access });
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  const send = () =>
    act(async () => {
      find('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    });
  const { progress } = await open();
  await progress({ state: 'uploading', done: 0, total: 1, isStuck: false });
  expect(find('[role=status]')?.textContent).toBe('Bezig met uploaden: 0 van 1 bestand klaar.');
  await send();
  expect(sent).not.toHaveBeenCalled();
  expect(find('[role=status]')?.textContent).toBe('Wacht nog even: nog niet alles is geüpload.');
  await progress({ state: 'error', done: 0, total: 1, isStuck: true });
  await send();
  expect(sent).not.toHaveBeenCalled();
  expect(find('[role=status]')?.textContent).toContain('Niet alles is geüpload.');
  await progress({ state: 'waiting', done: 0, total: 1, isStuck: false });
  expect(find('[role=status]')?.textContent, 'it begins by itself').toBe('');
  await send();
  expect(sent, 'chosen, and not begun').not.toHaveBeenCalled();
  expect(find('[role=status]')?.textContent).toBe('Upload eerst de bestanden die je koos.');
  await progress({ state: 'complete', done: 1, total: 1, isStuck: false });
  expect(find('[role=status]')?.textContent).toBe('1 bestand geüpload.');
  await send();
  expect(sent).toHaveBeenCalledTimes(1);
  document.removeEventListener('submit', sent);
});

test('an upload that was under way at a reload can be taken up', async () => {
  const first = await show({ field: photos(), access });
  const { progress } = await first.open();
  await progress({ state: 'uploading', done: 0, total: 1, isStuck: false });
  await leave();
  const again = await show({ field: photos(), access });
  expect(again.element.textContent).toContain('Er stond nog een upload open.');
  const { options } = await again.open('Ga verder met uploaden');
  expect(options.id).toBe(createDashboard.mock.calls[0]?.[0].id);
});

test('a dashboard that can’t be had leaves the plain choice, and says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  createDashboard.mockRejectedValueOnce(new Error('no style sheet'));
  const { element, find, press } = await show({ field: photos(), access });
  await press('Uploaden');
  await eventually(() => expect(find('input[type=file]')).not.toBeNull());
  expect(element.textContent).toContain('De uploader laadt niet. Kies je bestand hier.');
});

test('the dashboard ends with its field', async () => {
  const { open } = await show({ field: photos(), access });
  await open();
  await leave();
  expect(dashboard.leave).toHaveBeenCalledTimes(1);
});
