import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPictureFacts } from './picture-facts';

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2c6347' } });

const blob = (bytes: Uint8Array<ArrayBuffer> | Buffer<ArrayBuffer>) => new Blob([bytes]);

const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '52/1 5/1 30/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '5/1 7/1 20/1',
};

/** A field of a TIFF directory whose value fits in it. */
const entry = (tag: number, type: number, value: number): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(1, 4);
  if (type === 3) bytes.writeUInt16BE(value, 8);
  else bytes.writeUInt32BE(value, 8);
  return bytes;
};

const directory = (entries: Buffer[], next: number): Buffer => {
  const [count, link] = [Buffer.alloc(2), Buffer.alloc(4)];
  count.writeUInt16BE(entries.length);
  link.writeUInt32BE(next);
  return Buffer.concat([count, ...entries, link]);
};

/** Puts EXIF with an orientation and a small JPEG in a JPEG, as a camera does. */
const asTaken = (jpeg: Buffer, small: Buffer, orientation: number): Buffer<ArrayBuffer> => {
  const first = 8;
  const second = first + 2 + 12 + 4;
  const data = second + 2 + 3 * 12 + 4;
  const tiff = Buffer.concat([
    Buffer.from('4d4d002a00000008', 'hex'),
    directory([entry(0x0112, 3, orientation)], second),
    directory([entry(0x0103, 3, 6), entry(0x0201, 4, data), entry(0x0202, 4, small.length)], 0),
    small,
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
};

test('S1/21 a picture’s orientation and the small one within it are read', async () => {
  const small = await picture().resize(8).jpeg().toBuffer();
  for (const orientation of [1, 3, 6, 8]) {
    const file = asTaken(await picture().jpeg().toBuffer(), small, orientation);
    const facts = await readPictureFacts(blob(file));
    expect(facts.orientation).toBe(orientation);
    expect(Buffer.from(facts.thumbnail ?? [])).toEqual(small);
    expect(facts.hasPlace).toBe(false);
  }
});

test('S1/21 a picture that tells where it was taken is known to', async () => {
  const file = await picture()
    .withExif({ IFD0: { Model: 'x' }, IFD3: place })
    .jpeg()
    .toBuffer();
  expect(await readPictureFacts(blob(Buffer.from(file)))).toMatchObject({
    hasPlace: true,
    orientation: 1,
  });
});

test('what tells nothing, or is no picture, tells nothing', async () => {
  const nothing = { orientation: 1, hasPlace: false, thumbnail: undefined };
  for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
    const bytes = await picture().toFormat(format).toBuffer();
    expect(await readPictureFacts(blob(Buffer.from(bytes))), format).toEqual(nothing);
  }
  for (const text of ['', 'hoi', '%PDF-1.4', '\xff\xd8\xff\xe1\xff\xff']) {
    expect(await readPictureFacts(blob(Buffer.from(text, 'latin1'))), text).toEqual(nothing);
  }
});

test('a picture that was cut off in its metadata is no error', async () => {
  const whole = asTaken(
    await picture().jpeg().toBuffer(),
    await picture().resize(8).jpeg().toBuffer(),
    6,
  );
  for (let end = 2; end < 200; end += 7) {
    await expect(readPictureFacts(blob(whole.subarray(0, end)))).resolves.toBeDefined();
  }
});
