import type { Texts } from '#kernel/messages/language';
import type { consentTexts } from '#kernel/messages/nl-consent';
import { type ConsentChoices, type ConsentType, consentTypes } from '#kernel/values/consent';
import { CONSENT_FORM, consentField, field, path } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { useDataLang } from '#ui/language';
import type { ConsentParty } from '../contract';
import styles from './consent-page.module.css';

export type ConsentPageProps = {
  texts: Texts<typeof consentTexts>;
  choices: ConsentChoices;
  /** Whose content or scripts each type lets in. */
  parties: readonly ConsentParty[];
  version: string;
  /** The random id of this browser's choices; absent: it made none. */
  code?: string;
  proofDays: number;
  /** The page that tells of each cookie. */
  info: string;
  /** Where to go on once the choice is kept. */
  back: string;
  token: string;
};

/** What a visitor allows, to be changed at any time (S2.13/3). Works as it is, without script. */
export function ConsentPage(props: ConsentPageProps) {
  const { texts, parties, code } = props;
  const { settings } = texts;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{settings.title}</h1>
      <p>{settings.intro}</p>
      <form id={CONSENT_FORM} className={styles.form} method="post" action={path.cookieSettings}>
        <input type="hidden" name={field.token} value={props.token} />
        <input type="hidden" name={consentField.version} value={props.version} />
        <input type="hidden" name={consentField.back} value={props.back} />
        <fieldset className={styles.types}>
          <legend className={styles.legend}>{settings.legend}</legend>
          {consentTypes.map((type) => (
            <TypeBox
              key={type}
              type={type}
              isOn={props.choices[type]}
              texts={texts}
              parties={parties.filter((party) => party.type === type)}
            />
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button type="submit">{settings.save}</Button>
          <Button type="submit" kind="secondary" name={consentField.quick} value="all">
            {settings.all}
          </Button>
          <Button type="submit" kind="secondary" name={consentField.quick} value="none">
            {settings.none}
          </Button>
        </div>
      </form>
      <div className={styles.notes}>
        <p>
          <a href={props.info}>{settings.more}</a>
        </p>
        <p>{settings.proof(props.proofDays)}</p>
        {code && (
          <p>
            {settings.code} <code className={styles.code}>{code}</code>
          </p>
        )}
      </div>
    </div>
  );
}

type TypeBoxProps = Pick<ConsentPageProps, 'texts' | 'parties'> & {
  type: ConsentType;
  isOn: boolean;
};

function TypeBox({ type, isOn, texts, parties }: TypeBoxProps) {
  const { settings, types } = texts;
  const isFixed = type === 'functional';
  const noteId = `consent-${type}-note`;
  return (
    <div className={styles.type}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name={type}
          value="1"
          defaultChecked={isOn}
          disabled={isFixed}
          aria-describedby={noteId}
        />
        <span>{types[type].label}</span>
        {isFixed && <span className={styles.always}>{settings.always}</span>}
      </label>
      <div id={noteId} className={styles.note}>
        <p>{types[type].text}</p>
        {!isFixed && parties.length === 0 && <p>{settings.unused}</p>}
        {parties.map(({ name, purpose }) => (
          <p key={name}>
            {settings.parties} <strong>{name}</strong>. <Purpose text={purpose} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** What somebody's content is for, as the site's settings say it. */
function Purpose({ text }: { text: string }) {
  const lang = useDataLang();
  return lang ? <span lang={lang}>{text}</span> : text;
}
