import { type ReactNode, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import {
  type EntityRight,
  type RightsEntity,
  rowActions,
  type SpecialRight,
  specialRights,
  type ToldRole,
  type ToldRoles,
} from '#features/staff/contract';
import { staff as limits } from '#kernel/limits-staff';
import { officeTexts } from '#kernel/messages/nl-office';
import { roleTexts as texts } from '#kernel/messages/nl-roles';
import { Button } from '#ui/button.view';
import { FieldFrame, TextField } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Confirm } from '../confirm';
import { Failed } from '../failed';
import { tooLong } from '../inputs/limited';
import { noteFocus } from '../keep-focus';
import { useReload } from '../people/use-people';
import { ForRight } from '../refused';
import { tell } from '../shell/toasts';
import { useTitle } from '../use-title';
import { gather, OTHERS, spread, turn } from './rights';
import styles from './roles.module.css';
import { groupsOf, labelOf, tellLine } from './told-line';
import { useRoles } from './use-roles';

/** One role, or a new one, which may begin as a copy. */
export default function RolePage({ id }: { id: string }) {
  return (
    <ForRight right="rights" title={texts.title}>
      <RoleScreen id={id} />
    </ForRight>
  );
}

function RoleScreen({ id }: { id: string }) {
  const { data, error, refetch } = useRoles();
  const from = new URLSearchParams(useSearch()).get('van');
  const isNew = id === 'nieuw';
  const role = data?.roles.find((one) => String(one.id) === (isNew ? from : id));
  const title = isNew
    ? role
      ? texts.copyOf(role.label)
      : texts.make
    : (role?.label ?? texts.title);
  useTitle(title);
  return (
    <>
      <Link href="/rollen" className={styles.back}>
        {texts.back}
      </Link>
      <h1 className={styles.title}>{title}</h1>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && !isNew && !role && <p>{texts.gone}</p>}
      {data && (isNew || role) && (
        <Edit key={`${id} ${role?.revision}`} {...{ data, role, isNew }} />
      )}
    </>
  );
}

type EditProps = { data: ToldRoles; role: ToldRole | undefined; isNew: boolean };

const begin = ({ data, role, isNew }: EditProps) => ({
  label: role ? (isNew ? texts.copyName(role.label) : role.label) : '',
  secondFactor: role?.secondFactor ?? false,
  idleMinutes: role?.idleMinutes ?? null,
  special: role?.rights.special ?? [],
  lines: spread(role?.rights ?? { entities: [], special: [] }, data.entities),
});

