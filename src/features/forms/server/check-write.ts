import { eq, sql } from 'drizzle-orm';
import type { Check } from '#features/entities/api.server';
import { typeOf } from '#fields/types';
import { formWriteTexts as texts } from '#kernel/messages/nl-entities';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { definition as formBlock } from '../blocks/form/definition';
import { type FormConfirmation, type FormStep, formTextNames } from '../contract';
import { choiceFaults, definitionFaults, readSteps } from './definition';
import { hasHandler } from './handlers';
import { ownTextNames } from './own-texts';
import { formSubmissions } from './tables';

type Values = {
  name: string;
  steps: unknown[];
  recipients: string[];
  texts: Record<string, string>;
  confirmation: FormConfirmation | null;
};

const isSent = async (tx: Tx, id: number): Promise<boolean> => {
  const rows = await tx
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(eq(formSubmissions.formId, id))
    .limit(1);
  return rows.length > 0;
};

/** A block that shows the form, anywhere in a page as it is or as it is being written. */
const isOnPage = async (tx: Tx, id: number): Promise<boolean> => {
  const at = sql`'$.** ? (@.type == $block && @.props.form == $form)'::jsonpath`;
  const of = sql`jsonb_build_object('block', ${formBlock.type}::text, 'form', ${String(id)}::text)`;
  const { rows } = await tx.execute(sql`
    select 1 from pages where jsonb_path_exists(draft, ${at}, ${of})
      or jsonb_path_exists(published, ${at}, ${of}) limit 1`);
  return rows.length > 0;
};

/** Why a form can't go; undefined: it can. */
const heldBy = async (
  host: Host,
  tx: Tx,
  { id, name }: { id: number; name: string },
): Promise<string | undefined> => {
  if (hasHandler(host, { name })) return texts.needed;
  // What was sent goes by its own rules, with its files and what features keep of it.
  if (await isSent(tx, id)) return texts.sent;
  return (await isOnPage(tx, id)) ? texts.onPage : undefined;
};

const firstTwice = (names: readonly string[]): string | undefined =>
  names.find((name, at) => names.indexOf(name) !== at);

const stepsProblem = (steps: readonly FormStep[]): string | undefined => {
  const twice = firstTwice(steps.map(({ id }) => id));
  return twice === undefined ? undefined : texts.sameStep(twice);
};

const textsProblem = (own: Values['texts']): string | undefined => {
  const known: readonly string[] = [...formTextNames, ...ownTextNames];
  return Object.keys(own).every((name) => known.includes(name))
    ? undefined
    : texts.texts(known.join(', '));
};

/** A mail to nobody is no confirmation. */
const confirmationProblem = (
  confirmation: Values['confirmation'],
  steps: readonly FormStep[],
): string | undefined => {
  if (confirmation === null) return undefined;
  const asked = steps
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === confirmation.field);
  return asked && typeOf(asked).holds === 'email' ? undefined : texts.confirmation;
};

/** What is wrong with a form as a whole, by field: the first thing of each. */
export const checkForm: Check = async (host, tx, write) => {
  const [before, after] = [write.before as Values | null, write.after as Values | null];
  const { id = 0 } = write;
  if (after === null) {
    const held = before && (await heldBy(host, tx, { id, name: before.name }));
    return held ? { '': held } : {};
  }
  const steps = readSteps(after.steps);
  const isRenamed = before !== null && before.name !== after.name && hasHandler(host, before);
  const found: [name: string, told: string | undefined][] = [
    ['name', isRenamed ? texts.named : undefined],
    ...definitionFaults(after),
    ...choiceFaults(after.steps),
    ['steps', stepsProblem(steps)],
    ['texts', textsProblem(after.texts)],
    ['confirmation', confirmationProblem(after.confirmation, steps)],
  ];
  const problems: Record<string, string> = {};
  for (const [name, told] of found) {
    if (told) problems[name] ??= told;
  }
  return problems;
};
