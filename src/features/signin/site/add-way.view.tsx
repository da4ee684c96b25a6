import { signInTexts as texts } from '#kernel/messages/nl-signin';
import { Button } from '#ui/button.view';
import { type ShownProvider, signInField, signInPath } from '../contract';
import { ProviderMark } from './mark.view';
import styles from './signin.module.css';

/** 'Google, Facebook of SURF'. */
const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat('nl', { type: 'disjunction' }).format(names);

/** Adding an account elsewhere as a way in: what stands in the profile's form for it. */
export function AddWay({ providers }: { providers: readonly ShownProvider[] }) {
  return (
    <>
      <input type="hidden" name={signInField.action} value="link" />
      <p className={styles.hint}>{texts.addText(anyOf(providers.map(({ name }) => name)))}</p>
      <div className={styles.adding}>
        {providers.map(({ key, name }) => (
          <Button
            key={key}
            type="submit"
            kind="secondary"
            formAction={signInPath.start(key)}
            className={styles.provider}
          >
            <ProviderMark provider={key} />
            {texts.add(name)}
          </Button>
        ))}
      </div>
    </>
  );
}
