import type { ToldEntity } from '#features/office/contract';
import { questionsTexts as texts } from '#kernel/messages/nl-office-questions';
import { shownValue } from '../form/compared';
import form from '../form/form.module.css';
import inputs from '../inputs/inputs.module.css';
import { focusHeading } from '../keep-focus';
import type { Gone } from './arrange';
import { partId } from './line';
import styles from './questions.module.css';
import type { Questions } from './use-questions';

/** What a question that is gone was called. */
export const titleOf = ({ id, title, was, data }: Gone): string =>
  title ?? was.question ?? data.question ?? texts.nth(id);

/** What was typed in questions that somebody else removed meanwhile, until it is thrown away. */
export function GoneOnes({ entity, questions }: { entity: ToldEntity; questions: Questions }) {
  const { gone, isBusy, dropOne } = questions;
  if (gone.length === 0) return null;
  return (
    <section className={styles.conflict} aria-labelledby="questions-gone">
      <h2 id="questions-gone" className={styles.groupTitle}>
        {texts.goneTitle}
      </h2>
      <p role="status">{texts.goneText}</p>
      <ul className={form.compare}>
        {gone.map((one) => (
          <li key={one.id} id={partId(one.id, 'gone')} tabIndex={-1}>
            <p className={form.strong}>{titleOf(one)}</p>
            <dl>
              {Object.entries(one.data).map(([name, value]) => {
                const field = entity.fields.find((known) => known.name === name);
                return (
                  <div key={name}>
                    <dt>{field?.label ?? name}</dt>
                    <dd>{shownValue(field, value)}</dd>
                  </div>
                );
              })}
            </dl>
            {!isBusy && (
              <p className={inputs.acts}>
                <button
                  type="button"
                  className={inputs.small}
                  aria-label={texts.dropOneOf(titleOf(one))}
                  onClick={() => {
                    dropOne(one.id);
                    focusHeading();
                  }}
                >
                  {texts.dropOne}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
