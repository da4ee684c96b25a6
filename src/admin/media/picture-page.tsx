import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { FocalPoint, WholePicture } from '#features/library/contract';
import type { ToldRow } from '#features/office/contract';
import { library as limits } from '#kernel/limits-library';
import { officeTexts } from '#kernel/messages/nl-office';
import { mediaTexts } from '#kernel/messages/nl-office-media';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Confirm } from '../confirm';
import controls from '../controls.module.css';
import { Failed } from '../failed';
import { History } from '../form/history';
import { Limited } from '../inputs/limited';
import { noteFocus } from '../keep-focus';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { tell } from '../shell/toasts';
import { useEntity } from '../start';
import { useKeptFromLeaving } from '../use-kept-from-leaving';
import { useTitle } from '../use-title';
import { FocalPointInput } from './focal-point';
import { FolderLine } from './folder-line';
import styles from './media.module.css';
import { Replace } from './replace';
import { splitTags } from './send-picture';
import { TagsLine } from './tags-line';
import { usePictureChoices } from './use-pictures';
import { countUses, Used, useUses } from './used';

const texts = mediaTexts.one;

/** One picture: what is said of it, what stays in sight, where it stands. */
export default function PicturePage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['media', 'one', id],
    queryFn: ({ signal }) => call<WholePicture>('GET', `media/${id}`, { signal }),
    refetchOnWindowFocus: false,
  });
  useTitle(data ? data.title || data.key : mediaTexts.title);
  if (error) return <Failed error={error} again={refetch} />;
  if (!data) return <p role="status">{officeTexts.loading}</p>;
  return <Loaded key={data.revision} picture={data} reload={refetch} />;
}

type Said = {
  title: string;
  alt: string;
  isDecorative: boolean;
  folder: string;
  tags: string;
  focus: FocalPoint | null;
};

const saidOf = (picture: WholePicture): Said => ({
  ...{ title: picture.title, alt: picture.alt, isDecorative: picture.decorative },
  ...{ folder: picture.folder, tags: picture.tags.join(', '), focus: picture.focus ?? null },
});

const dataOf = ({ title, alt, isDecorative, folder, tags, focus }: Said) => ({
  ...{ title: title.trim(), alt: isDecorative ? '' : alt.trim(), decorative: isDecorative },
  ...{ folder: folder.trim(), tags: splitTags(tags) },
  ...{ focus_x: focus?.x ?? null, focus_y: focus?.y ?? null },
});

type LoadedProps = { picture: WholePicture; reload: () => Promise<unknown> };

