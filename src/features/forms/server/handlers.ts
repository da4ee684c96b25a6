import type { Params } from '#features/pages/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { VisitorCause } from '#platform/mail/cause';
import { Registry } from '#platform/registry';
import type { FormSuccess } from '../contract';
import type { Form } from './form';

/** What a form was sent with, as a handler gets it. */
export type Filled = {
  form: Form;
  /** By field name, read and checked. */
  values: Readonly<Record<string, string>>;
  /** The hidden fields that `prepare` gave, made anew: what the browser says of them counts for nothing. */
  extras: Readonly<Record<string, string>>;
};

/** Which submission it became. */
export type Submission = Filled & { id: number; createdAt: Date };

/** One that is being stored; `cause`: who sent it, for the mails that it brings about. */
export type SentSubmission = Submission & { cause: VisitorCause };

/** A value that is kept in place of what was filled in. */
export type KeptValue = { name: string; label: string; value: string };

/**
 * How a feature takes part in a form. Each part may be left out.
 */
export type FormHandler = {
  /**
   * Fits the form to the address that it stands on: its title, its fields, hidden `extras`. When the
   * form is sent it is called again with what was posted as `query`, so an extra has the name of the
   * parameter that it came from.
   */
  prepare?: (
    host: Host,
    form: Form,
    query: Params,
  ) => Promise<{ form?: Form; extras?: Record<string, string> }>;
  /** What is wrong besides what both validators say, by input name; '' is of the whole form. */
  check?: (host: Host, filled: Filled) => Promise<Record<string, string>>;
  /**
   * What is kept of what was filled in, where that is less: of a field that it leaves out nothing is stored,
   * and what it adds stands in the list by its label.
   */
  kept?: (
    host: Host,
    filled: Filled,
  ) => { without: ReadonlySet<string>; instead: readonly KeptValue[] };
  /** Stores what the feature keeps of it, in the submission's own transaction. */
  stored?: (host: Host, tx: Tx, submission: SentSubmission) => Promise<void>;
  /** What is shown, or where to go; left out: what the form says. */
  success?: (host: Host, submission: Submission) => Promise<FormSuccess | undefined>;
  /** Forgets what `stored` kept, in the transaction that erases the submission. */
  erased?: (host: Host, tx: Tx, submissionId: number) => Promise<void>;
};

const handlers = new Registry<FormHandler>('form handler');

/** Lets a feature take part in the form of that name. Throws when another does already. */
export const registerFormHandler = (host: Host, formName: string, handler: FormHandler): void =>
  handlers.add(host, formName, handler);

/** The handler of a form; an empty one when nobody takes part. */
export const handlerOf = (host: Host, { name }: Pick<Form, 'name'>): FormHandler =>
  handlers.find(host, name) ?? {};

/** Whether a feature takes part in a form, which it knows by its name. */
export const hasHandler = (host: Host, { name }: Pick<Form, 'name'>): boolean =>
  handlers.find(host, name) !== undefined;

/** Names of forms whose submissions a feature handles on a screen of its own: it has rights of its own for them. */
export const handledElsewhere = (host: Host): string[] =>
  [...handlers.entries(host)].flatMap(([name, { stored }]) => (stored ? [name] : []));

export type Prepared = { form: Form; extras: Record<string, string> };

/** A form as it stands on an address, or as it was sent from there. */
export const prepareForm = async (host: Host, form: Form, query: Params): Promise<Prepared> => {
  const prepared = await handlerOf(host, form).prepare?.(host, form, query);
  return { form: prepared?.form ?? form, extras: prepared?.extras ?? {} };
};
