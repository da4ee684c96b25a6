import { useRef } from 'react';
import type { ToldListItem, ToldListPreview } from '#features/merchandising/contract';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import form from '../form/form.module.css';
import { thumbnail } from '../inputs/thumbnail';
import list from '../list/list.module.css';
import styles from './arrange.module.css';
import type { Arranging } from './use-arranging';

type PreviewProps = { preview: ToldListPreview; arranging: Arranging; isChanged: boolean };

/** What comes first in the list as visitors have it, and beside it what would. */
export function Preview({ preview, arranging, isChanged }: PreviewProps) {
  const { now, soon, total } = preview;
  const body = useRef<HTMLTableSectionElement>(null);
  const moved = soon.filter(({ id }, at) => now[at]?.id !== id).length;
  const rows = Array.from({ length: Math.max(now.length, soon.length) }, (_, at) => at);
  /** The place stays where it was: who presses once more hides nothing else. */
  const hide = (item: ToldListItem, at: number) => {
    arranging.hide(item);
    body.current?.querySelectorAll<HTMLElement>('[data-soon]')[at]?.focus();
  };
  return (
    <section>
      <h2 className={form.sectionTitle}>{texts.preview}</h2>
      <p className={total === 0 ? list.bad : form.kept} role="status">
        {total === 0 ? texts.empty : texts.showing(soon.length, total)}
        {total > 0 && isChanged && `. ${moved === 0 ? texts.same : texts.moved(moved)}`}
      </p>
      <table className={styles.preview}>
        <caption className="visually-hidden">{texts.preview}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.place}</span>
            </th>
            <th scope="col">{texts.now}</th>
            <th scope="col">{texts.soon}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td>{now[at] && <Item item={now[at]} />}</td>
              <td data-soon="" tabIndex={-1}>
                {soon[at] && (
                  <>
                    <Item item={soon[at]} at={at} />
                    <span className={styles.acts}>
                      <PinButton item={soon[at]} place={at + 1} arranging={arranging} />
                      <button
                        type="button"
                        className={list.step}
                        aria-label={texts.hideOf(soon[at].title)}
                        onClick={() => hide(soon[at] as ToldListItem, at)}
                      >
                        {texts.hide}
                      </button>
                    </span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type PinButtonProps = { item: ToldListItem; place: number; arranging: Arranging };

function PinButton({ item, place, arranging }: PinButtonProps) {
  const { arrangement, pin, free } = arranging;
  const isPinned = arrangement.pins.some(({ id }) => id === item.id);
  return (
    <button
      type="button"
      className={list.step}
      aria-label={isPinned ? texts.unpinOf(item.title) : texts.pinOf(item.title, place)}
      onClick={() => (isPinned ? free(item) : pin(item, place))}
    >
      {isPinned ? texts.unpin : texts.pin}
    </button>
  );
}

/** `at`: counted from 0 where it would be; left out: it is told as it is now. */
function Item({ item, at }: { item: ToldListItem; at?: number }) {
  const { title, note, picture, was, isPinned, why } = item;
  const isMoved = at !== undefined && was !== at + 1;
  return (
    <span className={styles.item}>
      {picture ? (
        <img src={thumbnail(picture)} alt="" width={44} height={56} loading="lazy" />
      ) : (
        <span className={styles.noPicture} />
      )}
      <span className={styles.about}>
        <span className={styles.itemTitle}>{title}</span>
        <span className={styles.soft}>{note}</span>
        {(isPinned || isMoved || why !== '') && (
          <span className={styles.soft}>
            {isPinned && <span className={list.online}>{texts.isPinned}</span>}{' '}
            {isMoved && <strong>{was === 0 ? texts.wasNot : texts.was(was)}</strong>}
            {isMoved && why !== '' && ' · '}
            {why}
          </span>
        )}
      </span>
    </span>
  );
}
