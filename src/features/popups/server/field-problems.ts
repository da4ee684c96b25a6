import { type FieldDefinition, startValue } from '#fields/definition';
import { typeOf } from '#fields/types';
import { popupServerTexts } from '#kernel/messages/nl-popups';
import { hasForm, kindOf } from '#kernel/values/popup';
import { readRecord } from '../site/read-record';
import { NAME_FIELD, recordOf } from './popup';
import type { popups } from './tables';

const texts = popupServerTexts.definition;

/** Whether a visitor can fill it in. */
const isOpen = ({ hidden, readonly, editing, disabled }: FieldDefinition): boolean =>
  !hidden && !readonly && editing && !disabled;

/**
 * A box is consent: it is one thing, in words, that the visitor ticks himself and that the form isn't
 * sent without. Only then it is known of everybody who signed up that he agreed with it.
 */
const isConsent = (field: FieldDefinition): boolean =>
  field.options.length === 1 &&
  field.options.every(({ label }) => label.trim() !== '') &&
  field.required &&
  startValue(field) === '';

const problemOf = (field: FieldDefinition, isNewsletter: boolean): string | undefined => {
  const { name } = field;
  const { holds } = typeOf(field);
  if (holds === 'nothing') return undefined;
  if (holds === 'choices') {
    if (!isNewsletter) return texts.consentKept(name);
    return isConsent(field) && isOpen(field) ? undefined : texts.consent(name);
  }
  const isName = name === NAME_FIELD && holds === 'line';
  if (holds !== 'email' && !isName) return texts.unused(name);
  return isOpen(field) ? undefined : texts.closed(name);
};

/** What is wrong with a popup's form: a field that nothing is done with isn't asked (S3.6/12). */
export const fieldProblems = ({
  id = 0,
  popupactionId,
  fields,
}: Pick<typeof popups.$inferSelect, 'popupactionId' | 'fields'> & { id?: number }): string[] => {
  const data = { popupaction_id: popupactionId };
  const records = fields.map((raw) => recordOf(raw, id));
  const names = records.map(([guid]) => guid);
  const read = records.flatMap(([, record]) => readRecord(record) ?? []);
  const emails = read.filter((field) => typeOf(field).holds === 'email');
  const isNewsletter = kindOf(data) === 'newsletter' || kindOf(data) === 'newsletterdiscount';
  return [
    ...names.filter((name) => !/^[a-z][a-z0-9_]{0,40}$/i.test(name)).map(texts.guid),
    ...names.filter((name, at) => names.indexOf(name) !== at).map(texts.twice),
    ...(hasForm(data) && !(emails.length === 1 && emails[0]?.required) ? [texts.email] : []),
    ...read.flatMap((field) => problemOf(field, isNewsletter) ?? []),
  ];
};
