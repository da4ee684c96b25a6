import { setupTexts as texts } from '#kernel/messages/nl-setup';
import { field as wireField } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { Choice, ChoiceGroup } from '#ui/choice.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { Select } from '#ui/select.view';
import { described, FieldFrame, TextField } from '#ui/text-field.view';
import {
  GO_BACK,
  type SetupAnswers,
  type SetupChoice,
  type SetupField,
  type SetupStep,
  setupField,
  setupSteps,
} from '../contract';
import styles from './setup.module.css';

export type SetupPageProps = {
  site: string;
  /** What its form posts, to show that it is ours. */
  token: string;
  /** Where the form goes: the address of the page itself. */
  action: string;
  step: SetupStep;
  fields: readonly SetupField[];
  answers: SetupAnswers;
  /** What is wrong, by the names of fields. */
  problems: Readonly<Record<string, string>>;
};

const idOf = ({ name }: SetupField): string => `setup-${name.replaceAll('_', '-')}`;
/** Of several choices the first is where a line of the summary leads. */
const controlOf = (field: SetupField): string =>
  field.kind === 'choice' ? `${idOf(field)}-0` : idOf(field);

/** One step of setting an empty site up. It works without script. */
export function SetupPage(props: SetupPageProps) {
  const { site, token, action, step, fields, answers, problems } = props;
  const at = setupSteps.indexOf(step);
  const shown = fields.filter((field) => field.step === step);
  const { title, lead } = texts.steps[step];
  const lines = errorLines(
    shown.map((field) => {
      const problem = problems[field.name];
      // Told away from its field, 'Vul dit in.' says nothing by itself.
      return [controlOf(field), problem && `${field.label}: ${problem}`] as const;
    }),
  );
  const isLast = at === setupSteps.length - 1;
  return (
    <main className={styles.page}>
      <p className={styles.over}>
        {answers.name || site} · {texts.stepOf(at + 1, setupSteps.length)}
      </p>
      <progress className={styles.bar} value={at + 1} max={setupSteps.length} aria-hidden="true" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {lines.length > 0 && <ErrorSummary title={texts.wrong} lines={lines} />}
      <form method="post" action={action} className={styles.form} noValidate>
        <input type="hidden" name={wireField.token} value={token} />
        <input type="hidden" name={setupField.step} value={step} />
        {fields
          .filter((field) => field.step !== step && field.kind !== 'password')
          .map(({ name }) => (
            <input key={name} type="hidden" name={name} value={answers[name] ?? ''} />
          ))}
        <div className={styles.fields}>
          {shown.map((field) => (
            <div key={field.name} className={field.isHalf ? styles.half : styles.whole}>
              <Question
                field={field}
                answer={answers[field.name] ?? ''}
                error={problems[field.name]}
              />
            </div>
          ))}
        </div>
        {isLast && <p className={styles.note}>{texts.making}</p>}
        {/* First in the page, so that Enter goes on; shown last. */}
        <div className={styles.actions}>
          <Button type="submit">{isLast ? texts.finish : texts.next}</Button>
          {at > 0 && (
            <Button type="submit" kind="secondary" name={setupField.go} value={GO_BACK}>
              {texts.back}
            </Button>
          )}
        </div>
      </form>
    </main>
  );
}

type QuestionProps = { field: SetupField; answer: string; error: string | undefined };

function Question({ field, answer, error }: QuestionProps) {
  const { name, label, hint, kind, choices = [], autoComplete, inputMode } = field;
  const id = idOf(field);
  if (kind === 'choice') {
    return (
      <ChoiceGroup legend={label} error={error} errorId={`${id}-error`}>
        <div className={styles.choices}>
          {choices.map((choice, nth) => (
            <Choice
              key={choice.value}
              id={`${id}-${nth}`}
              name={name}
              value={choice.value}
              label={choice.label}
              note={choice.note}
              defaultChecked={choice.value === answer}
            >
              {choice.colors && <Look colors={choice.colors} />}
            </Choice>
          ))}
        </div>
      </ChoiceGroup>
    );
  }
  if (kind === 'select') {
    return (
      <FieldFrame id={id} label={label} hint={hint} error={error}>
        <Select
          {...described({ id, hint, error })}
          name={name}
          defaultValue={answer}
          autoComplete={autoComplete}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      </FieldFrame>
    );
  }
  if (kind === 'color') {
    return (
      <FieldFrame id={id} label={label} hint={hint} error={error}>
        <input
          {...described({ id, hint, error })}
          type="color"
          name={name}
          defaultValue={answer}
          className={styles.color}
        />
      </FieldFrame>
    );
  }
  return (
    <TextField
      {...{ id, label, hint, error, name, autoComplete, inputMode }}
      type={kind}
      {...(kind !== 'password' && { defaultValue: answer })}
      required
      alone
    />
  );
}

/** A page in small: its header, a headline, a button and what stands out. */
function Look({ colors }: { colors: NonNullable<SetupChoice['colors']> }) {
  const { brand, onBrand, accent, paper, ink } = colors;
  return (
    <svg className={styles.look} viewBox="0 0 72 48" aria-hidden="true">
      <rect width="72" height="48" rx="4" fill={paper} />
      <path d="M0 4a4 4 0 0 1 4-4h64a4 4 0 0 1 4 4v9H0z" fill={brand} />
      <rect x="6" y="5" width="16" height="4" rx="1" fill={onBrand} />
      <rect x="6" y="19" width="34" height="4" rx="1" fill={ink} />
      <rect x="6" y="26" width="26" height="2.5" rx="1" fill={ink} opacity=".45" />
      <rect x="6" y="34" width="22" height="8" rx="2" fill={brand} />
      <rect x="11" y="37" width="12" height="2" rx="1" fill={onBrand} />
      <circle cx="57" cy="31" r="9" fill={accent} />
      <rect x=".5" y=".5" width="71" height="47" rx="3.5" fill="none" stroke={ink} opacity=".2" />
    </svg>
  );
}

export type SetupGoneProps = { site: string; why: 'gone' | 'often' };

/** A link that doesn't hold. */
export function SetupGone({ site, why }: SetupGoneProps) {
  return (
    <main className={styles.page}>
      <p className={styles.over}>{site}</p>
      <h1 className={styles.title}>{texts.goneTitle}</h1>
      <Alert tone="error">
        <p>
          {texts[why]}
          {why === 'gone' && (
            <>
              {' '}
              <code>etalage setup</code>
            </>
          )}
        </p>
      </Alert>
      <p className={styles.note}>
        <a href="/admin/login">{texts.toLogin}</a>
      </p>
    </main>
  );
}