function Edit(props: EditProps) {
  const { data, role, isNew } = props;
  const [values, setValues] = useState(() => begin(props));
  const [, go] = useLocation();
  const reload = useReload();
  const { label, secondFactor, idleMinutes, special, lines } = values;
  const { send, isBusy, errors } = useSending({ label });
  const set = (some: Partial<typeof values>) => setValues({ ...values, ...some });
  const save = async () => {
    const rights = { special, entities: gather(lines) };
    const body = { label, rights, secondFactor, idleMinutes, revision: role?.revision };
    const focusAgain = noteFocus();
    const sent = () =>
      isNew || !role
        ? call('POST', 'roles', { body })
        : call('PATCH', `roles/${role.id}`, { body });
    if (!(await send(sent))) return;
    tell(isNew ? texts.made : texts.saved);
    await reload();
    if (isNew) go('/rollen');
    else focusAgain();
  };
  const turnSpecial = (one: SpecialRight) =>
    set({ special: specialRights.filter((each) => special.includes(each) !== (each === one)) });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <section className={styles.part}>
        <h2>{texts.general}</h2>
        <div className={styles.field}>
          <TextField
            id="account-label"
            label={texts.name}
            autoComplete="off"
            value={label}
            error={errors.label ?? (tooLong(label, limits.roleName) || undefined)}
            required
            alone
            onChange={(event) => set({ label: event.target.value })}
          />
        </div>
        <div>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={secondFactor}
              aria-describedby="role-factor-text"
              onChange={() => set({ secondFactor: !secondFactor })}
            />
            {texts.secondFactor}
          </label>
          <p id="role-factor-text" className={styles.soft}>
            {texts.secondFactorText}
          </p>
        </div>
        <div className={styles.field}>
          <FieldFrame id="role-idle" label={texts.idle}>
            <select
              id="role-idle"
              className={styles.select}
              value={idleMinutes ?? ''}
              onChange={({ target }) =>
                set({ idleMinutes: target.value === '' ? null : Number(target.value) })
              }
            >
              <option value="">{texts.idleUsual}</option>
              {limits.idleChoices.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {texts.idleAfter(minutes)}
                </option>
              ))}
            </select>
          </FieldFrame>
        </div>
      </section>
      <fieldset className={styles.part}>
        <legend>{texts.special}</legend>
        <div className={styles.checks}>
          {specialRights.map((one) => (
            <label key={one} className={styles.check}>
              <input
                type="checkbox"
                checked={special.includes(one)}
                onChange={() => turnSpecial(one)}
              />
              {texts.specials[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <section className={styles.part}>
        <h2>{texts.entities}</h2>
        <p className={styles.soft}>{texts.entitiesText}</p>
        <div className={styles.matrix}>
          {lines.map((line, at) => (
            <Line
              key={line.entity}
              line={line}
              entity={data.entities.find(({ name }) => name === line.entity)}
              set={(next) => set({ lines: lines.with(at, next) })}
            />
          ))}
        </div>
      </section>
      <div className={styles.bar}>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {texts.save}
        </Button>
        {!isNew && role && !role.isBuiltIn && <Remove role={role} />}
      </div>
    </form>
  );
}

type LineProps = {
  line: EntityRight;
  entity: RightsEntity | undefined;
  set: (line: EntityRight) => void;
};

/** What may be done with the rows of one entity, told in words above what one ticks. */
function Line({ line, entity, set }: LineProps) {
  const label = labelOf(entity);
  const mayRead = line.actions.includes('read');
  const writes = line.actions.includes('create') || line.actions.includes('change');
  const turnStores = () => {
    const { ownStores, ...rest } = line;
    set(ownStores ? rest : { ...rest, ownStores: true });
  };
  return (
    <fieldset className={line.entity === OTHERS ? styles.others : styles.line}>
      <legend>
        {label}: <span className={styles.told}>{tellLine(line, entity)}</span>
      </legend>
      <div className={styles.checks}>
        {rowActions.map((action) => (
          <label key={action} className={styles.check}>
            <input
              type="checkbox"
              checked={line.actions.includes(action)}
              onChange={() => set(turn(line, action))}
            />
            {texts.actionNames[action]}
          </label>
        ))}
        {entity?.hasStores && mayRead && (
          <label className={styles.check}>
            <input type="checkbox" checked={line.ownStores === true} onChange={turnStores} />
            {texts.ownStores}
          </label>
        )}
      </div>
      {entity && writes && <Fields line={line} entity={entity} set={set} />}
    </fieldset>
  );
}

function Fields({ line, entity, set }: LineProps & { entity: RightsEntity }) {
  const { fields, ...rest } = line;
  const turnField = (name: string) =>
    set({
      ...rest,
      fields: entity.fields
        .map((one) => one.name)
        .filter((one) => fields?.includes(one) !== (one === name)),
    });
  return (
    <details className={styles.fields}>
      <summary>
        {texts.fields}: {fields ? texts.countFields(fields.length) : texts.allFields.toLowerCase()}
        <span className="visually-hidden"> {labelOf(entity)}</span>
      </summary>
      <fieldset className={styles.fieldList}>
        <legend className="visually-hidden">{texts.fieldsOf(labelOf(entity))}</legend>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={fields === undefined}
            onChange={() =>
              set(fields ? rest : { ...rest, fields: entity.fields.map(({ name }) => name) })
            }
          />
          {texts.allFields}
        </label>
        {fields &&
          groupsOf(entity).map(({ label, fields: own }) => (
            <Group key={label} label={label}>
              {own.map((one) => (
                <label key={one.name} className={styles.check}>
                  <input
                    type="checkbox"
                    checked={fields.includes(one.name)}
                    onChange={() => turnField(one.name)}
                  />
                  {one.label}
                </label>
              ))}
            </Group>
          ))}
      </fieldset>
    </details>
  );
}

/** Fields of one screen under its name. */
function Group({ label, children }: { label: string; children: ReactNode }) {
  if (label === '') return children;
  return (
    <fieldset className={styles.fieldGroup}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

function Remove({ role: { id, label, members } }: { role: ToldRole }) {
  const [asks, setAsks] = useState(false);
  const [, go] = useLocation();
  const { send } = useSending();
  const reload = useReload();
  if (members > 0) return <p className={styles.soft}>{texts.removeNot(members)}</p>;
  const remove = async () => {
    setAsks(false);
    if (!(await send(() => call('DELETE', `roles/${id}`, { body: {} })))) return;
    tell(texts.removed);
    go('/rollen');
    await reload();
  };
  return (
    <>
      <Button type="button" kind="secondary" onClick={() => setAsks(true)}>
        {texts.remove}
      </Button>
      <Confirm
        isOpen={asks}
        title={texts.removeSure(label)}
        text={texts.removeText}
        action={texts.remove}
        close={() => setAsks(false)}
        confirm={remove}
      />
    </>
  );
}
