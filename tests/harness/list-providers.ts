import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const MAILCHIMP = { key: '0123456789abcdef0123456789abcdef-us6', list: 'a1b2c3d4e5' };
export const BREVO = { key: 'xkeysib-secret', list: 7 };
export const COPERNICA = { token: 'copernica-secret', database: '7616' };

type Fields = Record<string, unknown>;
export type ListAsk = { method: string; path: string; query: URLSearchParams; body: Fields };
type Answer = { status: number; body?: object };

/**
 * What goes wrong with the next requests, one entry each: a status that is answered instead, or `cut`:
 * it does what is asked and breaks the connection.
 */
export type ListFault = { status: number; headers?: Record<string, string> } | 'cut';

type Serving = {
  /** Whether a request carries the key. */
  isKnown: (headers: IncomingHttpHeaders, query: URLSearchParams) => boolean;
  /** Whether a request is about an address alone. */
  isAbout: (email: string, ask: ListAsk) => boolean;
  answer: (ask: ListAsk) => Answer;
};

const serve = async ({ isKnown, isAbout, answer }: Serving) => {
  const asked: ListAsk[] = [];
  const faults: ListFault[] = [];
  /** What is answered to all that is about an address. */
  const refusals = new Map<string, { status: number; body?: object }>();
  const send = (reply: ServerResponse, { status, body }: Answer, headers = {}) =>
    reply
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(body === undefined ? '' : JSON.stringify(body));
  const server = createServer(async (request, reply) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const sent = await text(request);
    const isJson = (request.headers['content-type'] ?? '').startsWith('application/json');
    const body = sent === '' ? {} : isJson ? (JSON.parse(sent) as Fields) : {};
    const ask = { method: request.method ?? '', path: decodeURIComponent(pathname), query, body };
    asked.push(ask);
    const fault = faults.shift();
    if (!isKnown(request.headers, query)) return send(reply, { status: 401, body: {} });
    if (fault && fault !== 'cut') {
      return send(reply, { status: fault.status, body: {} }, fault.headers);
    }
    for (const [email, refusal] of refusals) {
      if (isAbout(email, ask)) return send(reply, { body: {}, ...refusal });
    }
    const answered = answer(ask);
    return fault === 'cut' ? reply.destroy() : send(reply, answered);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { asked, faults, refusals, url, close };
};

const page = <T>(all: T[], query: URLSearchParams, from: string, most: string): T[] => {
  const start = Number(query.get(from) ?? 0);
  return all.slice(start, start + Number(query.get(most) ?? 10));
};

type MailchimpMember = { email_address: string; status: string; merge_fields: Fields };

/** A stand-in for one audience of Mailchimp (Marketing API 3.0). */
export const startMailchimp = async () => {
  const members = new Map<string, MailchimpMember>();
  /** Those who withdrew there: only they themselves can subscribe again. */
  const bound = new Set<string>();
  const base = `/lists/${MAILCHIMP.list}/members`;
  const idOf = (email: string) => createHash('md5').update(email.toLowerCase()).digest('hex');
  const problem = (status: number, title: string): Answer => ({
    status,
    body: { type: 'https://mailchimp.com/developer/', title, status, detail: '', instance: 'x' },
  });
  const put = (id: string, { email_address, status, status_if_new, merge_fields }: Fields) => {
    const email = String(email_address ?? '');
    if (idOf(email) !== id || !status_if_new) return problem(400, 'Invalid Resource');
    if (email.includes('fake')) return problem(400, 'Invalid Resource');
    const known = members.get(id);
    if (bound.has(id) && status === 'subscribed') return problem(400, 'Member In Compliance State');
    const now = String(known ? (status ?? known.status) : status_if_new);
    const fields = { ...known?.merge_fields, ...(merge_fields as Fields) };
    members.set(id, { email_address: email, status: now, merge_fields: fields });
    return { status: 200, body: { id, ...members.get(id) } };
  };
  const server = await serve({
    isKnown: ({ authorization = '' }) => {
      const [kind, code = ''] = authorization.split(' ');
      const [, key] = Buffer.from(code, 'base64').toString().split(':');
      return kind === 'Basic' && key === MAILCHIMP.key;
    },
    isAbout: (email, { path }) => path === `${base}/${idOf(email)}`,
    answer: ({ method, path, query, body }) => {
      if (method === 'GET' && path === base) {
        const found = [...members.values()].filter(({ status }) => status === query.get('status'));
        return { status: 200, body: { members: page(found, query, 'offset', 'count') } };
      }
      if (path === `/lists/${MAILCHIMP.list}`) return { status: 200, body: { id: MAILCHIMP.list } };
      const id = path.startsWith(`${base}/`) ? path.slice(base.length + 1) : '';
      if (!/^[0-9a-f]{32}$/.test(id)) return problem(404, 'Resource Not Found');
      if (method === 'PUT') return put(id, body);
      const member = members.get(id);
      if (!member) return problem(404, 'Resource Not Found');
      if (method === 'PATCH') member.status = String(body.status);
      return { status: 200, body: { id, ...member } };
    },
  });
  const find = (email: string) => members.get(idOf(email));
  return {
    ...server,
    statusOf: (email: string) => find(email)?.status,
    nameOf: (email: string) => find(email)?.merge_fields.FNAME,
    forget: (email: string) => void members.delete(idOf(email)),
    /** Withdraws as a reader does, by the link under a letter. */
    withdraw: (email: string) => {
      const member = find(email);
      if (member) member.status = 'unsubscribed';
      bound.add(idOf(email));
    },
    notice: (email: string) =>
      new URLSearchParams({
        ...{ type: 'unsubscribe', fired_at: '2026-03-02 09:00:00', 'data[action]': 'unsub' },
        ...{ 'data[id]': idOf(email), 'data[list_id]': MAILCHIMP.list, 'data[email]': email },
      }).toString(),
  };
};

type BrevoContact = {
  email: string;
  emailBlacklisted: boolean;
  listIds: number[];
  attributes: Fields;
};

/** A stand-in for Brevo's contacts (API v3). */
export const startBrevo = async () => {
  const contacts = new Map<string, BrevoContact>();
  const unknown: Answer = {
    status: 404,
    body: { code: 'document_not_found', message: 'Contact does not exist' },
  };
  const create = (body: Fields): Answer => {
    const email = String(body.email ?? '').toLowerCase();
    const known = contacts.get(email);
    if (!email || email.includes('fake')) {
      return { status: 400, body: { code: 'invalid_parameter', message: 'email is not valid' } };
    }
    if (known && body.updateEnabled !== true) {
      return {
        status: 400,
        body: { code: 'duplicate_parameter', message: 'Contact already exist' },
      };
    }
    contacts.set(email, {
      email,
      emailBlacklisted: Boolean(body.emailBlacklisted),
      listIds: [...new Set([...(known?.listIds ?? []), ...(body.listIds as number[])])],
      attributes: { ...known?.attributes, ...(body.attributes as Fields) },
    });
    return known ? { status: 204 } : { status: 201, body: { id: contacts.size } };
  };
  const server = await serve({
    isKnown: (headers) => headers['api-key'] === BREVO.key,
    isAbout: (email, { path, body }) =>
      path === `/contacts/${email.toLowerCase()}` || body.email === email,
    answer: ({ method, path, query, body }) => {
      if (path === '/contacts' && method === 'POST') return create(body);
      if (path === '/contacts') {
        const all = [...contacts.values()];
        return { status: 200, body: { contacts: page(all, query, 'offset', 'limit'), count: 1 } };
      }
      if (path === `/contacts/lists/${BREVO.list}`)
        return { status: 200, body: { id: BREVO.list } };
      const contact = contacts.get(path.slice('/contacts/'.length).toLowerCase());
      if (!contact || query.get('identifierType') !== 'email_id') return unknown;
      if (method === 'GET') return { status: 200, body: contact };
      const gone = (body.unlinkListIds as number[] | undefined) ?? [];
      contact.listIds = contact.listIds.filter((id) => !gone.includes(id));
      contact.emailBlacklisted = body.emailBlacklisted === true;
      return { status: 204 };
    },
  });
  const statusOf = (email: string) => {
    const found = contacts.get(email.toLowerCase());
    if (!found) return undefined;
    const isOn = found.listIds.includes(BREVO.list) && !found.emailBlacklisted;
    return isOn ? 'subscribed' : 'unsubscribed';
  };
  return {
    ...server,
    statusOf,
    nameOf: (email: string) => contacts.get(email.toLowerCase())?.attributes.FIRSTNAME,
    forget: (email: string) => void contacts.delete(email.toLowerCase()),
    withdraw: (email: string) => {
      const found = contacts.get(email.toLowerCase());
      if (found) found.emailBlacklisted = true;
    },
    notice: (email: string) =>
      JSON.stringify({ event: 'unsubscribe', email, id: 1, ts: 1, list_id: [BREVO.list] }),
  };
};

/** A stand-in for one database of Copernica (REST API v3). */
export const startCopernica = async () => {
  const profiles: { ID: string; fields: Record<string, string> }[] = [];
  const base = `/database/${COPERNICA.database}/profiles`;
  const matches = (query: URLSearchParams) =>
    profiles.filter(({ fields }) =>
      query.getAll('fields[]').every((condition) => {
        const [, name = '', how, value] = /^(\w+)(==|!=|>)(.*)$/.exec(condition) ?? [];
        if (how === '>') return name === 'modified';
        return how === '==' ? fields[name] === value : fields[name] !== value;
      }),
    );
  const server = await serve({
    isKnown: (_, query) => query.get('access_token') === COPERNICA.token,
    isAbout: (email, { query }) => query.getAll('fields[]').includes(`email==${email}`),
    answer: ({ method, path, query, body }) => {
      if (path !== base) return { status: 404, body: { error: { message: 'No such database' } } };
      if (method === 'GET') {
        return { status: 200, body: { data: page(matches(query), query, 'start', 'limit') } };
      }
      const fields = body.fields as Record<string, string> | undefined;
      if (!fields || query.getAll('fields[]').length === 0 || fields.email?.includes('fake')) {
        return { status: 400, body: { error: { message: 'Invalid input' } } };
      }
      const found = matches(query);
      for (const profile of found) Object.assign(profile.fields, fields);
      if (found.length > 0 || query.get('create') !== '1') return { status: 200, body: {} };
      profiles.push({ ID: String(profiles.length + 1), fields: { ...fields } });
      return { status: 201, body: {} };
    },
  });
  const find = (email: string) => profiles.find(({ fields }) => fields.email === email)?.fields;
  const states: Record<string, string> = { yes: 'subscribed', no: 'unsubscribed' };
  return {
    ...server,
    statusOf: (email: string) => states[find(email)?.newsletter ?? ''],
    nameOf: (email: string) => find(email)?.firstname,
    forget: (email: string) => {
      const at = profiles.findIndex(({ fields }) => fields.email === email);
      if (at >= 0) profiles.splice(at, 1);
    },
    withdraw: (email: string) => {
      const found = find(email);
      if (found) found.newsletter = 'no';
    },
    notice: (email: string) => JSON.stringify({ type: 'profile', email }),
  };
};
