import type { ToldEntity, ToldField } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { useScreen } from '../use-screen';
import styles from './list.module.css';
import type { ListQuery } from './list-query';

const texts = officeTexts.list;

type FiltersProps = {
  entity: ToldEntity;
  query: ListQuery;
  change: (more: Partial<ListQuery>) => void;
};

const isShown = ({ filters, options, type }: ToldField): boolean =>
  filters && (type === 'FlagField' || (options?.length ?? 0) > 0);

/** What a list can be narrowed by: the choices that its entity's fields have; on a phone folded, above the rows. */
export function Filters({ entity, query, change }: FiltersProps) {
  const isPhone = useScreen('phone');
  const fields = entity.fields.filter(isShown);
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = query.filters;
    change({ filters: value === '' ? others : { ...others, [name]: value } });
  };
  const choices = fields.map((field) => (
    <Choice
      key={field.name}
      field={field}
      value={query.filters[field.name] ?? ''}
      onChoose={(value) => set(field.name, value)}
    />
  ));
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

function Choice({ field, value, onChoose }: ChoiceProps) {
  const options = field.type === 'FlagField' ? flagOptions : (field.options ?? []);
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
