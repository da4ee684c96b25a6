import type { FieldProblems, FieldValues } from '#fields/check';
import { styleguideTexts as texts } from '#kernel/messages/nl-styleguide';
import { Alert } from '#ui/alert.view';
import { Island } from '#ui/island';
import Dialogs from './dialogs.island';
import FieldStates from './field-states.island';
import SampleForm from './sample-form.island';
import { sampleTypes } from './samples';
import styles from './styleguide.module.css';

export type StyleguidePageProps = {
  token: string;
  problems: FieldProblems;
  values: FieldValues;
  /** How many fields the server got, once a form without faults was sent. */
  received?: number;
  /** The confirm link's page. */
  confirmHref: string;
  /** The one type that is shown, such as `date`; all without it, or when there is none such. */
  type?: string;
};

/** Every field in every state, a whole form, and the dialogs. */
export function StyleguidePage(props: StyleguidePageProps) {
  const { token, problems, values, received } = props;
  const shown = sampleTypes.filter(({ id }) => id === `veld-${props.type}`);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.text}</p>
        <nav aria-label={texts.typesLabel} className={styles.index}>
          <ul>
            {sampleTypes.map(({ type, id }) => (
              <li key={id}>
                <a href={`#${id}`}>{type}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <section className={styles.part} aria-labelledby="sample-form-title">
        <div className={styles.intro}>
          <h2 id="sample-form-title">{texts.formTitle}</h2>
          <p>{texts.formText}</p>
        </div>
        <div>
          {received !== undefined && (
            <Alert tone="success" title={texts.sent}>
              <p>{texts.received(received)}</p>
            </Alert>
          )}
          <Island
            of={SampleForm}
            name="sample-form"
            when="visible"
            props={{ token, problems, values }}
          />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="dialogs-title">
        <div className={styles.intro}>
          <h2 id="dialogs-title">{texts.dialogsTitle}</h2>
          <p>
            <a href={props.confirmHref} data-confirm={texts.confirmText}>
              {texts.link}
            </a>
          </p>
        </div>
        <Island of={Dialogs} name="dialogs" when="visible" props={{}} />
      </section>
      {(shown.length > 0 ? shown : sampleTypes).map(({ type, id }) => (
        <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.type}>
            {type}
          </h2>
          <Island of={FieldStates} name={id} when="visible" props={{ type }} />
        </section>
      ))}
    </div>
  );
}
