import { Items } from '#platform/mail/parts';
import { mailPicture } from '#platform/mail/picture-of';
import type { Subject } from '../subject';

type WantedProps = { subject: Subject; siteUrl: string };

/** What an alert is about as it looks, when there is a picture of it: the text names it already. */
export const WantedProduct = ({ subject: { variant, choice }, siteUrl }: WantedProps) => {
  const picture = mailPicture(siteUrl, variant.picture);
  const text = choice ? `${variant.title}, ${choice}` : variant.title;
  return picture ? <Items items={[{ text, picture }]} /> : null;
};
