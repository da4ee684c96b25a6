import { useMemo } from 'react';
import { checkFields } from '#fields/check';
import type { FieldTypeName } from '#fields/definition';
import { FormFields } from '#fields/fieldset';
import { useFields } from '#fields/use-fields';
import { styleguideTexts as texts } from '#kernel/messages/nl-styleguide';
import { listStates } from './samples';
import styles from './styleguide.module.css';

/** One field type in all its states. */
export default function FieldStates({ type }: { type: FieldTypeName }) {
  const states = useMemo(() => listStates(type), [type]);
  const problems = useMemo(() => {
    const wrong = states.filter(({ state }) => state === 'error').map(({ field }) => field);
    return checkFields(wrong, Object.fromEntries(wrong.map(({ id, value }) => [id, value])));
  }, [states]);
  const form = useFields(
    useMemo(() => states.map(({ field }) => field), [states]),
    { problems },
  );
  return (
    <form className={styles.states} action="#" noValidate>
      <FormFields
        form={form}
        fieldsets={states.map(({ state, field }) => ({
          id: `${field.id}-fieldset`,
          legend: texts.states[state],
          fields: [field],
        }))}
      />
    </form>
  );
}
