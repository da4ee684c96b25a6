import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { Choice, ChoiceGroup } from '#ui/choice.view';
import { TextField } from '#ui/text-field.view';
import {
  type CounterReturn,
  damagedField,
  type Judged,
  type JudgeErrors,
  noteField,
  verdictField,
  verdicts,
} from '../contract';

type Props = {
  line: CounterReturn['lines'][number];
  judged: Judged[number] | undefined;
  errors: JudgeErrors;
};

/** What becomes of one line of a return. */
export function Verdicts({ line, judged, errors }: Props) {
  const { variantId, quantity, title, choice } = line;
  const [verdict, damaged, note] = [verdictField, damagedField, noteField].map((name) =>
    name(variantId),
  ) as [string, string, string];
  const errorOf = (name: string): string | undefined => {
    const error = errors[name];
    return error && texts.judgeErrors[error];
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
            defaultChecked={judged?.verdict === one}
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
          defaultValue={judged?.damaged}
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
        defaultValue={judged?.note}
      />
    </>
  );
}
