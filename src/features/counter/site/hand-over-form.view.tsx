import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { field } from '#kernel/wire';
import { Button, type ButtonKind } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { type HandOver, type HandOverErrors, scannedParam } from '../contract';
import { Check } from './check.view';
import styles from './counter.module.css';

type Props = {
  action: string;
  token: string;
  /** What is to be paid at the till; absent: nothing. */
  due?: string;
  typed: HandOver;
  errors: HandOverErrors;
  kind?: ButtonKind;
};

/** Where is shown that it is who fetches it who may have it: by his code, or by his name. */
export function HandOverForm({ action, token, due, typed, errors, kind }: Props) {
  return (
    <form className={styles.step} method="post" action={action}>
      <h2>{texts.handOverTitle}</h2>
      <input type="hidden" name={field.token} value={token} />
      {due && (
        <Check
          id="counter-paid"
          name="betaald"
          label={<strong>{texts.paid(due)}</strong>}
          error={errors.paid}
          isOn={typed.paid}
        />
      )}
      {typed.scanned && <input type="hidden" name={scannedParam} value={typed.scanned} />}
      <TextField
        id="counter-code"
        label={texts.code}
        name="code"
        hint={typed.scanned ? texts.codeScanned : texts.codeHint}
        error={errors.code}
        defaultValue={typed.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Check
        id="counter-by-name"
        name="op_naam"
        label={texts.byName}
        hint={texts.byNameHint}
        isOn={typed.byName}
      />
      <Button type="submit" kind={kind} wide>
        {texts.collected}
      </Button>
    </form>
  );
}
