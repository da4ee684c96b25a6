import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type {
  ToldDraft,
  ToldEntity,
  ToldField,
  ToldForm,
  ToldProblem,
  ToldRow,
  Values,
} from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { partId, reveal } from '../inputs/reveal';
import type { ValueInput } from '../inputs/types';
import { focusHeading, noteFocus } from '../keep-focus';
import { timeOf } from '../moments';
import { PlanButton } from '../plan/plan-button';
import { Presence } from '../presence/presence';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import { useScreen } from '../use-screen';
import { arrange, type Sections } from './arrange';
import { DraftFound } from './draft-found';
import { controlId, FieldRow, fieldIn, problemOf } from './field-row';
import styles from './form.module.css';
import { History } from './history';
import { Leaving } from './leaving';
import { pageInput } from './page-input';
import { withPath } from './propose-path';
import { Remove } from './remove';
import { Stale } from './stale';
import { changesOf, type Kept, useForm } from './use-form';
import { useSaveKey } from './use-save-key';

const texts = officeTexts.form;

export type RowFormProps = {
  entity: ToldEntity;
  /** Left out: a new one. */
  row?: ToldRow;
  draft: ToldDraft | undefined;
  others: ToldForm['others'];
  reload: () => Promise<unknown>;
  /** A screen of its own that has some of the fields, with what it shows beside them. */
  screen?: Screen;
  /** What else stands beside the fields of an entity. */
  beside?: (form: Beside) => ReactNode;
  /** Where there is no room beside the fields it comes before them; left out: after them. */
  comesFirst?: true;
  /** Inputs of its own; undefined: the usual one. */
  inputFor?: (field: ToldField) => ValueInput | undefined;
  /** Under which titles its fields stand; left out: those that their names say. */
  sections?: Sections;
  /** Fields that a row with such values has no use for; what is typed in them stays. */
  isIdle?: (field: ToldField, values: Values) => boolean;
};

/** `keptAt`: the draft that the server has by now; `isAbove`: it stands above the fields. */
type Beside = { keptAt: string; values: Values; isAbove: boolean };

/** What a screen of its own makes of a form. */
export type Screen = {
  name: string;
  /** Inputs of its own; undefined: the usual one. */
  inputFor?: (field: ToldField) => ValueInput | undefined;
  /** What stays in sight beside the fields, what stands below that, and above the fields. */
  stage?: (values: Values) => ReactNode;
  below?: (values: Values) => ReactNode;
  /** Fields that are out of sight for now; what is typed in them stays. */
  isHidden?: (field: ToldField, value: unknown) => boolean;
  above?: (form: { values: Values; changeAll: (values: Values) => void }) => ReactNode;
  /** It is one of several steps: how its save is called, and what comes after that. Nothing else stands beside it. */
  step?: { save: string; saved: () => void };
};

const usualValues = ({ fields }: ToldEntity): Values =>
  Object.fromEntries(fields.map(({ name, usual }) => [name, usual]));

/** What a new one still lacks, by field. */
const missingIn = ({ fields }: ToldEntity, values: Values): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(
        ({ required, name }) => required && [null, undefined, ''].includes(values[name] as ''),
      )
      .map(({ name }) => [name, texts.required]),
  );

type Told = Readonly<Record<string, string>>;

/** What is wrong with each field, in the words of its input where that has its own. */
const inOwnWords = (
  { fields }: ToldEntity,
  { values, told }: { values: Values; told: Told },
  inputFor: RowFormProps['inputFor'],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(told).map(([name, message]) => {
      const field = fields.find((one) => one.name === name);
      const own = field && inputFor?.(field)?.tell?.(field, values[name]);
      return [name, own || message];
    }),
  );

