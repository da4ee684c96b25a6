import { z } from 'zod';
import type { PictureRef } from '#kernel/define/entity';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import { joinList, splitList } from '#kernel/values/cell-list';
import type { Codec } from './codec';

const KEY = /^[\w.-]+(?:\/[\w.-]+)*$/;

/** What is sent of a picture: how large it is, is known where it is kept. */
type SentPicture = Pick<PictureRef, 'key' | 'alt'> & Partial<PictureRef>;

/** A picture of the media, or none. Where it is written, its size is looked up by its key. */
export const pictureCodec: Codec<SentPicture | null> = {
  schema: ({ required }) => {
    const picture = z.object(
      {
        key: z.string().max(200).regex(KEY),
        alt: z.string().max(300),
        width: z.number().optional(),
        height: z.number().optional(),
      },
      { error: texts.picture },
    );
    return required ? picture : picture.nullable();
  },
  empty: null,
  read: (text) => {
    const typed = text.trim();
    if (typed === '') return null;
    const [key = ''] = typed.split(/\s/, 1);
    return { key, alt: typed.slice(key.length).trim() };
  },
  write: (value) => (value === null ? '' : `${value.key} ${value.alt}`.trim()),
  tell: (value) => (value === null ? texts.nothing : texts.pictureTold(value.alt || value.key)),
};

const MOST_PICTURES = 50;

/** Several pictures, in an order that counts; in a file with '|' between them. */
export const picturesCodec: Codec<SentPicture[]> = {
  schema: ({ required, most = MOST_PICTURES }) =>
    z
      .array(
        pictureCodec.schema({ type: 'ImageField', required: true }) as z.ZodType<SentPicture>,
        {
          error: texts.pictures,
        },
      )
      .min(required ? 1 : 0, { error: texts.needed })
      .max(most, { error: texts.atMost(most) }),
  empty: [],
  read: (text, rules) =>
    splitList(text)
      .filter((one) => one.trim() !== '')
      .map((one) => pictureCodec.read(one, rules)),
  write: (value, rules) => joinList(value.map((one) => pictureCodec.write(one, rules))),
  tell: (value, rules) =>
    value.map((one) => pictureCodec.tell(one, rules)).join(', ') || texts.nothing,
};
