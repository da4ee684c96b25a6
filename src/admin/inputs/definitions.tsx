import type { ReactNode } from 'react';
import { choosingTypes, fieldTypeNames } from '#fields/definition';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import { MoreSettings } from './field-settings';
import styles from './inputs.module.css';
import { ItemList } from './list';
import { listIn, recordIn, useRows } from './rows';
import type { ValueInputProps } from './types';

type Definition = Record<string, unknown>;
type Option = { value: string; label: string };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const isYes = (value: unknown): boolean => value === true || value === 'Y';

const parse = (json: unknown): unknown => {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** The options of a definition, however they were written. */
export const optionsOf = ({ options, data }: Definition): Option[] => {
  const given = options ?? parse(recordIn(data).optionsJson);
  if (!Array.isArray(given)) {
    return Object.entries(recordIn(given)).map(([value, label]) => ({
      value,
      label: String(label),
    }));
  }
  return given.map((one) => {
    const { value, key, id, label, title } = recordIn<string>(one);
    const name = String(value ?? key ?? id ?? (typeof one === 'object' ? '' : one));
    return { value: name, label: String(label ?? title ?? name) };
  });
};

const withOptions: ReadonlySet<string> = new Set(choosingTypes);

/** 'Soort vraag' → 'soort_vraag' */
const nameOf = (label: string): string =>
  label
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z\d\s_-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '_');

/** A name that no other has: 'kleur', else 'kleur_2'. */
const unlike = (name: string, others: ReadonlySet<string>): string => {
  if (name === '' || !others.has(name)) return name;
  let nth = 2;
  while (others.has(`${name}_${nth}`)) nth += 1;
  return `${name}_${nth}`;
};

/** What follows on a beginning; all of it where it begins otherwise. */
const after = (beginning: string, whole: string): string =>
  beginning !== '' && whole.startsWith(beginning) ? whole.slice(beginning.length) : whole;

/** An option whose value wasn't chosen by itself follows its name. */
const named = ({ value, label }: Option, next: string): Option => ({
  value: value === '' || value === label ? next : value,
  label: next,
});

const optionRows = {
  read: (value: unknown) => listIn<Option>(value),
  write: (rows: readonly Option[]) => rows.filter(({ label }) => label.trim() !== ''),
};

type OptionsProps = {
  id: string;
  value: Option[];
  change: (value: unknown) => void;
  isReadOnly: boolean;
};

function Options({ id, value, change, isReadOnly }: OptionsProps) {
  const [rows, setRows] = useRows(value, change, optionRows);
  return (
    <ItemList
      {...{ id, isReadOnly }}
      items={rows}
      change={setRows}
      nameOf={({ label }, at) => label || texts.nth(at + 1)}
      make={(): Option => ({ value: '', label: '' })}
      addLabel={texts.addOption}
      draw={({ item, change: write, at }) => (
        <input
          className={styles.line}
          aria-label={texts.option(at + 1)}
          disabled={isReadOnly}
          value={item.label}
          onChange={({ target }) => write(named(item, target.value))}
        />
      )}
    />
  );
}

type OneProps = {
  id: string;
  item: Definition;
  change: (item: Definition) => void;
  isReadOnly: boolean;
  /** Names that other fields have. */
  others: ReadonlySet<string>;
  copy: () => void;
  /** Other steps that it can go to. */
  elsewhere: readonly { label: string; go: () => void }[];
  /** What else is asked of it. */
  more?: ReactNode;
};

