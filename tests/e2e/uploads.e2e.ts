import { writeFile } from 'node:fs/promises';
import type { Locator, Page, Request, Route } from '@playwright/test';
import sharp from 'sharp';
import { jpegQuality } from '../harness/jpeg-quality';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

const address = '/klantenservice/vraag-stellen';
const filesAddress = '**/api/v1.0/file{,/*}';

type Given = { name: string; mimeType: string; buffer: Buffer };

/** A photo of noise, which hardly shrinks: about as many bytes as pixels. */
const photo = async (name: string, { side = 300, quality = 80 } = {}): Promise<Given> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const buffer = await sharp({
    create: { width: side, height: side, channels: 3, background: '#886644', noise },
  })
    .jpeg({ quality })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
};

/** One that takes more than one chunk of 5,000,000 bytes. */
const largePhoto = (name: string): Promise<Given> => photo(name, { side: 2700, quality: 93 });

const photoWithPlace = async (name: string): Promise<Given> => {
  const buffer = await sharp({
    create: { width: 80, height: 60, channels: 3, background: '#2c6347' },
  })
    .withExif({
      IFD0: { Model: 'Camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 5/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '5/1 7/1 20/1',
      },
    })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
};

/** A field with files, and the dialog in which they are uploaded. */
class Uploads {
  readonly form: Locator;
  readonly button: Locator;
  readonly value: Locator;
  readonly list: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.form = page.locator('form[data-form="klantenservice"]');
    this.button = page.locator('#field_fotos');
    this.value = this.form.locator('input[name=fotos][type=hidden]');
    this.list = this.form.locator('li', { has: page.getByRole('button', { name: /^Verwijder/ }) });
    this.dialog = page.getByRole('dialog', { name: 'Foto’s van het artikel' });
  }

  /** Opens the step of the form with the field in it. */
  async visit(): Promise<void> {
    await this.page.goto(`${address}#verhaal`);
    await this.isAwake();
  }

  async isAwake(): Promise<void> {
    await this.form.scrollIntoViewIfNeeded();
    await expect(this.form).toHaveAttribute('data-live', '');
    await expect(this.button).toHaveAttribute('aria-haspopup', 'dialog');
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.dialog).toBeVisible();
    await expect(this.dialog.getByRole('button', { name: 'kies bestanden' })).toBeFocused();
  }

  async choose(...files: Given[]): Promise<void> {
    await this.dialog.locator('input[type=file]').first().setInputFiles(files);
  }

  status(text: string | RegExp): Locator {
    return this.dialog.locator('.uppy-StatusBar').getByText(text).first();
  }

  press(name: string): Promise<void> {
    return this.dialog.locator('.uppy-StatusBar').getByRole('button', { name }).click();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  /** How many ids the field holds. */
  async count(): Promise<number> {
    return (JSON.parse((await this.value.inputValue()) || '[]') as unknown[]).length;
  }
}

/** Holds back requests with a chunk, from the so manyth on, until `release`. */
const holdChunks = async (page: Page, from: number) => {
  let seen = 0;
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route('**/api/v1.0/file/*', async (route) => {
    const isHeld = route.request().method() === 'PATCH' && ++seen >= from && !isOpen;
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  return {
    waiting,
    release: async () => {
      isOpen = true;
      for (const route of waiting.splice(0)) await route.continue().catch(() => {});
    },
  };
};

/** What the browser keeps to take uploads up again, once the file itself is there too. */
const keptState = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((tell) => {
        const opening = indexedDB.open('uppy-blobs');
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction(['files', 'metadata']);
          const files = reading.objectStore('files').count();
          const states = reading.objectStore('metadata').getAll();
          reading.oncomplete = () => {
            db.close();
            tell(files.result > 0 ? JSON.stringify(states.result.map((one) => one.metadata)) : '');
          };
        };
      }),
  );

const listenTo = (page: Page, method: string): Request[] => {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes('/api/v1.0/file'))
      found.push(request);
  });
  return found;
};

const metadataOf = (request: Request): Record<string, string> =>
  Object.fromEntries(
    (request.headers()['upload-metadata'] ?? '').split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString()];
    }),
  );

