import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { officeTexts } from '#kernel/messages/nl-office';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import { Icon } from '#ui/icon.view';
import { call } from '../calls';
import { useStart } from '../start';
import { Combobox } from './combobox';
import styles from './inputs.module.css';
import { ItemList } from './list';
import { KNOWN_FOR, type Named, namesOf } from './names';
import { listIn } from './rows';
import type { ValueInputProps } from './types';
import { byId, useNextFocus } from './use-next-focus';
import { useQuiet } from './use-quiet';

const useNames = (entity: string, ids: readonly number[]): ReadonlyMap<number, string> => {
  const { data = [] } = useQuery(namesOf(entity, ids));
  // A row that was taken away keeps its name while others are asked for.
  const [known, setKnown] = useState<ReadonlyMap<number, string>>(new Map());
  const all = new Map([...known, ...data.map(({ id, title }) => [id, title] as const)]);
  if (data.some(({ id }) => !known.has(id))) setKnown(all);
  return all;
};

export type Offered = Readonly<Record<string, string>>;

/** A search for names: what is typed, of those that have what is asked for. */
const searchOf = (typed: string, offered: Offered = {}): string => {
  const asked = Object.entries(offered).map(([name, value]) => [`f.${name}`, value]);
  return String(new URLSearchParams([['q', typed], ...asked]));
};

type RowSearchProps = {
  id: string;
  entity: string;
  label?: string;
  describedBy?: string | undefined;
  isWrong: boolean;
  isRequired?: boolean | undefined;
  isReadOnly: boolean;
  without: readonly number[];
  /** What those that are offered have, by the names of fields. */
  offered?: Offered | undefined;
  choose: (row: Named) => void;
  /** The name that stands in it before something is typed. */
  chosen?: string;
};

const isTwice = (rows: readonly Named[], { title }: Named): boolean =>
  rows.filter((row) => row.title === title).length > 1;

/** Looks for rows of an entity by their names. */
export function RowSearch({ entity, without, offered, choose, chosen, ...props }: RowSearchProps) {
  const many = useStart().entities.find(({ name }) => name === entity)?.label.many ?? entity;
  const [typed, setText] = useState<string>();
  const text = typed ?? chosen ?? '';
  const [isOpen, setOpen] = useState(false);
  const search = searchOf(useQuiet((typed ?? '').trim()), offered);
  const { data = [], isFetching } = useQuery({
    queryKey: ['names', entity, 'q', search],
    queryFn: ({ signal }) => call<Named[]>('GET', `names/${entity}?${search}`, { signal }),
    enabled: isOpen,
    staleTime: KNOWN_FOR,
    placeholderData: keepPreviousData,
  });
  const choices = data
    .filter(({ id }) => !without.includes(id))
    .map((row) => ({
      ...{ ...row, key: String(row.id), label: row.title },
      // Of two with one name, its number says which it is.
      note: isTwice(data, row) ? texts.number(row.id) : undefined,
    }));
  return (
    <Combobox
      {...props}
      text={text}
      type={setText}
      open={(next) => {
        setOpen(next);
        // What was typed and not chosen is no name of what is.
        if (!next && chosen !== undefined) setText(undefined);
      }}
      choices={choices}
      isBusy={isFetching}
      choose={({ id, title }) => {
        setText(undefined);
        choose({ id, title });
      }}
      placeholder={officeTexts.form.searchRows(many)}
    />
  );
}

function RowName({ entity, id, name }: { entity: string; id: number; name: string | undefined }) {
  const access = useStart().entities.find((one) => one.name === entity)?.access;
  const shown = name ?? texts.number(id);
  if (!access) return <span className={styles.chosenName}>{shown}</span>;
  return (
    <Link href={`/${access}/${id}`} className={styles.chosenName} target="_blank">
      {shown}
    </Link>
  );
}

/** A row of another entity, by its name. */
export function ReferenceValue(props: ValueInputProps) {
  const { field, value, change, id, describedBy, isWrong, isReadOnly } = props;
  const entity = field.entity ?? '';
  const chosen = typeof value === 'number' ? value : undefined;
  const names = useNames(entity, chosen === undefined ? [] : [chosen]);
  const [isChanging, setChanging] = useState(false);
  const focusNext = useNextFocus();
  if (chosen !== undefined && !isChanging) {
    const name = names.get(chosen) ?? texts.number(chosen);
    return (
      <span className={styles.chosen}>
        <RowName entity={entity} id={chosen} name={names.get(chosen)} />
        {!isReadOnly && (
          <>
            <button
              type="button"
              id={id}
              className={styles.small}
              aria-label={texts.other(name)}
              aria-describedby={describedBy}
              onClick={() => {
                setChanging(true);
                focusNext(byId(id));
              }}
            >
              {texts.otherOne}
            </button>
            {!field.required && (
              <button
                type="button"
                className={styles.tool}
                aria-label={texts.take(name)}
                title={texts.take(name)}
                onClick={() => {
                  change(null);
                  focusNext(byId(id));
                }}
              >
                <Icon name="close" small />
              </button>
            )}
          </>
        )}
      </span>
    );
  }
  return (
    <RowSearch
      {...{ id, entity, describedBy, isWrong, isReadOnly }}
      isRequired={field.required}
      without={[]}
      choose={(row) => {
        change(row.id);
        setChanging(false);
        focusNext(byId(id));
      }}
    />
  );
}

/** Several rows of another entity, in an order that counts. */
export function ReferencesValue(props: ValueInputProps & { offered?: Offered }) {
  const { offered, field, value, change, id, describedBy, isWrong, isReadOnly } = props;
  const entity = field.entity ?? '';
  const ids = listIn<number>(value);
  const names = useNames(entity, ids);
  return (
    <div className={styles.stack}>
      <ItemList
        id={`${id}-rows`}
        addedBy={id}
        items={ids}
        change={change}
        isReadOnly={isReadOnly}
        nameOf={(one) => names.get(one) ?? texts.number(one)}
        draw={({ item }) => <RowName entity={entity} id={item} name={names.get(item)} />}
      />
      {!isReadOnly && (
        <RowSearch
          {...{ id, entity, describedBy, isWrong, isReadOnly }}
          label={field.label}
          without={ids}
          offered={offered}
          choose={(row) => change([...ids, row.id])}
        />
      )}
    </div>
  );
}
