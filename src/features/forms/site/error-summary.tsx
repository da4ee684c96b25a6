import { controlId } from '#fields/definition';
import { ErrorSummary as Summary } from '#ui/error-summary.view';
import { type FormStep, formField } from '../contract';
import { type Errors, fieldProblems, formProblem } from './problems';
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
  return (
    <Summary title={words.summary} lines={lines} onGo={onShow}>
      {whole && <p>{whole}</p>}
    </Summary>
  );
}