test('S2.14/29 S2.15/1 S2.4/8 S3.2/12 S9.8/6 by keyboard alone: opened, chosen, uploaded, closed, removed', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  // From here on the browser asks the test for files.
  page.on('filechooser', () => {});
  const uploads = new Uploads(page);
  await uploads.visit();
  expect(
    scripts.filter((url) => /dashboard/.test(url)),
    'before it is opened',
  ).toEqual([]);
  await expect(uploads.button).toHaveAccessibleName(/^Foto’s van het artikel .*Uploaden$/);
  await expect(uploads.button).toHaveAccessibleDescription(/Hoogstens 4 bestanden tot 10 MB elk/);

  await uploads.button.focus();
  await page.keyboard.press('Enter');
  await expect(uploads.dialog.getByRole('button', { name: 'kies bestanden' })).toBeFocused();
  // Its list of files was left without choosing.
  await uploads.dialog.locator('input[type=file]').first().dispatchEvent('cancel');
  await expect(uploads.dialog).toHaveAttribute('data-state', 'open');
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([await photo('trui.jpg')]);
  await expect(uploads.status('Geüpload')).toBeVisible();
  await uploads.dialog.getByRole('button', { name: 'Klaar' }).focus();
  await page.keyboard.press('Enter');
  await expect(uploads.dialog).toBeHidden();
  await expect(uploads.button).toBeFocused();

  await expect(uploads.form.getByText('Huidig bestand:')).toBeVisible();
  await expect(uploads.list).toHaveText(['trui.jpg']);
  await expect(uploads.list.locator('img')).toHaveAttribute('src', /^data:image\/jpeg/);
  const thumbnail = (await uploads.list.locator('img').getAttribute('src')) ?? '';
  const jpeg = Buffer.from(thumbnail.split(',')[1] ?? '', 'base64');
  expect(jpegQuality(jpeg), 'S9.8/6').toBe(80);
  expect((await sharp(jpeg).metadata()).width, 'S9.8/6').toBe(200);
  expect((await uploads.list.locator('img').boundingBox())?.width).toBe(100);
  await expect(uploads.list.getByRole('link', { name: 'Bekijk trui.jpg' })).toBeVisible();
  expect(await uploads.value.inputValue()).toMatch(/^\[\{"image_id":"[\w-]{20,}"\}\]$/);

  const removed = listenTo(page, 'DELETE');
  await uploads.list.getByRole('button', { name: 'Verwijder trui.jpg' }).focus();
  await page.keyboard.press('Enter');
  await expect(uploads.list).toHaveCount(0);
  await expect(uploads.value).toHaveValue('');
  await expect(uploads.button).toBeFocused();
  await expect.poll(() => removed.length, 'the server is told').toBe(1);
});

test('S2.15/1 S2.15/5 S5.6/3 what is typed in a file’s card goes along with it', async ({
  page,
}) => {
  const uploads = new Uploads(page);
  const made = listenTo(page, 'POST');
  await uploads.visit();
  await page.locator('#field_bijlagen').click();
  const dialog = page.getByRole('dialog', { name: 'Bon of andere papieren' });
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([await photo('bon.jpg')]);
  await dialog.getByLabel('Omschrijving').fill('Kassabon van 3 maart');
  expect(made, 'it waits until its card is closed').toHaveLength(0);
  // Uppy takes in what was typed when it draws again.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await page.keyboard.press('Enter');
  await expect(dialog.locator('.uppy-StatusBar').getByText('Geüpload').first()).toBeVisible();
  expect(metadataOf(made[0] as Request)).toMatchObject({
    filename: 'bon.jpg',
    omschrijving: 'Kassabon van 3 maart',
  });
  await page.keyboard.press('Escape');
  await expect(uploads.form.locator('input[name=bijlagen]')).toHaveValue(/image_id/);
});

