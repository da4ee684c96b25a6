import { type ApiFailure, createApiClient } from '#browser/api/client';
import { createPageWorld } from '#browser/api/page-tokens';
import { popupPath } from '#kernel/wire-popups';
import type { PopupReply } from '../contract';

export type Outcome =
  | { kind: 'sent'; reply: PopupReply }
  | { kind: 'refused'; message: string; fields: Readonly<Record<string, string>> }
  | { kind: 'failed' };

type Problem = { message?: unknown; fields?: unknown };

const isFailure = (error: unknown): error is ApiFailure =>
  error instanceof Error && error.name === 'ApiFailure';

/** What the server says is wrong with it; whatever else happens is a failure. */
const readFailure = (error: unknown): Outcome => {
  if (!isFailure(error) || error.status >= 500) return { kind: 'failed' };
  const { message, fields } = (error.body ?? {}) as Problem;
  if (typeof message !== 'string') return { kind: 'failed' };
  return {
    kind: 'refused',
    message,
    fields: typeof fields === 'object' && fields ? (fields as Record<string, string>) : {},
  };
};

/** S7.6/3. Never throws: what failed is logged (S8.6/1) and told. */
export const sendPopup = async (id: number, data: FormData): Promise<Outcome> => {
  try {
    const client = createApiClient({ ...createPageWorld(), go: () => {} });
    const { data: reply } = (await client.postForm(popupPath.submit(id), data)) as {
      data: PopupReply;
    };
    return { kind: 'sent', reply };
  } catch (error) {
    console.info('A popup was not sent', error);
    return readFailure(error);
  }
};
