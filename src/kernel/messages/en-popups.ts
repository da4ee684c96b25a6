import type { Fallback } from './language';
import type { popupServerTexts, popupTexts } from './nl-popups';

const botCheck = 'We could not check that you are not a robot. Please try again.';

/** What popups say on an English page (S1/2). */
export const enPopups: Fallback<typeof popupTexts> = {
  close: 'Close',
  label: 'A message from the shop',
  submit: 'Send',
  success: 'Your request has been sent.',
  noCode:
    'You are signed up. There is no discount code with it any more: the offer is over, or its code has been used with this e-mail address.',
  code: 'Your discount code',
  copy: 'Copy the code',
  copied: 'The code has been copied.',
  copyFailed: 'Copying failed. Select the code and copy it yourself.',
  sending: 'Sending …',
  failed: 'Sending failed. What you typed is still there: please try again in a moment.',
  honeypot: 'Leave this field empty',
  botCheck,
  noName: 'Fill in your first name only, without a web address or a phone number.',
  consent: 'You get a mail first to confirm. Every newsletter lets you unsubscribe.',
  opened: (title: string) => `At the end of the page there is now: ${title}`,
};

/** What the server says to visitors of an English page. */
export const enPopupServer: Fallback<typeof popupServerTexts> = {
  notFound: 'This message is not there (any more).',
  noForm: 'There is no form with this message.',
  invalid: 'Please look at the marked fields again.',
  tooOften: 'Too much has been sent. Please try again in a quarter of an hour.',
  broken: 'This form did not arrive well. Reload the page and try again.',
  botCheck,
};
