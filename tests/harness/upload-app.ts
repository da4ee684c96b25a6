import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createApiUser } from '#features/api/api.server';
import { registerUploadTarget } from '#features/uploads/api.server';
import type { UploadSettings } from '#features/uploads/contract';
import type { Config } from '#platform/config/config';
import type { Feature } from '#platform/host';
import { sessions } from '#platform/sessions/tables';
import { features } from '../../src/main/features';
import { createTestApp } from './app';

/** What tests upload for: item 1 takes anything small, the others one kind of file each. */
const kinds: Record<number, Partial<UploadSettings>> = {
  1: {},
  2: { allowedFileTypes: ['image/*'], isPrivate: false },
  3: { allowedFileTypes: ['.pdf', '.DOCX'] },
  4: { requiredMetaFields: ['maker'], minFileSize: 10 },
  5: { maxFileSize: 60_000_000, isPrivate: false },
};

export const settingsOf = (itemId: number): UploadSettings => ({
  itemId,
  moduleObject: 'Test',
  entity: 'Image',
  columnUploadfolderId: '',
  allowedFileTypes: [],
  maxFileSize: 8_000_000,
  maxNumberOfFiles: 3,
  requiredMetaFields: [],
  isPrivate: true,
  ...kinds[itemId],
});

type Headers = Record<string, string>;
export type Sent = {
  item?: number;
  filename?: string;
  type?: string;
  length?: number | string;
  meta?: Record<string, string>;
  headers?: Headers;
};

const encode = (pairs: Record<string, string>): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** All features, and one that files can be uploaded for. */
export const testFeatures: readonly Feature[] = [
  ...features,
  {
    name: 'test-targets',
    needs: ['uploads'],
    setup: (host) =>
      registerUploadTarget(host, 'Test', async (itemId) =>
        kinds[itemId] ? settingsOf(itemId) : undefined,
      ),
  },
];

/** The whole application on a socket, with targets to upload for and ways to speak tus. */
export const createUploadApp = async (config: Partial<Config> = {}) => {
  const app = await createTestApp({ config, features: testFeatures });
  await app.host.app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.host.app.server.address() as AddressInfo).port}`;

  const tokenOf = async (fields: Record<string, string>): Promise<string> => {
    const reply = await fetch(`${address}/api/v1.0/auth/jwt/access_token`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return (await reply.json()).data.access_token;
  };
  /** The token that the site's own pages use. */
  const pageToken = async (): Promise<string> => {
    const { data } = await (await fetch(`${address}/webcore/api-user`)).json();
    return tokenOf(data);
  };
  const tokenFor = async (name: string, scope: 'anonymous' | 'staff' | 'admin') => {
    const made = await createApiUser(app.db, name, scope);
    return tokenOf({ client_id: name, client_secret: made?.secret ?? '' });
  };
  /** A visitor's session, and the cookie that carries it. */
  const beginSession = async () => {
    const secret = randomBytes(32).toString('base64url');
    const id = createHash('sha256').update(secret).digest('base64url');
    const expiresAt = new Date(app.clock.now().getTime() + 30 * 86_400_000);
    await app.db.insert(sessions).values({ id, expiresAt });
    return { id, cookie: `etalage_session=${secret}` };
  };

  let token = await pageToken();
  const call = (method: string, url: string, headers: Headers = {}, body?: BodyInit) =>
    fetch(new URL(url, address), {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit);

  const create = ({ item = 1, filename = 'brief.txt', type = 'text/plain', ...sent }: Sent) =>
    call('POST', '/api/v1.0/file', {
      'upload-length': String(sent.length ?? 0),
      'upload-metadata': encode({
        entity: 'Image',
        module_object: 'Test',
        item_id: String(item),
        filename,
        filetype: type,
        ...sent.meta,
      }),
      ...sent.headers,
    });

  const patch = (url: string, offset: number | string, body: BodyInit, headers: Headers = {}) =>
    call(
      'PATCH',
      url,
      {
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        ...headers,
      },
      body,
    );

  /** Creates and sends a whole file; answers the last reply and where it went. */
  const send = async (content: string | Uint8Array, sent: Sent = {}) => {
    const bytes = Buffer.from(content);
    const created = await create({ length: bytes.length, ...sent });
    const url = created.headers.get('location') ?? '';
    if (created.status !== 201) return { reply: created, url };
    return { reply: await patch(url, 0, bytes, sent.headers), url };
  };

  /** What the upload's address tells afterwards. */
  const read = async (url: string, headers: Headers = {}) =>
    (await call('GET', url, headers)).json();

  const renewToken = async () => {
    token = await pageToken();
  };

  // What became idle a moment ago would keep the server open for as long as it is kept alive.
  const close = async () => {
    app.host.app.server.closeAllConnections();
    await app.close();
  };

  return {
    ...app,
    close,
    address,
    call,
    create,
    patch,
    send,
    read,
    tokenFor,
    renewToken,
    beginSession,
  };
};

export type UploadApp = Awaited<ReturnType<typeof createUploadApp>>;
