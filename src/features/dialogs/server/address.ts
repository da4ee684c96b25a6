import { one, type Params } from '#features/pages/api.server';
import { isLocalAddress } from '#kernel/values/local-address';
import { field, path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { isSigned, sign } from '#platform/sessions/sign';

/** The parameter with the address that a no leads to; no page's script reads it. */
const confirmBack = 'back';

/**
 * What is asked, the address that a yes is posted to, and the one that a no leads to; '': the page
 * that the visitor came from.
 */
export type Question = { to: string; message: string; back: string };

const signedText = ({ to, message, back }: Question): string =>
  `confirm ${JSON.stringify(back ? [to, message, back] : [to, message])}`;

/**
 * The address of a confirm link, for `<a data-confirm={message} href>`: without script it is the page
 * that asks. Signed, so that nobody else can make our page ask his own question. Without a message
 * it asks whether the visitor is sure. `back` is for pages that tell nobody their address. Throws
 * when `to` or `back` is not a path of this site.
 */
export const confirmHref = (host: Host, to: string, message = '', back = ''): string => {
  for (const one of [to, back || to]) {
    if (!isLocalAddress(one)) throw new Error(`A confirm link leads to this site, not to ${one}`);
  }
  const query = new URLSearchParams({
    [field.confirmTarget]: to,
    ...(message && { [field.confirmMessage]: message }),
    ...(back && { [confirmBack]: back }),
    [field.confirmKey]: sign(host.config.secret, signedText({ to, message, back })),
  });
  return `${path.confirm}?${query}`;
};

/** The question in an address; undefined when we didn't make it. */
export const findQuestion = (host: Host, params: Params): Question | undefined => {
  const question = {
    to: one(params, field.confirmTarget) ?? '',
    message: one(params, field.confirmMessage) ?? '',
    back: one(params, confirmBack) ?? '',
  };
  const key = one(params, field.confirmKey) ?? '';
  const holds = isSigned(host.config.secret, signedText(question), key);
  return holds && isLocalAddress(question.to) ? question : undefined;
};
