/** One control of a site form, or all radios or checkboxes of one name, as the check sees it. */
export type SiteFormElement = {
  id: string;
  name: string;
  kind: 'text' | 'email' | 'tel' | 'choice' | 'select' | 'captcha' | 'conditions';
  /** What is typed or chosen; of choices and conditions nothing counts but `checked`. */
  value: string;
  checked?: boolean;
  required: boolean;
  visible: boolean;
  /** It has the class `novalidation`. */
  skipped?: boolean;
  /** Its `data-type`. */
  dataType?: string;
  label?: string;
  placeholder?: string;
  /** The text of a select's chosen option. */
  optionText?: string;
  /** What is said when it is wrong, whatever its form says. */
  ownText?: string;
  /** The legend of the fieldset that it stands in. */
  legend?: string;
  /** Of a part of an address: the country that it is in. Absent: the Netherlands. */
  country?: string;
};

/** A form's own messages (S3.3/6); one that is absent or empty is ours. */
export type SiteFormTexts = {
  lang_error_text?: string;
  lang_error_select?: string;
  lang_error_conditions?: string;
  /** What the captcha is called. */
  captcha?: string;
};

export type SiteFormProblem = { id: string; name: string; message: string };
