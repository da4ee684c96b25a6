import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeBytes } from '#features/uploads/server/budget';
import { uploads } from '#features/uploads/server/tables';
import { uploadLimits } from '#kernel/limits-uploads';
import { field } from '#kernel/wire';
import {
  contactForm,
  createFormApp,
  type FormApp,
  filled,
  html,
  json,
  listStored,
  multipart,
  solveCaptcha,
} from '../../../tests/harness/site-forms';
import { createVisitor } from '../../../tests/harness/visitor';
import { formField, formPath } from './contract';

const LARGEST = 300_000;
let app: FormApp;

const start = async (config = {}) => {
  app = await createFormApp(
    {
      captcha: true,
      uploads: { max_file_size: LARGEST, allowed_file_types: '.txt,.jpg' },
      steps: [
        {
          id: 'bestanden',
          legend: 'Bestanden',
          fields: [{ name: 'bon', label: 'Bon', type: 'UploadField', required: 'Y' }],
        },
        ...contactForm.steps,
      ],
    },
    { config },
  );
};
beforeEach(() => start());
afterEach(() => app.close());

const receipt = { filename: 'bon.txt', content: 'x'.repeat(LARGEST - 10), type: 'text/plain' };
type Parts = Parameters<typeof multipart>[0];

const send = async (parts: Parts, headers: Record<string, string> = json, ip = '10.3.0.1') => {
  const body = multipart([[field.token, await createVisitor(app).token()], ...parts]);
  return app.inject({
    method: 'POST',
    url: formPath.submit(app.formId),
    remoteAddress: ip,
    payload: body.payload,
    headers: { ...headers, ...body.headers },
  });
};

const texts = (more: Record<string, string> = {}): Parts => Object.entries({ ...filled, ...more });
const scripted = async (): Promise<Parts> => [
  [formField.noSpam, 'Y'],
  [formField.captcha, await solveCaptcha(app)],
];

/** All that is kept of files: rows, and what lies in the folder. */
const kept = async () => {
  const folder = join(app.host.config.dataFolder, 'files');
  let names: string[] = [];
  try {
    names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => one.name);
  } catch {
    // The folder is made with the first file.
  }
  return { rows: (await app.db.select().from(uploads)).length, files: names };
};
const nothing = { rows: 0, files: [] };

test('of a form that a script sends and that is refused no file stays', async () => {
  const noCaptcha = await send([[formField.noSpam, 'Y'], ['bon', receipt], ...texts()]);
  expect(noCaptcha.statusCode).toBe(422);
  expect(Object.keys(noCaptcha.json().fields)).toEqual(['altcha']);
  expect(await kept()).toEqual(nothing);

  const wrong = await send([...(await scripted()), ['bon', receipt], ...texts({ mail: 'geen' })]);
  expect(wrong.statusCode).toBe(422);
  expect(Object.keys(wrong.json().fields)).toEqual(['mail']);
  expect(await kept()).toEqual(nothing);

  const other = { filename: 'bon.jpg', content: 'tekst', type: 'image/jpeg' };
  const content = await send([...(await scripted()), ['bon', other], ...texts()]);
  expect(content.json().fields.bon).toContain('anders');
  expect(await kept()).toEqual(nothing);

  const used = await scripted();
  expect((await send([...used, ['bon', receipt], ...texts()])).statusCode).toBe(200);
  expect((await send([...used, ['bon', receipt], ...texts()])).statusCode).toBe(422);
  expect(await kept()).toMatchObject({ rows: 1, files: [expect.any(String)] });
});

test('what came along without script is held once for a client, and not for long', async () => {
  for (let n = 0; n < 6; n += 1) {
    const page = await send([['bon', receipt], ...texts({ mail: '' })], html);
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain(filled.naam);
    if (n === 0) expect(page.body).toContain('bon.txt');
    else expect(page.body).toContain('te veel bestanden');
  }
  expect(await kept()).toMatchObject({ rows: 1, files: [expect.any(String)] });
  // Somebody else's form is nobody's business.
  await send([['bon', receipt], ...texts({ mail: '' })], html, '10.3.0.2');
  expect((await kept()).rows).toBe(2);
  const [row] = await app.db.select().from(uploads);
  const held = (row?.heldUntil?.getTime() ?? 0) - app.clock.now().getTime();
  expect(held).toBe(uploadLimits.heldFor);
});

test('a client that sent too much is told so, by form and by tus alike, and keeps its words', async () => {
  await takeBytes(app.host, '10.3.0.9', uploadLimits.bytesPerHour - 1000);
  const reply = await send([...(await scripted()), ['bon', receipt], ...texts()], json, '10.3.0.9');
  expect(reply.statusCode).toBe(429);
  expect(reply.headers['retry-after']).toBe('3600');
  expect(reply.json().message).toContain('Wacht een uur');
  const page = await send([['bon', receipt], ...texts()], html, '10.3.0.9');
  expect(page.statusCode).toBe(429);
  expect(page.body).toContain(filled.naam);
  expect(await kept()).toEqual(nothing);
});

const expectFull = async () => {
  const text = 'We hebben nu geen ruimte voor bestanden';
  const reply = await send([...(await scripted()), ['bon', receipt], ...texts()]);
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('600');
  expect(reply.json()).toMatchObject({ success: false, message: expect.stringContaining(text) });
  const page = await send([['bon', receipt], ...texts()], html);
  expect(page.statusCode).toBe(503);
  expect(page.headers['retry-after']).toBe('600');
  expect(page.body).toContain(text);
  for (const typed of Object.values(filled)) expect(page.body).toContain(typed);
  expect(page.body).toContain('kies het bestand nog een keer');
  expect(await kept()).toEqual(nothing);
  expect(await listStored(app)).toEqual([]);
};

test('below what must stay free no file is taken, and nothing typed is lost', async () => {
  await app.close();
  await start({ uploadFreeDisk: 2 ** 60 });
  await expectFull();
  // Who sends no file is not turned away for it.
  const [row] = await app.db.select().from(uploads);
  expect(row).toBeUndefined();
});

test('on a full disk no file is taken, nothing typed is lost and no half of one stays', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const put = vi.spyOn(app.host.storage, 'put').mockRejectedValue(full);
  const logged = vi.spyOn(app.host.log, 'error').mockImplementation(() => {});
  await expectFull();
  expect(logged).toHaveBeenCalled();
  put.mockRestore();
  const jpg = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a32' } })
    .jpeg()
    .toBuffer();
  const photo = { filename: 'bon.jpg', content: jpg, type: 'image/jpeg' };
  const reply = await send([...(await scripted()), ['bon', photo], ...texts()]);
  expect(reply.json()).toMatchObject({ success: true });
});
