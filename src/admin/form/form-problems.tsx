import type { ToldEntity, ToldProblem } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { partId, reveal } from '../inputs/reveal';
import { controlId, fieldIn } from './field-row';
import styles from './form.module.css';

const texts = officeTexts.form;

type ProblemsProps = {
  entity: ToldEntity;
  problem: ToldProblem;
  summary: React.RefObject<HTMLDivElement | null>;
};

/** To what is wrong deep in a field; where that has no control of its own: to the field. */
const revealPart = async (path: string, message: string) => {
  const whole = controlId(fieldIn(path));
  if (!(await reveal(controlId(partId(path)), message))) document.getElementById(whole)?.focus();
};

/** What is wrong, each line leading to its field. */
export function Problems({ entity, problem, summary }: ProblemsProps) {
  const lines = Object.entries(problem.fields);
  return (
    <div className={styles.problems} ref={summary} tabIndex={-1} role="alert">
      <p className={styles.strong}>
        {lines.length > 0 ? texts.missing(lines.length) : problem.message}
      </p>
      <ul>
        {lines.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${controlId(fieldIn(name))}`}
              onClick={(event) => {
                if (fieldIn(name) === name) return;
                event.preventDefault();
                void revealPart(name, message);
              }}
            >
              {entity.fields.find((field) => field.name === fieldIn(name))?.label ?? name}:{' '}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
