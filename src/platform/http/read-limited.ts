/**
 * The body of another service's answer as text. Throws when it is larger than `limit` bytes, without
 * reading on: what it sends by mistake must not fill the memory.
 */
export const readLimited = async (reply: Response, limit: number): Promise<string> =>
  (await readBytes(reply, limit)).toString('utf8');

/** The same as bytes. */
export const readBytes = async (reply: Response, limit: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new Error(`the answer is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