test('S7.10/1 S7.10/2 S9.8/2 S4.9/2 S4.9/7 chunks are sent, paused, and taken up where they were', async ({
  page,
}) => {
  const uploads = new Uploads(page);
  const made = listenTo(page, 'POST');
  const chunks = listenTo(page, 'PATCH');
  const asked = listenTo(page, 'HEAD');
  await uploads.visit();
  const gate = await holdChunks(page, 2);
  await uploads.open();
  const file = await largePhoto('kast.jpg');
  expect(file.buffer.length).toBeGreaterThan(5_000_000);
  await uploads.choose(file);
  await expect(uploads.status('Bezig met uploaden')).toBeVisible();
  await expect.poll(() => gate.waiting.length).toBe(1);
  expect(metadataOf(made[0] as Request)).toMatchObject({
    entity: 'Image',
    module_object: 'Form',
    item_id: expect.stringMatching(/^\d+$/),
    column_uploadfolder_id: 'fotos',
    filetype: 'image/jpeg',
    filename: 'kast.jpg',
  });
  expect(made[0]?.headers()).toMatchObject({
    authorization: expect.stringMatching(/^Bearer ./),
    authenticationmethod: 'JWT',
    'upload-length': String(file.buffer.length),
  });
  expect(chunks[0]?.headers()['upload-offset']).toBe('0');
  expect(chunks[1]?.headers()['upload-offset']).toBe('5000000');

  const size = `${(file.buffer.length / 1024 ** 2).toFixed(1).replace('.', ',')} MB`;
  await expect(uploads.status(size), 'S9.8/7 as one writes it here').toBeVisible();
  await expect(uploads.dialog.locator('.uppy-Dashboard-Item-statusSize')).toHaveText(size);
  await uploads.press('Pauzeren');
  await expect(uploads.dialog.locator('.uppy-DashboardContent-title')).toHaveText('Gepauzeerd');
  await gate.release();
  await uploads.press('Verdergaan');
  await expect(uploads.status('Geüpload')).toBeVisible();
  expect(made, 'it began once').toHaveLength(1);
  expect(asked.length, 'it asked how far it was').toBeGreaterThan(0);
  expect(await uploads.count()).toBe(1);
});

