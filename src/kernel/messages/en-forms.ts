/** English for what every site form says. `%s`: the field's name. */
export const enFormTexts = {
  errorText: 'Please fill in "%s" correctly.',
  errorSelect: 'Please make at least one choice at "%s".',
  errorConditions: 'Please agree to the conditions.',
  submit: 'Send',
  previous: 'Previous',
  next: 'Next',
} as const;
