import { plainVoids } from '#platform/render/void-elements';

/**
 * The bytes of HTML, as React wrote it, in memory of their own. Short buffers are made from a shared stretch otherwise,
 * which then stays as long as the last of them.
 */
export const keptBytes = (html: string): Buffer => {
  const text = plainVoids(html);
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};
