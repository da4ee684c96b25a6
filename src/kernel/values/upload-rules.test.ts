import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAllowedType, readUploadRules } from './upload-rules';

test('S9.8/1 what a definition does not say has its default', () => {
  expect(readUploadRules({})).toMatchObject({
    entity: 'Image',
    maxFileSize: 1_000_000,
    maxNumberOfFiles: 1,
    allowedFileTypes: ['image/*', 'application/*'],
    requiredMetaFields: [],
  });
});

test('S3.4/1 S5.6/1 a definition’s own rules are read, also as text', () => {
  expect(
    readUploadRules({
      entity: 'Document',
      column_uploadfolder_id: 'cv',
      allowed_file_types: ' .PDF, images/* ',
      max_file_size: '2000',
      min_file_size: 10,
      max_total_size: 5000,
      max_number_of_files: 3,
      min_number_of_files: 2,
      meta_fields: [{ id: 'maker', name: 'Maker' }, { id: 'jaar' }, { name: 'zonder' }, null],
      required_meta_fields: ['maker'],
    }),
  ).toEqual({
    entity: 'Document',
    column: 'cv',
    allowedFileTypes: ['.pdf', 'image/*'],
    maxFileSize: 2000,
    minFileSize: 10,
    maxTotalSize: 5000,
    maxNumberOfFiles: 3,
    minNumberOfFiles: 2,
    metaFields: [
      { id: 'maker', name: 'Maker' },
      { id: 'jaar', name: 'jaar' },
    ],
    requiredMetaFields: ['maker'],
  });
});

test('numbers that can’t be meant give way to the form’s own, or to the default', () => {
  for (const wrong of [0, -1, 1.5, 'veel', null, Number.NaN, {}]) {
    const rules = readUploadRules(
      { max_file_size: wrong, max_number_of_files: wrong },
      { maxFileSize: 77 },
    );
    expect(rules).toMatchObject({ maxFileSize: 77, maxNumberOfFiles: 1 });
  }
});

test('any definition at all gives rules that can be held to', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (raw) => {
      const rules = readUploadRules({ ...raw });
      expect(rules.maxFileSize).toBeGreaterThan(0);
      expect(rules.maxNumberOfFiles).toBeGreaterThan(0);
      expect(rules.allowedFileTypes.length).toBeGreaterThan(0);
    }),
  );
});

test.each([
  [['image/*'], 'a.jpg', 'image/jpeg', true],
  [['IMAGE/*'], 'a.jpg', 'Image/JPEG', true],
  [['images/*'], 'a.jpg', 'image/jpeg', true],
  [['image/*'], 'a.pdf', 'application/pdf', false],
  [['image/*'], 'a.jpg', '', false],
  [['.PDF'], 'cv.pdf', 'application/octet-stream', true],
  [['.pdf'], 'CV.PDF', '', true],
  [['.pdf'], 'pdf', '', false],
  [['.pdf'], '.pdf', '', false],
  [['text/plain'], 'a.txt', 'text/plain;charset=utf-8', true],
  [['*'], 'a.txt', 'text/plain', true],
  [['*'], 'a', '', true],
  [['*/*'], 'a.txt', 'text/plain', true],
  [[], 'a.txt', 'text/plain', false],
])('S5.6/1 %j takes %s of %s: %s', (allowed, name, type, expected) => {
  expect(isAllowedType(allowed, { name, type })).toBe(expected);
});

test('S5.6/1 whether a type is allowed does not depend on case', () => {
  const types = ['image/*', '.docx', 'application/pdf', 'video/mp4'];
  fc.assert(
    fc.property(
      fc.subarray(types),
      fc.constantFrom('image/png', 'application/pdf', 'text/html', ''),
      fc.constantFrom('x.docx', 'x.pdf', 'x'),
      (allowed, type, name) => {
        const upper = allowed.map((one) => one.toUpperCase());
        expect(isAllowedType(upper, { name: name.toUpperCase(), type: type.toUpperCase() })).toBe(
          isAllowedType(allowed, { name, type }),
        );
      },
    ),
  );
});

test('S3.4/1 what is asked of a file has an id, and a name and a placeholder that are texts', () => {
  const asked = (meta_fields: unknown) => readUploadRules({ meta_fields }).metaFields;
  expect(asked([{ id: 'maker', name: 'Maker', placeholder: 'Wie?' }])).toEqual([
    { id: 'maker', name: 'Maker', placeholder: 'Wie?' },
  ]);
  expect(asked([{ id: 'a', name: '', placeholder: 5 }, { id: '' }, { id: 7 }])).toEqual([
    { id: 'a', name: 'a' },
  ]);
  expect([asked(undefined), asked('maker'), asked({ id: 'maker' })]).toEqual([[], [], []]);
});

test('S3.4/1 a form’s own rules hold where a definition says nothing', () => {
  const form = {
    ...{ entity: 'Document', column: 'cv', allowedFileTypes: ['.PDF'], maxFileSize: 9 },
    ...{ minFileSize: 2, maxTotalSize: 20, maxNumberOfFiles: 4, minNumberOfFiles: 1 },
  };
  expect(readUploadRules({}, form)).toEqual({
    ...{ ...form, allowedFileTypes: ['.pdf'], metaFields: [], requiredMetaFields: [] },
  });
  expect(readUploadRules({}).column).toBe('');
  expect(readUploadRules({ column_uploadfolder_id: '' }, form).column).toBe('');
  expect(readUploadRules({ entity: '' }, form).entity).toBe('Document');
});

test.each([
  [['image/*'], 'a', 'imagex/png', false],
  [['application/pdf'], 'a.pdf', 'application/pdfx', false],
  [['application/pdf'], 'a.pdf', ' application/pdf ; version=2', true],
  [['application/pdf'], 'a.pdf', 'application/pd', false],
  [['image/svg+xml'], 'a.svg', 'image/svg+xml', true],
  [['image/*'], 'a.svg', 'image/svg+xml', false],
  [['.'], 'a', '', false],
  [[''], 'a', '', false],
  [['pdf'], 'a.pdf', '', false],
  [['.gz'], 'a.tar.gz', '', true],
])('S5.6/1 %j takes %s of %j: %s', (allowed, name, type, expected) => {
  expect(isAllowedType(allowed, { name, type })).toBe(expected);
});
