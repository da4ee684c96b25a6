/** English for what every site form says, in the browser and from the server. */
import type { Fallback } from './language';
import type { forms } from './nl-forms';
import type { siteForm } from './nl-forms-browser';

/** A form's own texts where it has none. `%s`: the field's name. */
export const enFormTexts = {
  errorText: 'Please fill in "%s" correctly.',
  errorSelect: 'Please make at least one choice at "%s".',
  errorConditions: 'Please agree to the conditions.',
  submit: 'Send',
  previous: 'Previous',
  next: 'Next',
} as const;

export const enSiteForm: Fallback<typeof siteForm> = {
  success: 'Sent successfully',
  error: 'Oops! Something went wrong',
  sending: 'Sending',
  retry: 'Try again',
  wrong: (count: number) => `${count} fields still need your attention.`,
  kept: 'What you filled in is still there.',
  offline: 'You are offline. What you filled in is still there: try again once you are connected.',
  online: 'You are online again. What you filled in is still there.',
  unreachable: 'We cannot connect. What you filled in is still there.',
  notPossible: (label) => `${label} is not filled in correctly.`,
  required: 'A field with a * must be filled in.',
  summary: 'Please check this',
  progress: (step, steps) => `Step ${step} of ${steps}`,
  steps: 'Steps of this form',
  restored: 'What you filled in before is still there.',
  startOver: 'Start over',
  nowAsked: (questions) => `Also asked below: ${questions.join(', ')}`,
  askedIf: (question, answers) =>
    answers.length === 0
      ? `Only if you fill in ‘${question}’.`
      : `Only if you choose ${answers.map((one) => `‘${one}’`).join(' or ')} at ‘${question}’.`,
  honeypot: 'Leave this field empty',
  captcha: {
    why: 'This keeps robots out. There is nothing more to do.',
    busy: 'We are checking it.',
    done: 'Checked.',
    failed: 'The check failed. Please tick the box again.',
  },
};

export const enForms: Fallback<typeof forms> = {
  success: 'Sent successfully',
  error: 'Oops! Something went wrong',
  expired: 'This page had expired. Please send the form again.',
  tooOften:
    'You sent this form several times in a short while. Please try again in a quarter of an hour.',
  captchaUsed: 'The check ‘I am not a robot’ has expired. Please do it again.',
  tooLong: (label, most) => `${label}: please use no more than ${most} characters.`,
  strange: (label) => `${label} contains characters that we cannot read.`,
  broken: 'This form did not arrive well. Please send it again.',
  notPossible: (label) => `${label} is not filled in correctly.`,
  filesAgain: (label) => `${label}: please choose the file again.`,
  mostFiles: (label, most) =>
    most === 1
      ? `${label}: please choose no more than one file.`
      : `${label}: please choose no more than ${most} files.`,
  thanks: { title: 'Thank you', back: 'To the home page' },
  question: {
    title: 'One more question',
    intro: 'So we know that you are human. Your answers are kept.',
    label: (left, right) => `How much is ${left} plus ${right}?`,
    hint: 'Fill in a number.',
    wrong: 'That is not right. Please do the sum again.',
    submit: 'Send',
    numbers: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  },
};
