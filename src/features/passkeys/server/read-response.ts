import { one, type Params } from '#features/pages/api.server';
import { passkeyField } from '#kernel/wire-login';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A browser's answer as it was sent, if it has the shape of one; what is in it is for the library to
 * check. Undefined: it is none.
 */
const readAnswer = (params: Params, needed: readonly string[]): unknown => {
  let sent: unknown;
  try {
    sent = JSON.parse(one(params, passkeyField.response) ?? '');
  } catch {
    return undefined;
  }
  if (typeof sent !== 'object' || sent === null) return undefined;
  const { id, rawId, type, response } = sent as Record<string, unknown>;
  if (!isText(id) || !isText(rawId) || !isText(type)) return undefined;
  if (typeof response !== 'object' || response === null) return undefined;
  const parts = response as Record<string, unknown>;
  return needed.every((name) => isText(parts[name])) ? sent : undefined;
};

export const readLogin = (params: Params) =>
  readAnswer(params, ['clientDataJSON', 'authenticatorData', 'signature']) as
    | import('@simplewebauthn/server').AuthenticationResponseJSON
    | undefined;

export const readAdded = (params: Params) =>
  readAnswer(params, ['clientDataJSON', 'attestationObject']) as
    | import('@simplewebauthn/server').RegistrationResponseJSON
    | undefined;

/**
 * Whether a browser answered a page of ours that stands on its own, by its client data, which must have
 * been found to be JSON: in another site's frame nobody is to log in or to make a passkey.
 */
export const isOfOwnPage = ({ response }: { response: { clientDataJSON: string } }): boolean => {
  const { crossOrigin, topOrigin } = JSON.parse(
    Buffer.from(response.clientDataJSON, 'base64url').toString(),
  ) as { crossOrigin?: unknown; topOrigin?: unknown };
  return !crossOrigin && topOrigin === undefined;
};
