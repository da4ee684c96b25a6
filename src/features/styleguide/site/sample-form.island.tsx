import { useState } from 'react';
import type { FieldProblems, FieldValues } from '#fields/check';
import { FieldForm } from '#fields/form';
import { fields as fieldTexts } from '#kernel/messages/nl-fields';
import { styleguideTexts as texts } from '#kernel/messages/nl-styleguide';
import { field } from '#kernel/wire';
import { apiPath } from '#kernel/wire-forms';
import { Button } from '#ui/button.view';
import { sampleForm } from './sample-form';
import styles from './styleguide.module.css';

export type SampleFormProps = { token: string; problems: FieldProblems; values: FieldValues };

/** A whole form, sent to the server as any other. */
export default function SampleForm({ token, problems, values }: SampleFormProps) {
  const [heard, setHeard] = useState('');
  return (
    <FieldForm
      id="sample-form"
      fieldsets={sampleForm}
      action={`${apiPath.styleguide}#sample-form`}
      problems={problems}
      values={values}
      onFieldChange={(name, value) => setHeard(texts.changed(name, value))}
      className={styles.form}
    >
      <input type="hidden" name={field.token} value={token} />
      <div className={styles.foot}>
        <Button type="submit">{fieldTexts.form.submit}</Button>
        <p className={styles.heard}>{heard}</p>
      </div>
    </FieldForm>
  );
}
