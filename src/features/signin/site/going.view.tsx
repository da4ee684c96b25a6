import { enSignIn } from '#kernel/messages/en-signin';
import { signInTexts } from '#kernel/messages/nl-signin';
import { ButtonLink } from '#ui/button.view';
import { useTexts } from '#ui/language';
import styles from './signin.module.css';

/** A step between us and a provider, for who isn't taken there by himself. */
export function GoingPage({ name, href }: { name: string; href: string }) {
  const texts = useTexts(signInTexts, enSignIn).going;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title(name)}</h1>
      <p className={styles.text}>{texts.text(name)}</p>
      <ButtonLink href={href} rel="noreferrer">
        {texts.button(name)}
      </ButtonLink>
    </div>
  );
}
