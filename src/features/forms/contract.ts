import type { FieldDefinition } from '#fields/definition';
import type { SiteFormTexts } from '#kernel/values/site-form';

/** A field of a site form. */
export type FormField = FieldDefinition;

/** A fieldset; in a form with several steps, one of them. Its id is the hash that shows it. */
export type FormStep = { id: string; legend: string; fields: FormField[] };

/** Which words a form may have of its own. */
export const formTextNames = [
  ...['errorText', 'errorSelect', 'errorConditions', 'success', 'error', 'captcha'],
  ...['submit', 'previous', 'next'],
] as const;

/** A form's own words; the messages of S3.3/6 under the names of its fields. */
export type FormTexts = {
  /** lang_error_text */
  errorText?: string;
  /** lang_error_select */
  errorSelect?: string;
  /** lang_error_conditions */
  errorConditions?: string;
  /** lang_success_message */
  success?: string;
  /** lang_error_message */
  error?: string;
  /** What the captcha is called. */
  captcha?: string;
  submit: string;
  previous: string;
  next: string;
};

/** What a visitor reads when the form was sent: a text of its own, or a page. */
export type FormSuccess = {
  title?: string;
  html?: string;
  href?: string;
  /** The html has a way home of its own. */
  leadsHome?: boolean;
};

/** A mail to the visitor that his form came in; `field` is the name of the field with his address. */
export type FormConfirmation = { field: string; subject: string; text: string };

/** What files all of a form's fields take, keys as the spec has them (S3.4/1, S9.8/1). */
export type FormUploads = Readonly<Record<string, unknown>>;

/** A file that was received already and goes along when the form is sent again. */
export type KeptFile = { id: string; filename: string };

/**
 * What the form's component is given. The names of its own fields are in `formField`; the token
 * stands before any file, because a file that comes before it is refused.
 */
export type SiteFormProps = {
  formId: number;
  name: string;
  action: string;
  token: string;
  multiStep: boolean;
  steps: FormStep[];
  texts: FormTexts;
  conditions?: { html: string };
  captcha?: { challengeUrl: string };
  /** By field name: what was typed, as `FieldValues` have it (an address is one JSON text). */
  values?: Record<string, string>;
  /** By the name of the input that is wrong (`field_83[zipcode]`); '' is of the whole form. */
  errors?: Record<string, string>;
  /** Of its steps, the one to begin with where nothing is wrong; left out: the first. */
  beginAt?: number;
  /** By field name: files received with a form that was refused. */
  kept?: Record<string, KeptFile[]>;
  uploadTarget: { moduleObject: 'Form'; itemId: number };
  /** Address of a server that fetches files from elsewhere; absent: only files at hand. */
  companion?: string;
  /** Hidden fields, such as the vacancy of an application. */
  extras?: Record<string, string>;
};

/** Every name that a form sends besides its fields (S3.3). */
export const formField = {
  /** Set to 'Y' by the script. */
  noSpam: 'no_spam',
  /** Set to 'Y' by the script that wants JSON. */
  ajax: 'ajax_form',
  captcha: 'altcha',
  conditions: 'conditions_agree',
  /** A field that nobody sees: whoever fills it in is a machine. Empty, hidden by style. */
  honeypot: 'homepage',
  /** In `extras`: when the form was made, signed, so that without script it can't be sent at once. */
  stamp: 'form_stamp',
  /** Set by the script: the same until the form arrived, so that sending it again is no second one. */
  once: 'form_once',
} as const;

/** What the page with a question asks where no script runs. */
export const questionField = { token: 'question_token', answer: 'question_answer' } as const;

/** What the server answers a background post (S7.2/1). */
export type FormReply = {
  success: boolean;
  message: string;
  /** By the name of the input that is wrong; '' is of the whole form. */
  fields: Record<string, string>;
  /** What stands below the message, cleaned. */
  html?: string;
  /** Where to go now, instead of showing the message. */
  href?: string;
};

/** By input name: what is wrong with a form in another's eyes; '' means that it is right again. */
export type FormRefusal = Readonly<Record<string, string>>;

/** Where a form is sent, and where its captcha comes from. */
export const formPath = {
  submit: (formId: number) => `/webcore/form/submit/${formId}`,
  challenge: (formId: number) => `/webcore/form/challenge/${formId}`,
  thanks: (formId: number) => `/webcore/form/thanks/${formId}`,
} as const;

/** A form's own messages as the check of site forms takes them (S3.3/6). */
export const ownTexts = (texts: FormTexts): SiteFormTexts => ({
  lang_error_text: texts.errorText,
  lang_error_select: texts.errorSelect,
  lang_error_conditions: texts.errorConditions,
  captcha: texts.captcha,
});