test('S7.10/1 S8.8 an upload goes on after a reload, from what the server has', async ({
  page,
}) => {
  const uploads = new Uploads(page);
  const made = listenTo(page, 'POST');
  await uploads.visit();
  const gate = await holdChunks(page, 2);
  await uploads.open();
  await uploads.choose(await largePhoto('kast.jpg'));
  await expect.poll(() => gate.waiting.length).toBe(1);
  await expect.poll(() => keptState(page)).toMatch(/\\?"uploadUrl/);
  await page.reload();
  await gate.release();
  await uploads.isAwake();
  await expect(uploads.form.getByText('Er stond nog een upload open.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join(' '))).not.toMatch(/tus|uppy/);

  await uploads.button.click();
  await expect(uploads.dialog.getByText('Verder waar je was')).toBeVisible();
  await expect(uploads.dialog.getByText('Je bestanden staan er weer.')).toBeVisible();
  await uploads.press('Upload 1 bestand');
  await expect(uploads.status('Geüpload')).toBeVisible();
  expect(made, 'it began once').toHaveLength(1);
  expect(await uploads.count()).toBe(1);
});

test('what was uploaded is there again after a reload, until the form is received', async ({
  page,
}) => {
  const uploads = new Uploads(page);
  await uploads.visit();
  await uploads.open();
  await uploads.choose(await photo('voor.jpg'), await photo('achter.jpg', { side: 200 }));
  await expect(uploads.status('Geüpload')).toBeVisible();
  await uploads.close();
  await expect(uploads.form.getByText('Huidige bestanden:')).toBeVisible();
  await page.reload();
  await uploads.isAwake();
  await expect(uploads.list).toHaveText(['voor.jpg', 'achter.jpg']);
  expect(await uploads.count()).toBe(2);

  const { form } = uploads;
  await page.goto(`${address}#onderwerp`);
  await form.getByLabel('Er is iets stuk of verkeerd').check();
  await form.getByRole('button', { name: 'Volgende' }).click();
  await form.getByLabel('Vertel het zo precies als je kunt').fill('De rits is stuk.');
  await form.getByRole('button', { name: 'Volgende' }).click();
  await form.getByLabel('Voornaam').fill('Anouk');
  await form.getByLabel('Achternaam').fill('de Vries');
  await form.getByLabel('E-mailadres').fill('anouk@klant.nl');
  await form.getByLabel(/Brink mag mijn gegevens gebruiken/).check();
  await form.getByLabel('Ik ben geen robot').check();
  await expect(form.getByText('Gecontroleerd.')).toBeVisible();
  const posted = page.waitForRequest('**/webcore/form/submit/*');
  await form.getByRole('button', { name: 'Verstuur je vraag' }).click();
  expect((await posted).postData()).toMatch(
    /name="fotos"\s+\[\{"image_id":"[\w-]+"\},\{"image_id"/,
  );
  await expect(page.getByText('Je vraag is binnen')).toBeVisible();
  await page.reload();
  await uploads.isAwake();
  await expect(uploads.value).toHaveValue('');
});

test('S2.15/4 S8.8/5 without internet that is said until there is, and then it goes on', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const uploads = new Uploads(page);
  await uploads.visit();
  const gate = await holdChunks(page, 2);
  await uploads.open();
  await uploads.choose(await largePhoto('kast.jpg'));
  await expect.poll(() => gate.waiting.length).toBe(1);
  await context.setOffline(true);
  const offline = uploads.dialog.getByText('Geen internetverbinding').first();
  await expect(offline).toBeVisible();
  for (const route of gate.waiting.splice(0)) await route.abort('internetdisconnected');
  await expect(uploads.dialog.locator('[data-topic=offline]')).toBeVisible();
  await gate.release();
  await context.setOffline(false);
  await expect(uploads.dialog.locator('[data-topic=offline]')).toHaveCount(0);
  await expect(uploads.dialog.getByText('Er is weer internet').first()).toBeVisible();
  await expect(uploads.status('Geüpload')).toBeVisible();
  await expect(uploads.dialog.getByText('Er is weer internet')).toHaveCount(0);
});

test('S5.6/1 S5.6/2 S8.8/1 what may not be uploaded is refused in Dutch, and nothing of it is sent', async ({
  page,
}, info) => {
  const uploads = new Uploads(page);
  const made = listenTo(page, 'POST');
  await uploads.visit();
  await uploads.open();
  const says = (text: string) => expect(uploads.dialog.getByText(text).first()).toBeVisible();
  await uploads.choose({ name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('hoi') });
  await says('Dit soort bestand kan niet mee. Kies afbeeldingen.');
  const large = Buffer.alloc(10 * 1024 * 1024 + 1);
  await uploads.choose({ name: 'poster.png', mimeType: 'image/png', buffer: large });
  await says('poster.png is groter dan 10 MB.');
  const five = await Promise.all([1, 2, 3, 4, 5].map((one) => photo(`${one}.jpg`, { side: 40 })));
  await uploads.choose(...five);
  await says('Je kunt hoogstens 4 bestanden uploaden.');
  expect(made).toHaveLength(0);

  const twice = info.outputPath('1.jpg');
  await writeFile(twice, (five[0] as Given).buffer);
  const input = uploads.dialog.locator('input[type=file]').first();
  await input.setInputFiles(twice);
  await expect(uploads.status('Geüpload')).toBeVisible();
  await uploads.dialog.getByRole('button', { name: 'Meer bestanden toevoegen' }).click();
  await input.setInputFiles(twice);
  await says('1.jpg staat er al.');
  await input.setInputFiles(five.slice(1, 4));
  await expect(uploads.status('Geüpload')).toBeVisible();
  await expect.poll(() => uploads.count()).toBe(4);
  await expect(
    uploads.dialog.getByRole('button', { name: 'Meer bestanden toevoegen' }),
    'S2.15/2 no more can be added',
  ).toHaveCount(0);
  await uploads.close();
  await expect(uploads.button).toHaveAttribute('aria-disabled', 'true');
});

test('S4.8/4 S8.8/6 a token that is refused is replaced once, and the upload goes on', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 401/);
  const uploads = new Uploads(page);
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (/auth\/jwt/.test(request.url())) tokens.push(request.url());
  });
  await uploads.visit();
  await uploads.open();
  await uploads.choose(await photo('een.jpg', { side: 50 }));
  await expect(uploads.status('Geüpload')).toBeVisible();
  tokens.length = 0;
  await page.evaluate(() => localStorage.setItem('id_token', 'van.gisteren.x'));
  await uploads.dialog.getByRole('button', { name: 'Meer bestanden toevoegen' }).click();
  const more = [await photo('twee.jpg', { side: 60 }), await photo('drie.jpg', { side: 70 })];
  await uploads.dialog.locator('input[type=file]').first().setInputFiles(more);
  await expect.poll(() => uploads.count()).toBe(3);
  expect(tokens).toHaveLength(1);
  await expect(uploads.dialog.getByText('niet gelukt')).toHaveCount(0);
});

test('S2.15/3 S4.9/3 S8.8/3 a failed upload says why behind its question mark, and is tried again', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 400/);
  const uploads = new Uploads(page);
  await uploads.visit();
  await page.route(
    filesAddress,
    (route) =>
      route.fulfill({
        status: 400,
        headers: { 'x-request-id': 'q-12' },
        json: { code: 'upload', message: 'Dit bestand is beschadigd.' },
      }),
    { times: 1 },
  );
  await uploads.open();
  await uploads.choose(await photo('trui.jpg'));
  await expect(uploads.status('Het uploaden is niet gelukt')).toBeVisible();
  await expect(uploads.dialog.locator('.uppy-DashboardContent-title')).toHaveText('Niet gelukt');
  await uploads.press('Bekijk wat er misging');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Het uploaden is niet gelukt (status 400).');
  await expect(alert).toContainText('Dit bestand is beschadigd. Nummer van je verzoek: q-12.');
  await page.keyboard.press('Enter');
  await expect(alert).toBeHidden();
  await uploads.press('Probeer het uploaden opnieuw');
  await expect(uploads.status('Geüpload')).toBeVisible();
  expect(await uploads.count()).toBe(1);
});

