import { plainVoids } from '#platform/render/void-elements';

/**
 * A copy in memory of its own. Short buffers, also those that zlib answers, are parts of a shared stretch
 * of 64 kB otherwise, which then stays as long as the last of them.
 */
export const ownBytes = (bytes: Uint8Array): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
};

/** The bytes of HTML, as React wrote it, in memory of their own. */
export const keptBytes = (html: string): Buffer => {
  const text = plainVoids(html);
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};
