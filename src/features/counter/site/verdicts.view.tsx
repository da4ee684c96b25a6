import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { Choice, ChoiceGroup } from '#ui/choice.view';
import { TextField } from '#ui/text-field.view';
import {
  type AssessErrors,
  type Assessed,
  type CounterReturn,
  damagedField,
  noteField,
  verdictField,
  verdicts,
} from '../contract';

type Props = {
  line: CounterReturn['lines'][number];
  assessed: Assessed[number] | undefined;
  errors: AssessErrors;
};

/** What becomes of one line of a return. */
export function Verdicts({ line, assessed, errors }: Props) {
  const { variantId, quantity, title, choice } = line;
  const [verdict, damaged, note] = [verdictField, damagedField, noteField].map((name) =>
    name(variantId),
  ) as [string, string, string];
  const errorOf = (name: string): string | undefined => {
    const error = errors[name];
    return error && texts.assessErrors[error];
  };
  return (
    <>
      <ChoiceGroup
        legend={texts.verdict([title, choice].filter(Boolean).join(', '))}
        error={errorOf(verdict)}
        errorId={`${verdict}-error`}
      >
        {verdicts.map((one) => (
          <Choice
            key={one}
            id={`${verdict}-${one}`}
            name={verdict}
            value={one}
            label={texts.verdicts[one]}
            note={texts.verdictNotes[one]}
            defaultChecked={assessed?.verdict === one}
          />
        ))}
      </ChoiceGroup>
      {quantity > 1 && (
        <TextField
          id={damaged}
          name={damaged}
          label={texts.damaged(quantity)}
          hint={texts.damagedHint}
          error={errorOf(damaged)}
          defaultValue={assessed?.damaged}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextField
        id={note}
        name={note}
        label={texts.refusedWhy}
        hint={texts.refusedHint}
        error={errorOf(note)}
        defaultValue={assessed?.note}
      />
    </>
  );
}
