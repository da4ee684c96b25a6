import { readFields } from '#fields/read-definition';
import type { FormStep, SiteFormProps } from '../contract';

type RawField = Record<string, unknown>;

export const aStep = (id: string, legend: string, fields: RawField[]): FormStep => ({
  id,
  legend,
  fields: readFields(fields).map((field, at) => ({
    ...field,
    ...(fields[at]?.dataType === 'bsn' && { dataType: 'bsn' as const }),
    ...(fields[at]?.skipped === true && { skipped: true }),
  })),
});

export const name: RawField = { name: 'naam', label: 'Naam', required: 'Y' };
export const mail: RawField = {
  name: 'email',
  label: 'E-mailadres',
  type: 'EmailField',
  required: 'Y',
};
const message: RawField = { name: 'bericht', label: 'Bericht', type: 'TextareaField' };

/** A form of one step, unless told otherwise. */
export const aForm = (more: Partial<SiteFormProps> = {}): SiteFormProps => ({
  formId: 7,
  name: 'contact',
  action: '/webcore/form/submit/7',
  token: 'token-of-page',
  multiStep: false,
  steps: [aStep('contact', '', [name, mail, message])],
  texts: { submit: 'Versturen', previous: 'Vorige', next: 'Volgende' },
  uploadTarget: { moduleObject: 'Form', itemId: 7 },
  ...more,
});

/** The same in three steps. */
export const threeSteps = (more: Partial<SiteFormProps> = {}): SiteFormProps =>
  aForm({
    multiStep: true,
    steps: [
      aStep('wie', 'Wie ben je', [name]),
      aStep('bereik', 'Waar bereiken we je', [mail]),
      aStep('vraag', 'Je vraag', [message]),
    ],
    ...more,
  });
