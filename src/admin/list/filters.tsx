import { useQuery } from '@tanstack/react-query';
import type { ToldEntity, ToldField } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { officeTexts } from '#kernel/messages/nl-office';
import { namesOf } from '../inputs/names';
import { RowSearch } from '../inputs/references';
import { useStart } from '../start';
import { useScreen } from '../use-screen';
import styles from './list.module.css';
import type { ListQuery } from './list-query';

const texts = officeTexts.list;

type FiltersProps = {
  entity: ToldEntity;
  query: ListQuery;
  change: (more: Partial<ListQuery>) => void;
};

/** Of fields that name a row those of which the list shows the name, and those that name several. */
const isNamed = (field: ToldField): boolean =>
  field.entity !== undefined && (field.sorts || traitsOf(field).names === 'many');

const isFlag = (field: ToldField): boolean => traitsOf(field).filter?.by === 'flag';

const isShown = (field: ToldField): boolean =>
  field.filters && (isFlag(field) || (field.options?.length ?? 0) > 0 || isNamed(field));

/** What a list can be narrowed by: the choices that its entity's fields have; on a phone folded, above the rows. */
export function Filters({ entity, query, change }: FiltersProps) {
  const isPhone = useScreen('phone');
  const fields = entity.fields.filter(isShown);
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = query.filters;
    change({ filters: value === '' ? others : { ...others, [name]: value } });
  };
  const choices = fields.map((field) => {
    const One = isNamed(field) ? NamedChoice : Choice;
    return (
      <One
        key={field.name}
        field={field}
        value={query.filters[field.name] ?? ''}
        onChoose={(value) => set(field.name, value)}
      />
    );
  });
  if (!isPhone || fields.length < 2) return <>{choices}</>;
  const count = fields.filter(({ name }) => query.filters[name]).length;
  return (
    <details className={styles.filters}>
      <summary className={styles.step}>{texts.filters(count)}</summary>
      <div className={styles.filterList}>{choices}</div>
    </details>
  );
}

const flagOptions = [
  { value: 'true', label: texts.yes },
  { value: 'false', label: texts.no },
];

type ChoiceProps = { field: ToldField; value: string; onChoose: (value: string) => void };

/** A row of another entity, looked for by its name. */
function NamedChoice({ field, value, onChoose }: ChoiceProps) {
  const { name, label, entity = '' } = field;
  const isKnown = useStart().entities.some((one) => one.name === entity);
  const id = Number(value);
  const { data = [] } = useQuery(namesOf(entity, isKnown && id > 0 ? [id] : []));
  if (!isKnown) return null;
  return (
    <div className={styles.filter}>
      <label className={styles.filterName} htmlFor={`filter-${name}`}>
        {label}
      </label>
      <RowSearch
        {...{ id: `filter-${name}`, entity, isWrong: false, isReadOnly: false, without: [] }}
        key={value}
        chosen={value === '' ? '' : (data.find((one) => one.id === id)?.title ?? value)}
        choose={(row) => onChoose(String(row.id))}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.plain}
          aria-label={`${label}: ${texts.any}`}
          onClick={() => onChoose('')}
        >
          {texts.any}
        </button>
      )}
    </div>
  );
}

function Choice({ field, value, onChoose }: ChoiceProps) {
  const options = isFlag(field) ? flagOptions : (field.options ?? []);
  return (
    <label className={styles.filter}>
      <span className={styles.filterName}>{field.label}</span>
      <select
        className={styles.select}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{texts.any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
