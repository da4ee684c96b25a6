import { kindOf, type PopupData } from '#kernel/values/popup';

/** What is agreed with by sending a popup's form: its own text, or for a newsletter what goes for all. */
export const consentOf = (data: PopupData, words: { consent: string }): string => {
  const isNewsletter = ['newsletter', 'newsletterdiscount'].includes(kindOf(data));
  return data.consent_text || (isNewsletter ? words.consent : '');
};
