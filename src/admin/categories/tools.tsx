import { Link } from 'wouter';
import type { ToldCategory } from '#features/categories/contract';
import type { ToldEntity } from '#features/office/contract';
import { categoryTexts as texts } from '#kernel/messages/nl-categories';
import type { Place } from '#kernel/values/place-category';
import site from '../site/site.module.css';
import { useToolbarKeys } from '../use-toolbar-keys';
import styles from './categories.module.css';
import { placeByKey, type Shown } from './tree-model';

export type Asked = 'move' | 'rename' | 'add' | 'addBelow' | 'remove';

type ToolsProps = {
  entity: ToldEntity;
  all: readonly ToldCategory[];
  current: Shown;
  mayMove: boolean;
  move: (id: number, place: Place) => void;
  refuse: (one: Shown, key: string) => void;
  ask: (asked: Asked) => void;
};

const arrows = [
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowRight', 'into'],
  ['ArrowLeft', 'out'],
] as const;

/** What can be done with the chosen category. */
export function Tools({ entity, all, current, mayMove, move, refuse, ask }: ToolsProps) {
  const keys = useToolbarKeys();
  const { row } = current;
  const { may } = entity;
  const tool = (asked: Asked) => (
    <button type="button" className={site.tool} onClick={() => ask(asked)}>
      {texts[asked === 'move' ? 'moveTo' : asked]}
    </button>
  );
  return (
    <div
      {...keys}
      role="toolbar"
      aria-label={texts.tools(row.title)}
      className={`${site.tools} ${styles.tools}`}
    >
      {mayMove && (
        <>
          {tool('move')}
          {arrows.map(([key, label]) => {
            const place = placeByKey(all, current, key);
            return (
              <button
                key={key}
                type="button"
                className={site.tool}
                aria-disabled={place === undefined}
                onClick={() => (place ? move(row.id, place) : refuse(current, key))}
              >
                {texts[label]}
              </button>
            );
          })}
        </>
      )}
      {may.change && tool('rename')}
      {may.create && tool('addBelow')}
      <Link className={site.tool} href={`/category/${row.id}`}>
        {texts.edit}
      </Link>
      <Link className={site.tool} href={`/product?f.categories=${row.id}`}>
        {texts.show}
      </Link>
      {may.delete && tool('remove')}
    </div>
  );
}