test('S1/21 a photo that tells where it was taken is said to lose that, and does', async ({
  page,
}) => {
  const uploads = new Uploads(page);
  await uploads.visit();
  await uploads.open();
  await uploads.choose(await photoWithPlace('thuis.jpg'), await photo('trui.jpg', { side: 90 }));
  const notice = uploads.dialog.getByText('Deze foto bevat een locatie. Die halen we eruit.');
  await expect(notice).toBeVisible();
  await expect(uploads.status('Geüpload')).toBeVisible();
  await uploads.dialog.getByRole('button', { name: 'Verwijder thuis.jpg' }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => uploads.count()).toBe(1);
});

test('S8.8/7 folders that can’t be read are told of once, in Dutch', async ({ page }) => {
  const uploads = new Uploads(page);
  await uploads.visit();
  await uploads.open();
  await uploads.dialog.locator('.uppy-Dashboard').evaluate((target) => {
    const folder = () => ({
      kind: 'file',
      getAsFile: () => null,
      webkitGetAsEntry: () => ({
        isDirectory: true,
        name: 'map',
        createReader: () => ({
          readEntries: (_done: unknown, fail: (error: DOMException) => void) =>
            fail(new DOMException('A requested file could not be read.', 'NotReadableError')),
        }),
      }),
    });
    const dataTransfer = { types: ['Files'], items: [folder(), folder()], files: [] };
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    target.dispatchEvent(Object.assign(drop, { dataTransfer }));
  });
  const told = uploads.dialog.locator('.uppy-Informer').first().getByRole('alert');
  await expect(told).toHaveText([/^Niet alles wat je hierheen sleepte konden we openen\./]);
  await expect(uploads.dialog.getByText('could not be read')).toHaveCount(0);
});

test('a form waits for what is still being uploaded', async ({ page }) => {
  const uploads = new Uploads(page);
  await uploads.visit();
  const gate = await holdChunks(page, 1);
  await uploads.open();
  await uploads.choose(await photo('trui.jpg'));
  await expect.poll(() => gate.waiting.length).toBe(1);
  await uploads.close();
  await expect(uploads.button).toHaveText('Bekijk het uploaden');
  await expect(uploads.form.getByText('Bezig met uploaden: 0 van 1 bestand klaar.')).toBeVisible();
  await page.goto(`${address}#gegevens`);
  await uploads.form.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await expect(
    uploads.form.getByText('Wacht nog even: nog niet alles is geüpload.'),
  ).toBeAttached();
  await gate.release();
  await expect.poll(() => uploads.count()).toBe(1);
});

