import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { InjectOptions } from 'fastify';
import { type NewForm, storeForm } from '#features/forms/api.server';
import { formField, formPath } from '#features/forms/contract';
import { formSubmissions } from '#features/forms/server/tables';
import { field } from '#kernel/wire';
import { createTestApp, type TestApp, type TestAppOptions } from './app';
import { createVisitor, type Visitor } from './visitor';

/** A form with a field of every kind that matters to a post. */
export const contactForm: NewForm = {
  name: 'contact',
  title: 'Stel je vraag',
  recipients: ['balie@winkel.example'],
  retentionDays: 30,
  captcha: false,
  steps: [
    {
      id: 'vraag',
      legend: 'Je vraag',
      fields: [
        { name: 'naam', label: 'Naam', required: 'Y' },
        { name: 'mail', label: 'E-mailadres', type: 'EmailField', required: 'Y' },
        {
          name: 'soort',
          label: 'Onderwerp',
          type: 'SelectField',
          options: { bestelling: 'Een bestelling', winkel: 'Een winkel' },
        },
        {
          name: 'via',
          label: 'Bereikbaar via',
          type: 'CheckboxField',
          options: { mail: 'Mail', telefoon: 'Telefoon' },
        },
        { name: 'dag', label: 'Dag', type: 'DateField' },
        { name: 'bericht', label: 'Bericht', type: 'TextareaField', maxlength: 200 },
        { name: 'bron', label: 'Bron', type: 'HiddenField', value: 'website' },
        { name: 'filiaal', label: 'Filiaal', readonly: 'Y', value: 'Utrecht' },
      ],
    },
  ],
};

export const filled = { naam: 'Ilse de Wit', mail: 'ilse@klant.example', bericht: 'Hoe laat?' };

export const createFormApp = async (form: Partial<NewForm> = {}, options: TestAppOptions = {}) => {
  let formId = 0;
  const app = await createTestApp({
    ...options,
    prepare: async (db) => {
      formId = await storeForm(db, { ...contactForm, ...form } as NewForm);
    },
  });
  return { ...app, formId };
};

export type FormApp = Awaited<ReturnType<typeof createFormApp>>;

export const json = { accept: 'application/json' };
export const html = { accept: 'text/html' };

/** Posts a form as our script does, or with the headers of whoever posts it. */
export const postForm = async (
  app: TestApp & { formId: number },
  fields: Record<string, string | undefined>,
  headers: Record<string, string> = json,
  visitor: Visitor = createVisitor(app),
) =>
  visitor.post(
    formPath.submit(app.formId),
    { [field.token]: await visitor.token(), [formField.noSpam]: 'Y', ...fields },
    headers,
  );

type Part = string | { filename: string; content: string | Buffer; type?: string };

/** A multipart body with parts in the given order. */
export const multipart = (parts: readonly (readonly [string, Part])[]) => {
  const boundary = 'etalage-test-boundary';
  const pieces = parts.flatMap(([name, part]) => {
    const isText = typeof part === 'string';
    const file = isText ? '' : `; filename="${part.filename}"`;
    const type = isText ? '' : `content-type: ${part.type ?? 'application/octet-stream'}\r\n`;
    return [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${type}\r\n`,
      ),
      Buffer.from(isText ? part : part.content),
      Buffer.from('\r\n'),
    ];
  });
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  } satisfies InjectOptions;
};

/** Solves a form's captcha as a browser does. */
export const solveCaptcha = async ({ inject, formId }: FormApp): Promise<string> => {
  const challenge = (await inject(formPath.challenge(formId))).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** What was stored, the oldest first. */
export const listStored = ({ db }: Pick<TestApp, 'db'>) =>
  db.select().from(formSubmissions).orderBy(formSubmissions.id);
