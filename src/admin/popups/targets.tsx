import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundPage } from '#features/office/contract';
import { popupEditorTexts as texts } from '#kernel/messages/nl-popup-editor';
import { call } from '../calls';
import { Combobox } from '../inputs/combobox';
import styles from '../inputs/inputs.module.css';
import { ItemList } from '../inputs/list';
import { namesOf } from '../inputs/names';
import { RowSearch } from '../inputs/references';
import { listIn } from '../inputs/rows';
import type { ValueInputProps } from '../inputs/types';
import { useQuiet } from '../inputs/use-quiet';
import { useStart } from '../start';
import type { Target } from './told';

/** What places are called: pages by their address, items by their names. */
export const usePlaceNames = (targets: readonly Target[]): ((target: Target) => string) => {
  const { entities } = useStart();
  const modules = [...new Set(targets.flatMap(({ page, module }) => (!page && module) || []))];
  const known = useQueries({
    queries: modules.map((module) =>
      namesOf(
        module,
        targets.flatMap((one) => (one.module === module && one.id) || []),
      ),
    ),
  });
  return ({ page, module, id }) => {
    if (page) return page;
    const one = entities.find(({ name }) => name === module)?.label.one ?? module ?? '';
    const names = known[modules.indexOf(module ?? '')]?.data;
    const title = names?.find((row) => row.id === id)?.title;
    return title ? `${one} ‘${title}’` : `${one} ${id}`;
  };
};

type AddProps = { id: string; labelId: string; describedBy?: string | undefined; isWrong: boolean };

/** Looks for a page by its name. */
function AddPage({ add, ...props }: AddProps & { add: (path: string) => void }) {
  const [text, setText] = useState('');
  const search = useQuiet(text.trim());
  const [isOpen, setOpen] = useState(false);
  const { data = [], isFetching } = useQuery({
    queryKey: ['pages', 'Page', search],
    queryFn: ({ signal }) =>
      call<FoundPage[]>('GET', `links?of=Page&q=${encodeURIComponent(search)}`, { signal }),
    enabled: isOpen && search.length > 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Combobox
      id={props.id}
      label={texts.addPage}
      describedBy={props.describedBy}
      isWrong={props.isWrong}
      isReadOnly={false}
      text={text}
      type={setText}
      open={setOpen}
      isBusy={isFetching}
      placeholder={texts.addPage}
      choices={(search === '' ? [] : data).map(({ href, title }) => ({
        ...{ key: href, label: title, note: href },
      }))}
      choose={({ key }) => {
        setText('');
        add(key);
      }}
    />
  );
}

/** Kinds of items whose pages a popup can stand on. */
const kinds = ['Product', 'Location', 'Vacancy', 'News', 'Weblog', 'Calendar', 'Bundle'];

function AddItem({ id, add }: { id: string; add: (module: string, rowId: number) => void }) {
  const entities = useStart().entities.filter(({ name }) => kinds.includes(name));
  const [chosen, setChosen] = useState('');
  const module = chosen || entities[0]?.name;
  if (!module) return null;
  return (
    <details>
      <summary className={styles.more}>{texts.addItem}</summary>
      <div className={styles.pair}>
        <select
          aria-label={texts.itemKind}
          className={styles.line}
          value={module}
          onChange={({ target }) => setChosen(target.value)}
        >
          {entities.map(({ name, label }) => (
            <option key={name} value={name}>
              {label.one}
            </option>
          ))}
        </select>
        <RowSearch
          key={module}
          id={`${id}-item`}
          entity={module}
          label={texts.addItem}
          isWrong={false}
          isReadOnly={false}
          without={[]}
          choose={(row) => add(module, row.id)}
        />
      </div>
    </details>
  );
}

const isSame = (one: Target, other: Target): boolean =>
  one.page ? one.page === other.page : one.module === other.module && one.id === other.id;

/** Where a popup stands: pages, and items of any kind, each looked for by its name. */
export function TargetsValue(props: ValueInputProps) {
  const { value, change, id, labelId, describedBy, isWrong, isReadOnly } = props;
  const targets = listIn<Target>(value);
  const nameOf = usePlaceNames(targets);
  const add = (target: Target) => {
    if (!targets.some((one) => isSame(one, target))) change([...targets, target]);
  };
  return (
    <div className={styles.stack}>
      {targets.length === 0 && <p className={styles.note}>{texts.everyPage}</p>}
      <ItemList
        id={`${id}-places`}
        addedBy={id}
        items={targets}
        change={change}
        isReadOnly={isReadOnly}
        isLoose
        nameOf={nameOf}
        draw={({ item }) => <span className={styles.chosenName}>{nameOf(item)}</span>}
      />
      {!isReadOnly && (
        <>
          <AddPage
            {...{ id, labelId, describedBy, isWrong }}
            add={(page) => add({ page, module: null, id: null })}
          />
          <AddItem id={id} add={(module, rowId) => add({ page: null, module, id: rowId })} />
        </>
      )}
    </div>
  );
}