/** The form of one row, made of what its entity says of its fields. */
export function RowForm(props: RowFormProps) {
  const { entity, row, draft, others, reload, screen, beside, inputFor } = props;
  const { sections, isIdle, comesFirst } = props;
  const isAbove = useScreen('narrow') && comesFirst === true;
  const ownInput = screen?.inputFor ?? inputFor;
  const { member } = useStart();
  const [, go] = useLocation();
  const stands = row?.values ?? usualValues(entity);
  const form = useForm({
    ...{ entity, memberId: member.id, id: row?.id ?? 0, revision: row?.revision ?? 0, stands },
    ...{ draft, part: screen?.name },
  });
  const [problem, setProblem] = useState<ToldProblem>();
  const [isBusy, setBusy] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const mayWrite = row ? entity.may.change : entity.may.create;
  const count = Object.keys(form.changes).length;
  // What is planned of a page or a section is what its editor made.
  const isBuilt = entity.fields.some(({ type }) => type === 'BlocksField');
  const path = `rows/${entity.access}`;

  useEffect(() => {
    if (problem) summary.current?.focus();
  }, [problem]);
  const finish = async (sent: Values, saved: { id: number; revision: number }) => {
    form.done(sent, saved);
    // What is told of a problem goes once all is drawn anew: the focus is in it.
    await reload();
    setProblem(undefined);
    if (screen?.step) screen.step.saved();
    else tell(row ? texts.saved : texts.made);
  };

  const dropDraft = async () => {
    await form.drop();
    setProblem(undefined);
    tell(texts.draftDropped);
    // The dialog that asked has given the focus back by then, to a button that is gone.
    requestAnimationFrame(() => {
      const first = document.getElementById(controlId(entity.title));
      if (first) first.focus();
      else focusHeading();
    });
  };

  const save = async (revision: number | '*' = form.readAt) => {
    // It is sent all the same: the server says what else is wrong.
    const missing = missingIn(entity, form.values);
    const lacking = Object.keys(missing).map((name) => [name, form.values[name] ?? null]);
    const focusAgain = noteFocus();
    setBusy(true);
    await form.rest();
    const data = row
      ? { ...form.changes, ...Object.fromEntries(lacking) }
      : changesOf(form.values, {});
    try {
      const writable = new Set(entity.fields.filter((one) => one.mayWrite).map(({ name }) => name));
      const sent = Object.fromEntries(Object.entries(data).filter(([name]) => writable.has(name)));
      // Another screen of the same row may be saved meanwhile.
      const part = screen && { part: entity.fields.map(({ name }) => name) };
      const saved = row
        ? await call<ToldRow>('PATCH', `${path}/${row.id}`, {
            body: { data: sent, revision, ...part },
          })
        : await call<ToldRow>('POST', path, { body: { data: sent } });
      await finish(data, saved);
      if (row) focusAgain();
      if (!row) go(`/${entity.access}/${saved.id}`, { replace: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { current } = error.problem;
      // One's own save, of which the answer was lost.
      if (current && Object.keys(changesOf(data, current.values)).length === 0) {
        await finish(data, { id: row?.id ?? 0, revision: current.revision });
        focusAgain();
        return;
      }
      form.wake();
      const told = { ...error.problem.fields, ...missing };
      const { values } = form;
      setProblem({ ...error.problem, fields: inOwnWords(entity, { values, told }, ownInput) });
    } finally {
      setBusy(false);
    }
  };

  const leaves = {
    path: Object.hasOwn(form.changes, 'path') ? 'elsewhere' : undefined,
    state: form.changes.state === 'Offline' ? 'offline' : undefined,
  } as const;
  const drawField = (field: ToldField) => (
    <FieldRow
      key={field.name}
      field={field}
      value={form.values[field.name]}
      problem={problemOf(problem?.fields, field.name)}
      isChanged={Object.hasOwn(form.changes, field.name)}
      isReadOnly={!(mayWrite && field.mayWrite)}
      change={(value) => {
        const changed = { [field.name]: value };
        form.changeAll(row || !isBuilt ? changed : withPath(form.values, changed));
      }}
      own={ownInput?.(field) ?? (isBuilt ? pageInput(field) : undefined)}
    />
  );
  const draw = (field: ToldField) =>
    row?.href && isBuilt && Object.hasOwn(leaves, field.name) ? (
      <div key={field.name}>
        {drawField(field)}
        <Leaving href={row.href} goes={leaves[field.name as keyof typeof leaves]} />
      </div>
    ) : (
      drawField(field)
    );
  // What is wrong with a field is told there, also where it is of no use or out of sight.
  const isSeen = (field: ToldField) =>
    problemOf(problem?.fields, field.name) !== undefined ||
    !(screen?.isHidden?.(field, form.values[field.name]) || isIdle?.(field, form.values));
  const { main, side } = arrange({ ...entity, fields: entity.fields.filter(isSeen) }, sections);

  const drawBeside = () =>
    beside?.({
      keptAt: form.kept?.where === 'server' ? form.kept.at : '',
      ...{ values: form.values, isAbove },
    });

  useSaveKey(() => mayWrite && !isBusy && void save());

  return (
    <form
      className={screen?.stage ? styles.split : beside ? styles.wide : styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <div className={styles.fields}>
        {form.hadDraft && count > 0 && <DraftFound drop={() => void dropDraft()} />}
        {!mayWrite && <p className={styles.notice}>{texts.lookOnly}</p>}
        {mayWrite && entity.isLimited && <p className={styles.notice}>{texts.someOnly}</p>}
        {row && <Presence entity={entity} id={row.id} isEditing={count > 0} />}
        {others.length > 0 && (
          <p className={styles.notice}>{texts.others(others.map(({ name }) => name).join(', '))}</p>
        )}
        {problem?.code === 'stale' ? (
          <Stale
            entity={entity}
            problem={problem}
            stands={stands}
            changes={form.changes}
            summary={summary}
            reload={async () => {
              focusHeading();
              await form.drop();
              setProblem(undefined);
              await reload();
            }}
            overwrite={() => save('*')}
          />
        ) : (
          problem && <Problems entity={entity} problem={problem} summary={summary} />
        )}
        {screen?.above?.(form)}
        {isAbove && drawBeside()}
        {main.map((part) =>
          part.title ? (
            <fieldset key={part.title} className={styles.section}>
              <legend className={styles.sectionTitle}>{part.title}</legend>
              <div className={part.isRow ? styles.row : styles.fields}>{part.fields.map(draw)}</div>
            </fieldset>
          ) : (
            part.fields.map(draw)
          ),
        )}
      </div>
      {screen?.stage && (
        <div className={styles.beside}>
          <div>{screen.stage(form.values)}</div>
          {screen.below?.(form.values)}
        </div>
      )}
      {beside && !isAbove && (
        <div className={styles.beside}>
          <div>{drawBeside()}</div>
        </div>
      )}
      {!screen?.step && (
        <aside className={styles.aside}>
          {side.length > 0 && <div className={styles.side}>{side.map(draw)}</div>}
          {row?.href && (
            <p>
              <a href={row.href} target="_blank" rel="noreferrer">
                {texts.view}
              </a>
            </p>
          )}
          {row && mayWrite && (
            <p>
              <PlanButton
                access={entity.access}
                id={row.id}
                isOff={isBuilt ? row.values.draft === null : count === 0}
                save={isBuilt ? async () => true : form.send}
              />
            </p>
          )}
          {row && (
            <History entity={entity} row={row} isPart={screen !== undefined} reload={reload} />
          )}
          {row && entity.may.delete && <Remove entity={entity} row={row} />}
        </aside>
      )}
      {mayWrite && (
        <div className={styles.bar}>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? texts.saving : (screen?.step?.save ?? texts.save)}
          </Button>
          <KeptLine kept={form.kept} count={count} />
        </div>
      )}
    </form>
  );
}

function KeptLine({ kept, count }: { kept: Kept; count: number }) {
  const told = {
    ...{ server: texts.draftKept, device: () => texts.draftLocal, here: texts.draftHere },
    nowhere: () => texts.draftNowhere,
  };
  const where = kept && told[kept.where](timeOf(kept.at));
  return (
    <p className={styles.kept} role="status">
      {count === 0 ? texts.unchanged : texts.changed(count)}
      {count > 0 && where && ` · ${where}`}
    </p>
  );
}

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
function Problems({ entity, problem, summary }: ProblemsProps) {
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
