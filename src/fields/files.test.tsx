import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  find,
  get,
  type Element as HtmlElement,
  parseHtml,
  textOf,
} from '../../tests/harness/html';
import { aField } from './build.test-support';
import { FieldView } from './field-view';
import { FileAccessContext } from './file-access';
import { fileName, knownUploads } from './files';
import { startState } from './state';
import { typeOf } from './types';

const nothing = () => {};

const show = (
  raw: Record<string, unknown>,
  kept?: Record<string, { id: string; filename: string }[]>,
) => {
  const field = aField({ id: '7', type: 'UploadField', ...raw });
  const view = (
    <FieldView
      field={field}
      state={startState(field, typeOf(field).begin(field), [])}
      editing
      write={nothing}
      choose={nothing}
      checkOn={nothing}
    />
  );
  const access = kept && ({ kept } as never);
  return parseHtml(
    renderToStaticMarkup(
      access ? <FileAccessContext value={access}>{view}</FileAccessContext> : view,
    ),
  );
};

const control = (page: HtmlElement) => get(page, 'input[type=file]').attributes;
/** What an attribute of ids points at, in words. */
const said = (page: HtmlElement, ids = '') =>
  ids
    .split(' ')
    .map((id) => textOf(get(page, `[id=${id}]`)))
    .join(' / ');

test('S2.14/29 the button is named by the field and itself, and told what may be chosen', () => {
  const page = show({ upload: { max_number_of_files: 1, allowed_file_types: ['.pdf'] } });
  const file = control(page);
  expect(said(page, file['aria-labelledby'])).toBe('Naam / Uploaden');
  expect(said(page, file['aria-describedby'])).toMatch(/^Eén bestand tot .*pdf\.$/);
  expect(file.accept).toBe('.pdf');
  expect(file).not.toHaveProperty('multiple');
  expect(find(page, 'input[type=hidden]')).toBeUndefined();
  expect(textOf(get(page, '[role=status]'))).toBe('');
});

test('S2.14/29 several may be chosen where several are taken, and any kind where all are', () => {
  const file = control(show({ upload: { max_number_of_files: 3, allowed_file_types: ['*'] } }));
  expect(file).toHaveProperty('multiple');
  expect(file).not.toHaveProperty('accept');
});

test('S3.2/12 a file that was uploaded before is listed by its name and goes along; then none more is required', () => {
  const required = { required: 'Y', value: '[{"image_id":"a1"}]' };
  const page = show(required, { naam: [{ id: 'a1', filename: 'cv-an.pdf' }] });
  expect(textOf(page)).toContain('cv-an.pdf');
  expect(get(page, 'input[type=hidden]').attributes.value).toBe('[{"image_id":"a1"}]');
  expect(control(page)).not.toHaveProperty('required');
  expect(control(show({ required: 'Y' }))).toHaveProperty('required');
  expect(control(show({ required: 'Y', files: ['/files/cv.pdf'] }))).not.toHaveProperty('required');
});

const texts = { unnamed: (place: number) => `Bestand ${place}` };
const file = { id: 'b', name: 'b.pdf', type: 'application/pdf', size: 5, address: '/b' };

test('uploads are known by their ids: as they are, by the name that was kept, or by their place', () => {
  const kept = [{ id: 'c', filename: 'c.pdf' }];
  const found = knownUploads(['a/1', 'b', 'c'], texts, kept as never, [file]);
  expect(found.map(({ id, name }) => [id, name])).toEqual([
    ['a/1', 'Bestand 1'],
    ['b', 'b.pdf'],
    ['c', 'c.pdf'],
  ]);
  expect(found[1]).toBe(file);
  expect(found[0]).toMatchObject({ type: '', size: 0 });
  expect(found[0]?.address).toMatch(/\/a%2F1$/);
  expect(knownUploads([], texts)).toEqual([]);
});

test.each([
  ['/files/cv%20an.pdf?x=1#y', 'cv an.pdf'],
  ['https://elders.example/map/foto.jpg//', 'foto.jpg'],
  ['foto.jpg', 'foto.jpg'],
  ['/files/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
  ['', ''],
])('S3.2/14 the file at %j is called %j', (address, name) => expect(fileName(address)).toBe(name));
