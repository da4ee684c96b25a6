/** What became of a form that was sent in the background. */
export type Outcome =
  | { kind: 'success'; message?: string; html?: string; href?: string }
  /** The server found something wrong; by the name of the input, '' is of the whole form. */
  | { kind: 'refused'; message?: string; fields: Record<string, string> }
  | { kind: 'failed'; message?: string; html?: string }
  /** It never came to an answer. */
  | { kind: 'unreachable' };

/** A reply as it came: its status, content type, body, and the success header if it has one. */
export type RawReply = { ok: boolean; type: string; body: string; flag: string | null };

const isYes = (value: unknown): boolean =>
  value === true || value === 1 || /^(?:y|yes|1|true|success|ok)$/i.test(String(value).trim());

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const asFields = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const parse = (body: string): Record<string, unknown> | undefined => {
  try {
    const json: unknown = JSON.parse(body);
    return typeof json === 'object' && json !== null ? { ...json } : undefined;
  } catch {
    return undefined;
  }
};

const readJson = (json: Record<string, unknown>, { ok, flag }: RawReply): Outcome => {
  const message = asText(json.message);
  const said = json.success ?? flag ?? ok;
  if (ok && isYes(said))
    return { kind: 'success', message, html: asText(json.html), href: asText(json.href) };
  const fields = asFields(json.fields);
  return Object.keys(fields).length > 0
    ? { kind: 'refused', message, fields }
    : { kind: 'failed', message };
};

/** A whole page can't stand in the place of a form. */
const isPage = (html: string): boolean => /^\s*(?:<!doctype|<html)\b/i.test(html);

const readHtml = ({ ok, body, flag }: RawReply): Outcome => {
  const html = isPage(body) ? undefined : asText(body.trim());
  return ok && (flag === null || isYes(flag))
    ? { kind: 'success', html }
    : { kind: 'failed', html: ok ? html : undefined };
};

/** Reads every kind of reply to a form (S7.2/1): JSON, the words 'success' and 'error', or HTML. */
export const readReply = (raw: RawReply): Outcome => {
  const json = /\bjson\b/.test(raw.type) ? parse(raw.body) : undefined;
  if (json) return readJson(json, raw);
  const word = raw.body.trim().toLowerCase();
  if (word === 'success' && raw.ok) return { kind: 'success' };
  if (word === 'success' || word === 'error') return { kind: 'failed' };
  if (/\bhtml\b/.test(raw.type)) return readHtml(raw);
  return raw.ok && isYes(raw.flag) ? { kind: 'success' } : { kind: 'failed' };
};
