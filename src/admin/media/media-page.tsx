import { type DragEvent, lazy, Suspense, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { LibraryPicture } from '#features/library/contract';
import { library as limits } from '#kernel/limits-library';
import { officeTexts } from '#kernel/messages/nl-office';
import { mediaTexts as texts } from '#kernel/messages/nl-office-media';
import { path } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { Failed } from '../failed';
import { Leaf } from '../leaf';
import list from '../list/list.module.css';
import { SearchBox } from '../search-box';
import { useEntity, useStart } from '../start';
import { useTitle } from '../use-title';
import { readKept } from './kept';
import { Many } from './many';
import styles from './media.module.css';
import { usePictureChoices, usePictures } from './use-pictures';

const UploadDialog = lazy(() => import('./upload-dialog'));

const ACCESS = 'media';
/** As a folder's value: pictures that are in none. */
const IN_NONE = '-';

/** All pictures of the site. Its address says which are shown. */
export default function MediaPage({ isAdding = false }: { isAdding?: boolean }) {
  const search = useSearch();
  const [, go] = useLocation();
  const entity = useEntity(ACCESS);
  const params = new URLSearchParams(search);
  const start = Number(params.get('start') ?? 0) || 0;
  const { data, error, refetch } = usePictures(search);
  const choices = usePictureChoices();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [files, setFiles] = useState<readonly File[] | undefined>(isAdding ? [] : undefined);
  const [isOver, setOver] = useState(false);
  useTitle(texts.title);
  const set = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(search);
    if (name !== 'start') next.delete('start');
    if (value === undefined || (value === '' && name !== 'folder')) next.delete(name);
    else next.set(name, value);
    setChosen(new Set());
    go(`/${ACCESS}${next.size > 0 ? `?${next}` : ''}`, { replace: name === 'q' });
  };
  const mayAdd = entity?.may.create === true;
  const mayChange = entity?.may.change === true;
  const dropping = {
    onDragOver: (event: DragEvent) => {
      if (!mayAdd || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!mayAdd || event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      setFiles([...event.dataTransfer.files]);
    },
  };
  const { member } = useStart();
  const kept = files ? undefined : readKept(member.id);
  const closeUpload = () => {
    setFiles(undefined);
    if (isAdding) go(`/${ACCESS}`, { replace: true });
  };
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const folder = params.get('folder');
  return (
    <div className={isOver ? styles.over : styles.page} {...dropping}>
      <div className={list.head}>
        <h1 className={list.title}>{texts.title}</h1>
        {data && (
          <p className={list.count} role="status">
            {texts.count(data.total)}
          </p>
        )}
        {mayAdd && (
          <Button type="button" className={list.create} onClick={() => setFiles([])}>
            {texts.add}
          </Button>
        )}
      </div>
      {mayAdd && kept && (
        <p>
          {texts.upload.unfinished(kept.count)}{' '}
          <button type="button" className={list.plain} onClick={() => setFiles([])}>
            {texts.upload.goOn}
          </button>
        </p>
      )}
      <div className={list.tools}>
        <SearchBox
          label={texts.search}
          value={params.get('q') ?? ''}
          onSearch={(text) => set('q', text)}
        />
        <label className={list.filter}>
          <span className={list.filterName}>{texts.folder}</span>
          <select
            className={list.select}
            value={folder === '' ? IN_NONE : (folder ?? '')}
            onChange={({ target: { value } }) =>
              set('folder', value === '' ? undefined : value === IN_NONE ? '' : value)
            }
          >
            <option value="">{texts.allFolders}</option>
            <option value={IN_NONE}>{texts.noFolder}</option>
            {choices?.folders.map(({ name, count }) => (
              <option key={name} value={name}>{`${name} (${count})`}</option>
            ))}
          </select>
        </label>
        <label className={list.filter}>
          <span className={list.filterName}>{texts.tag}</span>
          <select
            className={list.select}
            value={params.get('tag') ?? ''}
            onChange={({ target }) => set('tag', target.value)}
          >
            <option value="">{texts.allTags}</option>
            {choices?.tags.map(({ name, count }) => (
              <option key={name} value={name}>{`${name} (${count})`}</option>
            ))}
          </select>
        </label>
        <label className={list.filter}>
          <span className={list.filterName}>{texts.show}</span>
          <select
            className={list.select}
            value={params.get('without') ?? ''}
            onChange={({ target }) => set('without', target.value)}
          >
            <option value="">{texts.showAll}</option>
            <option value="alt">{texts.withoutAlt(choices?.withoutAlt ?? 0)}</option>
            <option value="use">{texts.unused}</option>
          </select>
        </label>
      </div>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && data.pictures.length > 0 && (
        <ul className={styles.grid}>
          {data.pictures.map((picture) => (
            <Card
              key={picture.id}
              picture={picture}
              isChosen={chosen.has(picture.id)}
              {...(mayChange && { toggle: () => toggle(picture.id) })}
            />
          ))}
        </ul>
      )}
      {data?.pictures.length === 0 && (
        <div className={list.none} role="status">
          <p>{search === '' && mayAdd ? texts.noneYet : texts.none}</p>
          {search !== '' && (
            <button type="button" className={list.plain} onClick={() => go(`/${ACCESS}`)}>
              {texts.clear}
            </button>
          )}
        </div>
      )}
      {data && (
        <Leaf
          {...{ start, page: limits.page, hasMore: start + limits.page < data.total }}
          label={texts.pages}
          previous={texts.previous}
          place={texts.page(start + 1, start + data.pictures.length, data.total)}
          next={texts.next}
          go={(to) => set('start', to)}
        />
      )}
      {chosen.size > 0 && (
        <Many ids={[...chosen]} choices={choices} clear={() => setChosen(new Set())} />
      )}
      {isOver && <p className={styles.dropHere}>{texts.drop}</p>}
      {files && (
        <Suspense fallback={null}>
          <UploadDialog files={files} folder={folder ?? ''} choices={choices} close={closeUpload} />
        </Suspense>
      )}
    </div>
  );
}

type CardProps = { picture: LibraryPicture; isChosen: boolean; toggle?: () => void };

function Card({ picture, isChosen, toggle }: CardProps) {
  const { id, key, title, alt, folder, decorative } = picture;
  const name = title || key;
  return (
    <li className={isChosen ? styles.cardChosen : styles.card}>
      <Link href={`/${ACCESS}/${id}`} className={styles.link}>
        <img
          src={`${path.media}/${key}/320.webp`}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.thumb}
        />
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{folder}</span>
        {alt === '' && !decorative && <span className={styles.lacks}>{texts.lacksAlt}</span>}
      </Link>
      {toggle && (
        <label className={styles.tick}>
          <input type="checkbox" checked={isChosen} onChange={toggle} />
          <span className="visually-hidden">{texts.select(name)}</span>
        </label>
      )}
    </li>
  );
}
