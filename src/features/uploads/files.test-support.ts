/** Files to upload, good and bad, made on the spot. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const parts = (...given: (Buffer | [bytes: 2 | 4, ...numbers: number[]])[]): Buffer =>
  Buffer.concat(
    given.map((one) => {
      if (Buffer.isBuffer(one)) return one;
      const [bytes, ...numbers] = one;
      const piece = Buffer.alloc(bytes * numbers.length);
      for (const [at, number] of numbers.entries()) piece.writeUIntLE(number, at * bytes, bytes);
      return piece;
    }),
  );

export type ZipEntry = { name: string; content: Buffer; claimed?: number };

/** A ZIP file; `claimed` is what an entry says that it unpacks to. */
export const makeZip = (entries: ZipEntry[], comment = ''): Buffer => {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimed = content.length } of entries) {
    const packed = deflateRawSync(content);
    const about = parts([2, 20, 0, 8, 0, 0], [4, crc32(content), packed.length, claimed]);
    const title = Buffer.from(name);
    const file = parts([4, 0x04034b50], about, [2, title.length, 0], title, packed);
    list.push(
      parts([4, 0x02014b50], [2, 20], about, [2, title.length, 0, 0, 0, 0], [4, 0, at], title),
    );
    files.push(file);
    at += file.length;
  }
  const directory = Buffer.concat(list);
  const end = parts(
    [4, 0x06054b50],
    [2, 0, 0, entries.length, entries.length],
    [4, directory.length, at],
    [2, comment.length],
    Buffer.from(comment),
  );
  return Buffer.concat([...files, directory, end]);
};

const chunk = (name: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A white PNG of so many px, in black and white: small however large it is. */
export const makePng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(height * (Math.ceil(width / 8) + 1));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A photo as a phone makes it: lying on its side, with the place where it was taken. */
export const makePhoto = (width = 120, height = 80): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Telefoon', Copyright: 'An' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 5/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '5/1 7/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const html = '<!doctype html><script>alert(1)</script>';
export const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