function One({ id, item, change, isReadOnly, others, copy, elsewhere, more }: OneProps) {
  const type = text(item.type) || 'TextField';
  const types = fieldTypeNames.some((name) => name === type)
    ? fieldTypeNames
    : [...fieldTypeNames, type];
  const write = (more: Definition) => change({ ...item, ...more });
  const writeLabel = (label: string) => {
    const usual = nameOf(text(item.label));
    const follows = text(item.name) === usual || /^_\d+$/.test(after(usual, text(item.name)));
    // A name that answers are kept under stays what it was, unless it followed the label.
    const isNew = text(item.name) === '' && text(item.id) === '';
    const name = () => unlike(nameOf(label), others);
    write({ label, ...((isNew || (follows && item.id === undefined)) && { name: name() }) });
  };
  return (
    <div className={styles.parts}>
      <div className={styles.half}>
        <label htmlFor={`${id}-label`} className={styles.label}>
          {texts.question}
        </label>
        <input
          id={`${id}-label`}
          className={styles.line}
          disabled={isReadOnly}
          value={text(item.label)}
          onChange={({ target }) => writeLabel(target.value)}
        />
      </div>
      <div className={styles.half}>
        <label htmlFor={`${id}-type`} className={styles.label}>
          {texts.kind}
        </label>
        <select
          id={`${id}-type`}
          className={styles.line}
          disabled={isReadOnly}
          value={type}
          onChange={({ target }) => write({ type: target.value })}
        >
          {types.map((name) => (
            <option key={name} value={name}>
              {texts.types[name as keyof typeof texts.types] ?? name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.half}>
        <label htmlFor={`${id}-name`} className={styles.label}>
          {texts.fieldName}
        </label>
        <input
          id={`${id}-name`}
          className={styles.line}
          disabled={isReadOnly}
          autoComplete="off"
          spellCheck={false}
          value={text(item.name)}
          onChange={({ target }) => write({ name: target.value })}
        />
      </div>
      <label className={`${styles.choice} ${styles.half} ${styles.atEnd}`}>
        <input
          type="checkbox"
          disabled={isReadOnly}
          checked={isYes(item.required)}
          onChange={({ target: { checked } }) =>
            // In the way that it was written.
            write({ required: typeof item.required === 'boolean' ? checked : checked ? 'Y' : 'N' })
          }
        />
        {texts.mustBeFilled}
      </label>
      {withOptions.has(type) && (
        <fieldset className={styles.whole}>
          <legend className={styles.label}>{texts.options}</legend>
          <Options
            id={`${id}-options`}
            value={optionsOf(item)}
            change={(options) => write({ options })}
            isReadOnly={isReadOnly}
          />
        </fieldset>
      )}
      {more}
      <MoreSettings {...{ id, item, write, isReadOnly }} type={type} />
      {!isReadOnly && (
        <div className={styles.acts}>
          <button type="button" className={styles.small} onClick={copy}>
            {texts.copyField}
          </button>
          {elsewhere.map(({ label, go }) => (
            <button key={label} type="button" className={styles.small} onClick={go}>
              {texts.toStep(label)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A copy of a field: its answers are kept under a name of their own. */
const copyOf = (item: Definition, names: ReadonlySet<string>): Definition => {
  const { id: _, ...rest } = item;
  const base = text(item.name) || 'veld';
  return { ...rest, name: unlike(base, new Set([...names, base])) };
};

export type DefinitionsProps = Pick<ValueInputProps, 'value' | 'change' | 'id' | 'isReadOnly'> & {
  most?: number | undefined;
  /** Names that copies may not have besides those in the list. */
  taken?: ReadonlySet<string>;
  /** What else is asked of a field, given those before it in the list. */
  more?: (part: {
    id: string;
    item: Definition;
    before: readonly Definition[];
    change: (item: Definition) => void;
  }) => ReactNode;
  /** What a folded field tells besides its name and its kind. */
  told?: (item: Definition) => string;
  /** Other steps of the form, and what puts a field there. */
  steps?: readonly { label: string; take: (item: Definition, at: number) => void }[];
};

/** The fields of a form, each a line that opens. What isn't asked here stays as it was. */
export function DefinitionsValue({ field, ...props }: ValueInputProps) {
  return <Definitions {...props} most={field.most} />;
}

/** The same, of one of several steps. */
export function Definitions(props: DefinitionsProps) {
  const { value, change, id, isReadOnly, most, taken = new Set<string>(), steps = [] } = props;
  const items = listIn<Definition>(value);
  const names = new Set([...taken, ...items.map(({ name }) => text(name))]);
  const tell = (item: Definition, at: number) => {
    const kind = text(item.type);
    const name = text(item.label) || text(item.name) || text(item.guid) || texts.nth(at + 1);
    return [name, texts.types[kind as keyof typeof texts.types] ?? kind, props.told?.(item)]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <ItemList
      id={id}
      items={items}
      change={change}
      isReadOnly={isReadOnly}
      nameOf={(item, at) => text(item.label) || text(item.name) || texts.nth(at + 1)}
      folded={tell}
      make={(): Definition => ({ name: '', label: '', type: 'TextField' })}
      addLabel={texts.addField}
      most={most}
      draw={({ item, change: write, id: itemId, at, insert, leave }) => (
        <One
          {...{ id: itemId, item, change: write, isReadOnly }}
          others={new Set([...names].filter((name) => name !== text(item.name)))}
          copy={() => insert(copyOf(item, names))}
          more={props.more?.({ id: itemId, item, before: items.slice(0, at), change: write })}
          elsewhere={steps.map(({ label, take }) => ({
            label,
            go: () => {
              leave();
              take(item, at);
            },
          }))}
        />
      )}
    />
  );
}
