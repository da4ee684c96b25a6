import { AppError } from '#kernel/errors';
import { enUploadErrors } from '#kernel/messages/en-uploads';
import type { Texts } from '#kernel/messages/language';
import { uploadErrors } from '#kernel/messages/nl-uploads';

type Words = Texts<typeof uploadErrors>;
type Say = (words: Words) => string;

/** A refusal that says why in the language of the page; `fields`: the names that it is about. */
export const refusal = (
  status: number,
  code: string,
  say: Say,
  { fields = [], sayField = say }: { fields?: readonly string[]; sayField?: Say } = {},
): AppError => {
  const told = (words: Words) => Object.fromEntries(fields.map((name) => [name, sayField(words)]));
  return new AppError(status, code, say(uploadErrors), told(uploadErrors), {
    message: say(enUploadErrors),
    fields: told(enUploadErrors),
  });
};
