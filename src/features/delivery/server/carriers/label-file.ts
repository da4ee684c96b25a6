import { fulfilment as limits } from '#kernel/limits-orders';
import type { LabelFile } from './carrier';

const begins: readonly [Buffer, LabelFile['fileType']][] = [
  [Buffer.from('%PDF-'), 'application/pdf'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'image/png'],
  [Buffer.from('GIF8'), 'image/gif'],
  [Buffer.from([0xff, 0xd8, 0xff]), 'image/jpeg'],
];

/**
 * A label that a carrier gave in base64, and what it is by how it begins: what it says of itself, or
 * was asked for, need not be so. Throws for what nobody could print, or is larger than a label is.
 */
export const labelFile = (base64: string): LabelFile => {
  // Four characters hold three bytes.
  if (base64.length > Math.ceil(limits.labelBytes / 3) * 4) {
    throw new Error('the carrier gives a label that is too large');
  }
  const file = Buffer.from(base64, 'base64');
  const known = begins.find(([begin]) => file.subarray(0, begin.length).equals(begin));
  if (!known) throw new Error('the carrier gives a label that is none');
  return { file, fileType: known[1] };
};

/** The parcel is announced by then: a label that nobody can print is no reason to lose it. */
export const labelIn = (content: string | undefined): { label?: LabelFile } => {
  try {
    return content ? { label: labelFile(content) } : {};
  } catch {
    return {};
  }
};
