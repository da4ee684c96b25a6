import type { MouseEvent } from 'react';
import { controlId } from '#fields/definition';
import { Alert } from '#ui/alert.view';
import { type FormStep, formField } from '../contract';
import { type Errors, fieldProblems, formProblem } from './problems';
import styles from './site-form.module.css';
import { useWords } from './use-words';

type Line = { message: string; controlId: string; step?: number };

const linesOf = (steps: readonly FormStep[], errors: Errors, endId: (name: string) => string) => {
  const wrong = fieldProblems(steps, errors);
  const ofFields = steps.flatMap(({ fields }, step): Line[] =>
    fields.flatMap((field) =>
      (wrong[field.id] ?? []).map(({ message, part }) => ({
        message,
        step,
        controlId: part === undefined ? controlId(field) : `${controlId(field)}_${part}`,
      })),
    ),
  );
  const ofEnds = [formField.conditions, formField.captcha].flatMap((name): Line[] => {
    const message = errors[name];
    return message === undefined ? [] : [{ message, controlId: endId(name) }];
  });
  return [...ofFields, ...ofEnds];
};

type ErrorSummaryProps = {
  steps: readonly FormStep[];
  errors: Errors;
  endId: (name: string) => string;
  onShow: (line: Line) => void;
};

/** What the server found wrong, with a way to each field; it works without script. */
export function ErrorSummary({ steps, errors, endId, onShow }: ErrorSummaryProps) {
  const words = useWords();
  const lines = linesOf(steps, errors, endId);
  const whole = formProblem(steps, errors);
  if (lines.length === 0 && whole === undefined) return null;
  const go = (event: MouseEvent, line: Line) => {
    event.preventDefault();
    onShow(line);
  };
  return (
    // biome-ignore lint/a11y/noAutofocus: a page comes back because of these messages
    <div tabIndex={-1} autoFocus suppressHydrationWarning className={styles.summary}>
      <Alert tone="error" title={words.summary}>
        {whole && <p>{whole}</p>}
        <ul>
          {lines.map((line) => (
            <li key={line.controlId + line.message}>
              <a href={`#${line.controlId}`} onClick={(event) => go(event, line)}>
                {line.message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