test('a dashboard that can’t be loaded leaves the browser’s own choice of files', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load|dashboard/);
  const uploads = new Uploads(page);
  await uploads.visit();
  await page.route('**/dashboard-*.js', (route) => route.abort());
  await uploads.button.click();
  await expect(page.getByText('De uploader laadt niet. Kies je bestand hier.')).toBeVisible();
  const input = page.locator('#field_fotos[type=file]');
  await input.setInputFiles([await photo('trui.jpg')]);
  await expect(uploads.form.getByText('Gekozen: trui.jpg')).toBeVisible();
  await input.setInputFiles([{ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') }]);
  await expect(uploads.form.getByText('a.txt kan niet mee. Kies afbeeldingen.')).toBeVisible();
});

test('the dialog has the colours of the theme, and a long name leaves its buttons where they are', async ({
  page,
}) => {
  await new Uploads(page).visit();
  await page.locator('#field_bijlagen').click();
  const dialog = page.getByRole('dialog', { name: 'Bon of andere papieren' });
  const name = `${'kapotte-naad-'.repeat(8)}.pdf`;
  const file = { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await dialog.locator('input[type=file]').first().setInputFiles([file]);
  const bar = dialog.locator('.uppy-Dashboard-FileCard .uppy-DashboardContent-bar');
  const boxOf = async (one: Locator) => {
    const box = await one.boundingBox();
    if (!box) throw new Error('it is not shown');
    return box;
  };
  const title = await boxOf(bar.locator('.uppy-DashboardContent-title'));
  const cancel = await boxOf(bar.getByRole('button'));
  expect(title.x + title.width).toBeLessThanOrEqual(cancel.x);
  expect(cancel.x + cancel.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const label = await boxOf(dialog.locator('.uppy-Dashboard-FileCard-label'));
  expect(label.height, 'on one line').toBeLessThan(30);

  // Sources of files from elsewhere are there only with a Companion server.
  const colours = await dialog.evaluate((element) => {
    const tab = document.createElement('div');
    tab.className = 'uppy-DashboardTab-inner';
    tab.innerHTML =
      '<svg class="uppy-DashboardTab-iconMyDevice"><path fill="currentcolor"/></svg>' +
      '<svg><path fill="#FF753E"/></svg>';
    const theme = document.createElement('i');
    theme.style.color = 'var(--brand)';
    element.append(tab, theme);
    const own = getComputedStyle(theme).color;
    const [device, other] = [...tab.querySelectorAll('path')].map(
      (one) => getComputedStyle(one).fill,
    );
    const icon = element.querySelector('.uppy-Dashboard-Item-previewIcon');
    return { own, device, other, icon: icon && getComputedStyle(icon).color };
  });
  expect(colours).toEqual({
    own: colours.own,
    device: colours.own,
    other: colours.own,
    icon: colours.own,
  });
});

for (const [screen, use] of [
  ['a phone', {}],
  ['a tablet', { viewport: { width: 820, height: 1180 } }],
  ['a wide screen', desktop],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use(use);

    test('S9.8/7 the dialog fits, and is accessible in every state', async ({
      page,
      problems,
    }, info) => {
      problems.expect(/status of 400/);
      const uploads = new Uploads(page);
      await uploads.visit();
      const shoot = async (name: string) => {
        // What still slides or fades in has not its own colours yet.
        await page.evaluate(() =>
          Promise.allSettled(
            document
              .getAnimations()
              .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
              .map(({ finished }) => finished),
          ),
        );
        await page.screenshot({ path: info.outputPath(`${name}.png`) });
        expect(await violationsOf(page, 'dialog[open]'), name).toEqual([]);
      };
      await uploads.open();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const isPhone = width < 768;
      await expect
        .poll(() => uploads.dialog.boundingBox(), 'once it has come')
        .toMatchObject(isPhone ? { x: 0, y: 0, width, height } : { width: 750, height: 550 });
      await shoot('empty');
      const gate = await holdChunks(page, 1);
      await uploads.choose(await photoWithPlace('thuis.jpg'), await photo('trui.jpg'));
      await expect.poll(() => gate.waiting.length).toBe(2);
      await shoot('busy');
      await uploads.press('Pauzeren');
      await shoot('paused');
      await gate.release();
      await uploads.press('Verdergaan');
      await expect(uploads.status('Geüpload')).toBeVisible();
      await shoot('complete');
      await page.route(filesAddress, (route) => route.fulfill({ status: 400, json: {} }));
      await uploads.dialog.getByRole('button', { name: 'Meer bestanden toevoegen' }).click();
      await shoot('more');
      const third = [await photo('rok.jpg', { side: 80 })];
      await uploads.dialog.locator('input[type=file]').first().setInputFiles(third);
      await expect(uploads.status('Het uploaden is niet gelukt')).toBeVisible();
      await shoot('failed');
      await uploads.close();
      await page.screenshot({ path: info.outputPath('field.png'), fullPage: true });
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain choice of files goes along with the form, with the same limits', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 4\d\d/);
    await page.goto(address);
    const form = page.locator('form[data-form="klantenservice"]');
    const input = form.locator('#field_fotos');
    await expect(input).toHaveAttribute('accept', 'image/*');
    await expect(input).toHaveAttribute('multiple', '');
    await expect(
      form.getByText('Hoogstens 4 bestanden tot 10 MB elk: afbeeldingen.'),
    ).toBeVisible();
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.getByLabel('Er is iets stuk of verkeerd').check();
    await form.getByLabel('Voornaam').fill('Anouk');
    await input.setInputFiles([await photo('trui.jpg'), await photo('label.jpg', { side: 60 })]);
    await form.getByRole('button', { name: 'Verstuur je vraag' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(form.getByText('Huidige bestanden:')).toBeVisible();
    await expect(form.getByText('label.jpg')).toBeVisible();
    await expect(form.locator('input[name=fotos][type=hidden]')).toHaveValue(
      /^\[\{"image_id":"[\w-]+"\},\{"image_id":"[\w-]+"\}\]$/,
    );
  });
});
