import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldField, ToldMenuCategory } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { officeSiteTexts } from '#kernel/messages/nl-office-site';
import { Button } from '#ui/button.view';
import { call } from '../calls';
import { Dialog } from '../dialog';
import inputs from '../inputs/inputs.module.css';
import type { Entry } from './entries';
import { type Branch, everyIn, menuOf, treeOf } from './menu-of';
import styles from './site.module.css';
import { hrefsIn } from './translate';

const texts = officeSiteTexts.shop;

type FromCategoriesProps = {
  /** The navigation that they are put in, as it stands. */
  field: ToldField;
  menu: readonly Entry[];
  /** Of the menu: pages in it are led to where they are there. */
  language: string;
  put: (menu: Entry[], count: number) => void;
  close: () => void;
};

/** Chooses categories of the shop, to be put in a navigation as ordinary entries. */
export default function FromCategories(props: FromCategoriesProps) {
  const { field, menu, language, put, close } = props;
  const { data, error } = useQuery({
    queryKey: ['menu-categories', language],
    queryFn: ({ signal }) =>
      call<ToldMenuCategory[]>('GET', `site/categories?language=${language}`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const branches = treeOf(data ?? []);
  const leading = branches.flatMap(everyIn).filter(({ href }) => href !== undefined);
  const known = new Set(hrefsIn(menu));
  const choose = (some: readonly Branch[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const { id, href } of some) {
      if (isChosen && href !== undefined) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  const isAll = leading.length > 0 && chosen.size === leading.length;
  return (
    <Dialog title={texts.act} close={close}>
      <div className={styles.dialogParts}>
        <p>{texts.lead}</p>
        {!data && <p role="status">{error ? error.message : officeTexts.loading}</p>}
        {data && leading.length === 0 && (
          <p role="status">
            {data.length === 0 ? texts.none : texts.noPage}{' '}
            <Link href={data.length === 0 ? '/product' : '/page'}>
              {data.length === 0 ? texts.toProducts : texts.toPages}
            </Link>
          </p>
        )}
        {leading.length > 0 && (
          <fieldset className={styles.categories}>
            <legend className={inputs.label}>{texts.which}</legend>
            <label className={inputs.choice}>
              <input
                type="checkbox"
                checked={isAll}
                onChange={() => choose(leading, !isAll)}
                ref={(box) => {
                  if (box) box.indeterminate = chosen.size > 0 && !isAll;
                }}
              />
              <strong>{texts.all(leading.length)}</strong>
            </label>
            <Branches {...{ branches, chosen, choose, known }} />
          </fieldset>
        )}
        <p role="status">{data && leading.length > 0 && texts.count(chosen.size)}</p>
        <Button
          type="button"
          aria-disabled={chosen.size === 0 || undefined}
          onClick={() => {
            if (chosen.size === 0) return;
            put(menuOf(field, menu, { branches, chosen }), chosen.size);
            close();
          }}
        >
          {texts.run}
        </Button>
      </div>
    </Dialog>
  );
}

type BranchesProps = {
  branches: readonly Branch[];
  chosen: ReadonlySet<number>;
  choose: (some: readonly Branch[], isChosen: boolean) => void;
  /** Where the menu leads already. */
  known: ReadonlySet<string>;
};

/** Categories below each other; choosing one chooses what is below it. */
function Branches({ branches, ...props }: BranchesProps) {
  const { chosen, choose, known } = props;
  return (
    <ul>
      {branches.map((branch) => {
        const { id, title, href, below } = branch;
        return (
          <li key={id}>
            <label className={inputs.choice}>
              <input
                type="checkbox"
                disabled={href === undefined}
                checked={chosen.has(id)}
                onChange={({ target }) => choose(everyIn(branch), target.checked)}
              />
              <span>
                {title} <span className={styles.soft}>{href ?? texts.lacksPage}</span>
                {href !== undefined && known.has(href) && (
                  <span className={styles.soft}> · {texts.isThere}</span>
                )}
              </span>
            </label>
            {below.length > 0 && <Branches {...props} branches={below} />}
          </li>
        );
      })}
    </ul>
  );
}
