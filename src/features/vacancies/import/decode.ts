import { TextDecoder } from 'node:util';
import { UnreadableFile } from '#features/entities/api.server';
import { feedTexts as texts } from '#kernel/messages/nl-entities';

const encodingOf = (first: Uint8Array): string => {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(
    new TextDecoder('latin1').decode(first.subarray(0, 200)),
  )?.[1];
  if (declared && !/^utf-?8$/i.test(declared)) return declared;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(first, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};

const decoderOf = (first: Uint8Array): TextDecoder => {
  try {
    return new TextDecoder(encodingOf(first), { fatal: true });
  } catch {
    throw new UnreadableFile(texts.characters);
  }
};

/**
 * Bytes that tell in which encoding a feed is, and which format it has: a spreadsheet's first accent
 * may stand far below its headers.
 */
const HEAD = 1_000_000;

/** The same bytes, of which the first part is long enough to tell what they are. */
async function* withHead(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const head: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytes) {
    if (length >= HEAD) {
      yield part;
      continue;
    }
    head.push(part);
    length += part.length;
    if (length >= HEAD) yield Buffer.concat(head);
  }
  if (length > 0 && length < HEAD) yield Buffer.concat(head);
}

/** A feed's bytes as text, part by part. Throws UnreadableFile for what is no text. */
export async function* decodeParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const part of withHead(bytes)) {
      decoder ??= decoderOf(part);
      const text = decoder.decode(part, { stream: true });
      if (text !== '') yield text;
    }
    const rest = decoder?.decode() ?? '';
    if (rest !== '') yield rest;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnreadableFile(texts.noText);
  }
}