function Loaded({ picture, reload }: LoadedProps) {
  const client = useQueryClient();
  const entity = useEntity('media');
  const choices = usePictureChoices();
  const [said, setSaid] = useState(() => saidOf(picture));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isStale, setStale] = useState(false);
  const isReadOnly = entity?.may.change !== true;
  const isChanged = JSON.stringify(said) !== JSON.stringify(saidOf(picture));
  const change = (more: Partial<Said>) => setSaid({ ...said, ...more });
  // What was typed isn't lost by a slip.
  useKeptFromLeaving(isChanged);
  const save = async () => {
    if (!isChanged) return;
    setProblems({});
    const focusAgain = noteFocus();
    try {
      const body = { data: dataOf(said), revision: picture.revision };
      await call('PATCH', `rows/media/${picture.id}`, { body });
      await client.invalidateQueries({ queryKey: ['media'] });
      tell(texts.saved);
      focusAgain();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setStale(error.status === 412);
      setProblems({ '': error.message, ...error.problem.fields });
    }
  };
  const name = picture.title || picture.key;
  const described = (field: string, hint?: string) => ({
    id: `media-${field}`,
    isWrong: problems[field] !== undefined,
    describedBy: [problems[field] && `media-${field}-problem`, hint].filter(Boolean).join(' '),
  });
  const line = { className: controls.control, disabled: isReadOnly };
  return (
    <div className={styles.one}>
      <div className={styles.oneHead}>
        <Link href="/media" className={styles.back}>
          {texts.back}
        </Link>
        <h1 className={list.title}>{name}</h1>
      </div>
      <FocalPointInput
        picture={picture}
        focus={said.focus}
        change={(focus) => change({ focus })}
        isReadOnly={isReadOnly}
      />
      <div className={styles.side}>
        <form
          className={styles.stack}
          aria-label={texts.about}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <div>
            <label htmlFor="media-title" className={styles.label}>
              {texts.titleField}
            </label>
            <Limited {...described('title')} text={said.title} most={limits.title}>
              {(control) => (
                <input
                  {...line}
                  {...control}
                  value={said.title}
                  onChange={({ target }) => change({ title: target.value })}
                />
              )}
            </Limited>
            <Problem field="title" problems={problems} />
          </div>
          <div>
            <label htmlFor="media-alt" className={styles.label}>
              {mediaTexts.upload.alt}
            </label>
            <Limited
              {...described('alt')}
              text={said.isDecorative ? '' : said.alt}
              most={limits.alt}
            >
              {(control) => (
                <textarea
                  {...line}
                  {...control}
                  rows={3}
                  value={said.isDecorative ? '' : said.alt}
                  disabled={isReadOnly || said.isDecorative}
                  onChange={({ target }) => change({ alt: target.value })}
                />
              )}
            </Limited>
            <Problem field="alt" problems={problems} />
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={said.isDecorative}
                disabled={isReadOnly}
                onChange={({ target }) => change({ isDecorative: target.checked })}
              />
              <span>
                {mediaTexts.upload.decorative}{' '}
                <span className={styles.note}>{mediaTexts.upload.decorativeHint}</span>
              </span>
            </label>
          </div>
          <div>
            <label htmlFor="media-folder" className={styles.label}>
              {mediaTexts.folder}
            </label>
            <FolderLine
              {...described('folder')}
              value={said.folder}
              change={(folder) => change({ folder })}
              choices={choices}
              isReadOnly={isReadOnly}
            />
            <Problem field="folder" problems={problems} />
          </div>
          <div>
            <label htmlFor="media-tags" className={styles.label}>
              {texts.tags}
            </label>
            <TagsLine
              {...described('tags', 'media-tags-hint')}
              value={said.tags}
              change={(tags) => change({ tags })}
              isReadOnly={isReadOnly}
            />
            <p id="media-tags-hint" className={styles.note}>
              {mediaTexts.upload.tagsHint}
            </p>
            <Problem field="tags" problems={problems} />
          </div>
          {problems[''] && (
            <p role="alert" className={styles.problem}>
              {isStale ? texts.stale : problems['']}{' '}
              {isStale && (
                <button type="button" className={controls.plain} onClick={() => void reload()}>
                  {texts.reload}
                </button>
              )}
            </p>
          )}
          {!isReadOnly && (
            <div className={styles.save}>
              <Button type="submit" aria-disabled={!isChanged || undefined}>
                {texts.save}
              </Button>
              {isChanged && <span className={styles.note}>{texts.unsaved}</span>}
            </div>
          )}
        </form>
        <div>
          <h2 className={styles.subtitle}>{texts.file}</h2>
          <p className={styles.note}>
            {texts.size(picture.width, picture.height)}
            {picture.fileName && <> · {picture.fileName}</>}
          </p>
          <p className={styles.note}>{texts.addedBy(whenOf(picture.createdAt), picture.by)}</p>
        </div>
        <Places picture={picture} />
        <Past picture={picture} reload={reload} />
      </div>
    </div>
  );
}

function Problem({ field, problems }: { field: string; problems: Record<string, string> }) {
  return problems[field] ? (
    <p id={`media-${field}-problem`} className={styles.problem}>
      {problems[field]}
    </p>
  ) : null;
}

/** Where it stands, and what that lets one do with it. */
function Places({ picture }: { picture: WholePicture }) {
  const entity = useEntity('media');
  const uses = useUses(picture.id);
  return (
    <>
      <Used uses={uses} />
      {entity?.may.change && uses && <Replace picture={picture} count={countUses(uses)} />}
      {entity?.may.delete && uses && <Remove picture={picture} isUsed={countUses(uses) > 0} />}
    </>
  );
}

function Remove({ picture, isUsed }: { picture: WholePicture; isUsed: boolean }) {
  const client = useQueryClient();
  const [, go] = useLocation();
  const [asks, setAsks] = useState(false);
  if (isUsed) return <p className={styles.note}>{texts.removeNot}</p>;
  const remove = async () => {
    setAsks(false);
    try {
      const body = { revision: picture.revision };
      await call('DELETE', `rows/media/${picture.id}`, { body });
      tell(texts.removed);
      go('/media');
      await client.invalidateQueries({ queryKey: ['media', 'list'] });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tell(error.message);
    }
  };
  return (
    <div>
      <button type="button" className={styles.remove} onClick={() => setAsks(true)}>
        {texts.remove}
      </button>
      <Confirm
        isOpen={asks}
        title={texts.removeSure(picture.title || picture.key)}
        text={texts.removeText}
        action={texts.remove}
        close={() => setAsks(false)}
        confirm={remove}
      />
    </div>
  );
}

function Past({ picture, reload }: LoadedProps) {
  const entity = useEntity('media');
  if (!entity) return null;
  const { id, revision, title } = picture;
  const row: ToldRow = { id, revision, title, values: {} };
  return <History entity={entity} row={row} reload={reload} />;
}
