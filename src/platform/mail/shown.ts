import { mailLogo } from '#kernel/wire-mail';
import type { Config } from '#platform/config/config';

/** A mail is shown as it looks: nothing in it runs or leads anywhere, and its pictures are the site's own. */
export const policyOfMail = ({ siteUrl }: Pick<Config, 'siteUrl'>): string =>
  [
    ...["default-src 'none'", `img-src 'self' ${new URL(siteUrl).origin} data:`],
    ...["style-src 'unsafe-inline'", 'sandbox', "frame-ancestors 'self'"],
  ].join('; ');

/** A grey dot, as large as the picture that it stands for. */
const GREY = 'data:image/gif;base64,R0lGODlhAQABAIAAANjU0AAAACwAAAAAAQABAAACAkQBADs=';

/** Pictures of what was made up are nowhere: only the chain's logo stays, and the room that the others take. */
export const withoutMadeUpPictures = (html: string): string =>
  html.replaceAll(/<img [^>]*>/g, (picture) =>
    picture.includes(mailLogo.path) ? picture : picture.replace(/ src="[^"]*"/, ` src="${GREY}"`),
  );
