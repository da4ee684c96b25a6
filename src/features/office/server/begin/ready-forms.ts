import type { Site } from '#features/settings/api.server';
import { applyFormTexts as apply } from '#kernel/messages/nl-begin-forms';
import { beginPageTexts } from '#kernel/messages/nl-begin-pages';
import type { Values } from '../../contract';

const { contactForm: texts } = beginPageTexts;

const field = (name: string, label: string, wrong: string, more: object = {}) => ({
  ...{ name, label, required: 'Y', error_text: wrong, data: { rowclass: name } },
  ...more,
});

/** The form of the contact page: what comes in goes to the chain's own address. */
export const contactForm = ({ identity }: Site): Values => ({
  ...{ name: 'contact', title: beginPageTexts.contact.title, recipients: [identity.email] },
  ...{ texts: texts.texts, success: texts.success, retention_days: 180 },
  confirmation: { field: 'email', ...texts.confirmation },
  steps: [
    {
      id: 'bericht',
      legend: '',
      fields: [
        field('naam', texts.name, texts.nameWrong, { autocomplete: 'name' }),
        field('email', texts.email, texts.emailWrong, { type: 'EmailField' }),
        field('bericht', texts.message, texts.messageWrong, {
          ...{ type: 'TextareaField', maxlength: 2000 },
        }),
      ],
    },
  ],
});

const born = (name: string, told: { label: string; wrong: string }) =>
  field(name, told.label, told.wrong, {
    ...{ type: 'SelectField', data: { colclass: 'span4', rowclass: 'geboren' } },
  });

const file = (name: string, label: string) => ({
  ...{ name, label, type: 'UploadField', data: { colclass: 'span6', rowclass: 'bestanden' } },
  upload: {
    allowed_file_types: ['.pdf', '.doc', '.docx', '.odt', 'image/*'],
    ...{ max_file_size: 5 * 1024 * 1024, max_number_of_files: 1 },
  },
});

/** The form to apply with; its names are those that applications know (S2.9). */
export const applicationForm = (name: string): Values => ({
  ...{ name, title: apply.title, retention_days: 730, conditions: apply.conditions },
  texts: apply.texts,
  steps: [
    {
      ...{ id: 'over-jou', legend: apply.who },
      fields: [
        { id: '7', name: 'field_7', label: apply.where.label, type: 'HiddenField' },
        field('voornaam', apply.first.label, apply.first.wrong, { autocomplete: 'given-name' }),
        field('achternaam', apply.last.label, apply.last.wrong, { autocomplete: 'family-name' }),
        field('email', apply.email.label, apply.email.wrong, { type: 'EmailField' }),
        field('email_herhaal', apply.again.label, apply.again.wrong, { type: 'EmailField' }),
        field('telefoon', apply.phone.label, apply.phone.wrong, { type: 'PhoneField' }),
      ],
    },
    {
      ...{ id: 'geboren', legend: apply.born },
      fields: [
        born('geboortedag', apply.day),
        born('geboortemaand', apply.month),
        born('geboortejaar', apply.year),
      ],
    },
    {
      ...{ id: 'adres', legend: apply.home },
      fields: [
        field('field_83', apply.address.label, apply.address.wrong, {
          ...{ id: '83', type: 'AddressField', show_label: 'N' },
        }),
      ],
    },
    { id: 'beschikbaarheid', legend: apply.when, fields: [] },
    {
      ...{ id: 'verhaal', legend: apply.why },
      fields: [
        field('motivatie', apply.story.label, apply.story.wrong, {
          ...{ type: 'TextareaField', maxlength: 1000 },
        }),
        file('cv', apply.cv),
        file('brief', apply.letter),
      ],
    },
  ],
});
