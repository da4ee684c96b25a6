import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

const HEAD = 4096;
/** Two names of one thing. */
const sameAs: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'text/rtf': 'application/rtf',
};

/** What may stand before a document's first element. */
const PROLOGUE =
  /^(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!doctype svg[^>[]*(?:\[[^\]]*\])?[^>]*>)*/i;
/** The tags by which browsers take text for HTML (WHATWG MIME Sniffing, 7.1). */
const HTML =
  /^<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|img|meta|link|object|embed|form)(?=[\s>/])/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text has
const BINARY = /[\x00-\x08\x0e-\x1a\x1c-\x1f]/;

/** What text is, by its first element; undefined when it is no text. */
const sniffText = (head: string): string | undefined => {
  const text = head.replace(/^\uFEFF|^\u00EF\u00BB\u00BF/, '');
  const first = text.replace(PROLOGUE, '');
  if (HTML.test(first)) return 'text/html';
  if (/^<svg(?=[\s>/])/i.test(first)) return 'image/svg+xml';
  if (BINARY.test(text)) return undefined;
  return /^\s*<\?xml/i.test(text) ? 'application/xml' : 'text/plain';
};

const readHead = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
};

/**
 * What a file is by its content, whatever it is called: a MIME type, `application/octet-stream`
 * when nothing is known. Markup that a browser would run is told as such.
 */
export const sniffType = async (path: string): Promise<string> => {
  const text = sniffText(await readHead(path));
  if (text === 'text/html' || text === 'image/svg+xml') return text;
  // What breaks the detection half-way is of no type that can be trusted.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const mime = found && (sameAs[found.mime] ?? found.mime);
  return mime ?? text ?? 'application/octet-stream';
};
