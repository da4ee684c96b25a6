import { useQueries } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ToldField } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import styles from './inputs.module.css';
import { FOCUSABLE, ItemList } from './list';
import { namesOf } from './names';
import { NestedField } from './nested';
import { listIn, recordIn } from './rows';
import type { InputOf, ValueInputProps } from './types';
import { byId, useNextFocus } from './use-next-focus';

type Group = Record<string, unknown>;

/** A group that nobody filled in yet. */
export const newGroup = ({ fields = [] }: ToldField): Group =>
  Object.fromEntries(fields.map(({ name, usual }) => [name, usual]));

/** Nothing is filled in or chosen. */
const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

const MOST_TOLD = 3;

/** What a folded group says of a value whose own text says too little. */
const tells: Readonly<Partial<Record<string, (value: unknown, field: ToldField) => string>>> = {
  SelectField: (value, { options }) =>
    options?.find((option) => option.value === value)?.label ?? '',
  EuroField: (value) =>
    typeof value === 'number' ? `€ ${(value / 100).toFixed(2).replace('.', ',')}` : '',
  FlagField: (value, { label }) => (value === true ? label : ''),
  ImageField: (value) => String(recordIn<string>(value).alt ?? ''),
  HtmlField: (value) =>
    String(value ?? '')
      .replaceAll(/<[^>]*>/g, ' ')
      .trim(),
};

const tellValue = (field: ToldField, value: unknown): string => {
  const own = tells[field.type];
  if (own) return own(value, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The names of rows, by the field that names them. */
type Names = Readonly<Record<string, ReadonlyMap<number, string>>>;

/** What the line of a folded group says: what it holds first. */
export const tellGroup = (
  { fields = [] }: ToldField,
  value: unknown,
  names: Names = {},
): string => {
  const group = recordIn(value);
  return fields
    .filter(({ name }) => name !== 'id')
    .map((field) =>
      traitsOf(field).names === 'one'
        ? (names[field.name]?.get(Number(group[field.name])) ?? '')
        : tellValue(field, group[field.name]),
    )
    .filter((text) => text !== '')
    .slice(0, MOST_TOLD)
    .join(' · ');
};

/** The names of the rows that groups name. */
const useNamesIn = ({ fields = [] }: ToldField, groups: readonly Group[]): Names => {
  const naming = fields.filter((one) => traitsOf(one).names === 'one');
  const known = useQueries({
    queries: naming.map(({ name, entity = '' }) =>
      namesOf(
        entity,
        groups.flatMap((group) => (typeof group[name] === 'number' ? [group[name]] : [])),
      ),
    ),
  });
  return Object.fromEntries(
    naming.map(({ name }, at) => [
      name,
      new Map((known[at]?.data ?? []).map(({ id, title }) => [id, title])),
    ]),
  );
};

type PartsProps = Pick<ValueInputProps, 'field' | 'id' | 'isReadOnly'> & {
  group: Group;
  change: (group: Group) => void;
  inputOf: InputOf;
};

function Parts({ field, group, change, id, isReadOnly, inputOf }: PartsProps) {
  return (
    <div className={styles.parts}>
      {field.fields?.map((one) => (
        <NestedField
          key={one.name}
          field={one}
          id={`${id}-${one.name}`}
          value={Object.hasOwn(group, one.name) ? group[one.name] : one.usual}
          change={(value) => change({ ...group, [one.name]: value })}
          isReadOnly={isReadOnly}
          inputOf={inputOf}
        />
      ))}
    </div>
  );
}

/** Values that belong together, or none: one that was opened and has nothing in it is none. */
export function GroupValue({ field, value, change, id, isReadOnly, inputOf }: ValueInputProps) {
  const isThere = typeof value === 'object' && value !== null;
  const [isOpened, setOpened] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const focusNext = useNextFocus();
  const begun = newGroup(field);
  // What begins filled in is there once it is opened.
  const write = (group: Group) => change(!field.required && isBlank(group) ? null : group);
  const open = () => {
    setOpened(true);
    write(begun);
    focusNext(() => element.current?.querySelector<HTMLElement>(FOCUSABLE));
  };
  const close = () => {
    setOpened(false);
    change(null);
    focusNext(byId(id));
  };
  if (!(isThere || isOpened || field.required)) {
    return isReadOnly ? (
      <p className={styles.note}>{texts.nothing}</p>
    ) : (
      <button type="button" id={id} className={styles.add} onClick={open}>
        {texts.fillIn(field.label)}
      </button>
    );
  }
  const group = isThere || field.required ? recordIn(value) : begun;
  return (
    <div ref={element} className={styles.group}>
      <Parts {...{ field, id, isReadOnly, inputOf, group }} change={write} />
      {!field.required && !isReadOnly && (
        <button type="button" className={styles.add} onClick={close}>
          {texts.takeWhole(field.label)}
        </button>
      )}
    </div>
  );
}

/** A list of such groups, each a line that opens. */
export function GroupsValue({ field, value, change, id, isReadOnly, inputOf }: ValueInputProps) {
  const groups = listIn<Group>(value);
  const names = useNamesIn(field, groups);
  const nameOf = (item: Group, at: number) => tellGroup(field, item, names) || texts.nth(at + 1);
  return (
    <ItemList
      id={id}
      items={groups}
      change={change}
      isReadOnly={isReadOnly}
      nameOf={nameOf}
      folded={nameOf}
      make={() => newGroup(field)}
      of={field.label}
      most={field.most}
      draw={({ item, change: changeItem, id: itemId }) => (
        <Parts {...{ field, isReadOnly, inputOf }} id={itemId} group={item} change={changeItem} />
      )}
    />
  );
}
