import { AppError } from '#kernel/errors';
import { enPopupServer } from '#kernel/messages/en-popups';
import { inLanguage } from '#kernel/messages/language';
import { popupServerTexts } from '#kernel/messages/nl-popups';

const english = inLanguage('en_GB', popupServerTexts, enPopupServer);

type Words = typeof english;

/** A refusal that a visitor reads in his page's language; `fields` are in that language already. */
export const refusal = (
  status: number,
  code: string,
  say: (words: Words) => string,
  fields: Record<string, string> = {},
): AppError =>
  new AppError(status, code, say(popupServerTexts), fields, { message: say(english), fields });
