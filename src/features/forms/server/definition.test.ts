import { expect, test } from 'vitest';
import { definitionProblems, readSteps } from './definition';

const step = (...fields: object[]) => [{ id: 'een', legend: 'Een', fields }];
const problems = (...fields: object[]) =>
  definitionProblems({ steps: step(...fields), recipients: [] });

test('S2.4/1 a form is read from its field definitions', () => {
  const [first] = readSteps(
    step({ name: 'Mijn naam', required: 'Y', data: { colclass: 'span6' } }),
  );
  expect(first).toMatchObject({ id: 'een', legend: 'Een' });
  expect(first?.fields[0]).toMatchObject({ id: 'mijn_naam', required: true, colclass: 'span6' });
  for (const nothing of [undefined, null, 'x', {}, [null, 1, 'x'], [{ fields: 3 }]]) {
    expect(readSteps(nothing).flatMap(({ fields }) => fields)).toEqual([]);
  }
});

test('S3.3/5 a BSN field tells its type, and says which law allows it', () => {
  const bsn = { name: 'nummer', label: 'BSN', 'data-type': 'bsn' };
  expect(problems(bsn)).toEqual([expect.stringContaining("zet in 'legal_basis' welke wet")]);
  expect(problems({ ...bsn, legal_basis: ' ' })).toHaveLength(1);
  expect(problems({ ...bsn, legal_basis: 'Wet' })).toEqual([]);
  const [field] = readSteps(step(bsn))[0]?.fields ?? [];
  expect(field).toMatchObject({ dataType: 'bsn', autoFill: false });
});

test('a definition that would not work is refused with its reason', () => {
  expect(problems()).toHaveLength(1);
  expect(problems({ name: 'a', id: '1' }, { name: 'a', id: '2' })).toEqual([
    "Er zijn twee velden met de naam 'a'.",
  ]);
  expect(problems({ name: 'no_spam' })).toEqual(["De naam 'no_spam' gebruikt het formulier zelf."]);
  expect(problems({ name: 'a', id: 'toString' })).toEqual([
    "Zo kan een veld niet heten: 'toString'.",
  ]);
  expect(problems({ name: 'constructor', id: '1' })).toHaveLength(1);
  expect(problems({ name: 'adres[zipcode]', id: '1' })).toHaveLength(1);
  const to = (one: string) => definitionProblems({ steps: step({ name: 'a' }), recipients: [one] });
  expect(to('balie')).toEqual(["'balie' is geen e-mailadres."]);
  expect(to('balie@winkel.example')).toEqual([]);
});

test('S3.4/1 a field of files has what its form says, and its own before that', () => {
  const upload = { max_file_size: 5 };
  const steps = readSteps(step({ name: 'a', type: 'UploadField', upload }, { name: 'b' }), {
    max_file_size: 9,
    max_number_of_files: 2,
  });
  const [file, text] = steps[0]?.fields ?? [];
  expect(file?.upload).toEqual({ max_file_size: 5, max_number_of_files: 2 });
  expect(text?.upload).toBeUndefined();
});

test('when a field is asked is read from its condition; one that can not be met is refused', () => {
  const soort = { name: 'soort', type: 'RadioField', options: { a: 'A', b: 'B' } };
  const on = (condition: unknown) => ({ name: 'bon', label: 'Bonnummer', condition });
  const [, field] =
    readSteps(step(soort, on({ field: 'soort', values: ['a', 3] })))[0]?.fields ?? [];
  expect(field?.condition).toEqual({ field: 'soort', values: ['a'] });
  for (const none of [undefined, null, 'soort', {}, { field: '' }, { field: 3 }, []]) {
    const [one] = readSteps(step(on(none)))[0]?.fields ?? [];
    expect(one).not.toHaveProperty('condition');
  }
  expect(problems(soort, on({ field: 'soort', values: ['a'] }))).toEqual([]);
  expect(problems(on({ field: 'soort' }), soort)).toEqual([
    expect.stringContaining(
      "'Bonnummer' wordt gevraagd na een antwoord op een vraag die er niet is",
    ),
  ]);
  expect(problems(soort, on({ field: 'soort', values: ['c'] }))).toEqual([
    expect.stringContaining('niet meer te kiezen'),
  ]);
  const title = { name: 'soort', type: 'TitleField' };
  expect(problems(title, on({ field: 'soort' }))).toEqual([
    expect.stringContaining('niets mee te kiezen'),
  ]);
});
