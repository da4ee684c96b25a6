import { type ConsentChoices, type ConsentWay, consentTypes } from '#kernel/values/consent';
import { consentField, path } from '#kernel/wire';
import { post } from '../post';

/** Has the server keep a choice: its proof and its cookies. Answers whether it did; never throws. */
export const sendChoices = async (
  choices: ConsentChoices,
  version: string,
  way: ConsentWay,
): Promise<boolean> => {
  const data = new URLSearchParams();
  for (const type of consentTypes) if (choices[type]) data.set(type, '1');
  data.set(consentField.version, version);
  data.set(consentField.way, way);
  const reply = await post(path.cookieSettings, data, 'application/json').catch(() => undefined);
  return reply?.ok === true;
};
