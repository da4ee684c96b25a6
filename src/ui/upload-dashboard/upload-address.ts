import { callSigned } from './auth';
import type { UploadTokens } from './types';

/** What an upload's address answers, as far as we ask (S7.10/2). */
type Reply = {
  data?: { id?: string | number; url?: string; thumb?: string };
  extra?: { filename?: string };
};

/** `url` and `thumb` are where everybody may see it; private files have none. */
export type StoredUpload = { id: string; filename?: string; url?: string; thumb?: string };

/** The id that the server gave an upload. Rejects when it doesn't know the upload. */
export const readUpload = async (tokens: UploadTokens, address: string): Promise<StoredUpload> => {
  const reply = await callSigned(tokens, address, { headers: { accept: 'application/json' } });
  const body = reply.ok ? ((await reply.json()) as Reply) : undefined;
  const { id, url, thumb } = body?.data ?? {};
  if (id === undefined) throw new Error(`no upload: ${reply.status}`);
  return { id: String(id), filename: body?.extra?.filename, url, thumb };
};

/** Takes an upload away from the server; what it doesn't give back, it drops itself in time. */
export const removeUpload = async (tokens: UploadTokens, address: string): Promise<void> => {
  await callSigned(tokens, address, {
    method: 'DELETE',
    headers: { 'tus-resumable': '1.0.0' },
  }).catch(() => undefined);
};
