import { one, type Params } from '#features/pages/api.server';
import { isLocalAddress } from '#kernel/values/local-address';
import { field, path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { isSigned, sign } from '#platform/sessions/sign';

/** What is asked, and the address that a yes is posted to. */
export type Question = { to: string; message: string };

const signedText = ({ to, message }: Question): string =>
  `confirm ${JSON.stringify([to, message])}`;

/**
 * The address of a confirm link, for `<a data-confirm={message} href>`: without script it is the page
 * that asks. Signed, so that nobody else can make our page ask his own question. Without a message
 * it asks whether the visitor is sure. Throws when `to` is not a path of this site.
 */
export const confirmHref = (host: Host, to: string, message = ''): string => {
  if (!isLocalAddress(to)) throw new Error(`A confirm link leads to this site, not to ${to}`);
  const query = new URLSearchParams({
    [field.confirmTarget]: to,
    ...(message && { [field.confirmMessage]: message }),
    [field.confirmKey]: sign(host.config.secret, signedText({ to, message })),
  });
  return `${path.confirm}?${query}`;
};

/** The question in an address; undefined when we didn't make it. */
export const findQuestion = (host: Host, params: Params): Question | undefined => {
  const question = {
    to: one(params, field.confirmTarget) ?? '',
    message: one(params, field.confirmMessage) ?? '',
  };
  const key = one(params, field.confirmKey) ?? '';
  const holds = isSigned(host.config.secret, signedText(question), key);
  return holds && isLocalAddress(question.to) ? question : undefined;
};
