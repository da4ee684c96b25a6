/**
 * A text's bytes, in memory of their own. Short buffers are made from a shared stretch otherwise,
 * which then stays as long as the last of them.
 */
export const keptBytes = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};
