import { useEffect, useRef } from 'react';
import type { ToldEntity, ToldField, Values } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import { focusHeading } from '../keep-focus';
import { Presence } from '../presence/presence';
import { useStart } from '../start';
import { useScreen } from '../use-screen';
import { arrange } from './arrange';
import { DraftFound } from './draft-found';
import { FieldRow, problemOf } from './field-row';
import styles from './form.module.css';
import { Problems } from './form-problems';
import { KeptLine } from './kept-line';
import { Leaving } from './leaving';
import { pageInput } from './page-input';
import { withPath } from './propose-path';
import { RowAside } from './row-aside';
import type { RowFormProps } from './row-form-props';
import { Stale } from './stale';
import { useForm } from './use-form';
import { useRowSaving } from './use-row-saving';
import { useSaveKey } from './use-save-key';

const texts = officeTexts.form;

const usualValues = ({ fields }: ToldEntity): Values =>
  Object.fromEntries(fields.map(({ name, usual }) => [name, usual]));

/** The form of one row, made of what its entity says of its fields. */
export function RowForm(props: RowFormProps) {
  const { entity, row, draft, others, reload, screen, beside, inputFor } = props;
  const { sections, isIdle, comesFirst } = props;
  const isAbove = useScreen('narrow') && comesFirst === true;
  const ownInput = screen?.inputFor ?? inputFor;
  const { member } = useStart();
  const stands = row?.values ?? usualValues(entity);
  const form = useForm({
    ...{ entity, memberId: member.id, id: row?.id ?? 0, revision: row?.revision ?? 0, stands },
    ...{ draft, part: screen?.name },
  });
  const saving = useRowSaving({ entity, row, reload, screen, inputFor: ownInput, form });
  const { problem, isBusy, save } = saving;
  const summary = useRef<HTMLDivElement>(null);
  const mayWrite = row ? entity.may.change : entity.may.create;
  const count = Object.keys(form.changes).length;
  const isBuilt = entity.fields.some((one) => traitsOf(one).isTree);

  useEffect(() => {
    if (problem) summary.current?.focus();
  }, [problem]);
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
        {form.hadDraft && count > 0 && <DraftFound drop={() => void saving.dropDraft()} />}
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
              saving.forget();
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
        <RowAside
          {...{ entity, row, form, mayWrite, isBuilt, reload }}
          isPart={screen !== undefined}
        >
          {side.length > 0 && <div className={styles.side}>{side.map(draw)}</div>}
        </RowAside>
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
