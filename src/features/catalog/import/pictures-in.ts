import { most, type PictureDraft } from './draft';
import { BadCell, keyOfUrl, readText } from './values';

/** The keys under which pictures can be kept and shown. */
const KEY = /^[a-z0-9][a-z0-9-]{0,150}$/;

/** A picture's address on the web, in one way of writing. Throws BadCell. */
export const readPictureUrl = (cell: string): string => {
  const text = readText(cell, 'adres van de afbeelding', most.url);
  const whole = text.startsWith('//') ? `https:${text}` : text;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new BadCell(`'${text.slice(0, 60)}' is geen adres van een afbeelding`);
  }
  return url.href;
};

/** A picture by its address on the web, or by the key of one that is there. Throws BadCell. */
export const readPicture = (text: string): Pick<PictureDraft, 'key' | 'url'> => {
  if (KEY.test(text)) return { key: text };
  const url = readPictureUrl(text);
  return { key: keyOfUrl(url), url };
};
