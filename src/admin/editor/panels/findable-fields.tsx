import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ToldFindable } from '#features/office/contract';
import { seoDescription } from '#kernel/limits-content';
import { panelTexts as texts } from '#kernel/messages/nl-panels';
import { resultText, resultTitle } from '#kernel/quality/findable';
import { textWidth } from '#kernel/quality/text-width';
import { Button } from '#ui/button.view';
import { call } from '../../calls';
import { Limited } from '../../inputs/limited';
import { readLocal, writeLocal } from '../../local';
import { tell } from '../../shell/toasts';
import type { PanelProps } from './panel-props';
import styles from './panels.module.css';
import type { Shown } from './shown-elsewhere';

export type Typed = { seo_title: string; seo_description: string; noindex: boolean };

const typedOf = ({ seoTitle, seoDescription, noindex }: ToldFindable): Typed => ({
  ...{ seo_title: seoTitle, seo_description: seoDescription, noindex },
});

const isSame = (one: Typed, other: Typed): boolean =>
  one.noindex === other.noindex &&
  one.seo_title.trim() === other.seo_title.trim() &&
  one.seo_description.trim() === other.seo_description.trim();

/** What is typed, which the device keeps until it is saved: a panel closes when a block is chosen. */
export const useTyped = (found: ToldFindable, key: string) => {
  const [typed, setTyped] = useState(() => readLocal<Typed>(key) ?? typedOf(found));
  const isChanged = !isSame(typed, typedOf(found));
  useEffect(() => {
    writeLocal(key, isChanged ? typed : undefined);
  }, [key, typed, isChanged]);
  return { typed, setTyped, isChanged };
};

/** How much of the room a text takes. */
function Length({
  id,
  text,
  room,
}: {
  id: string;
  text: string;
  room: typeof resultTitle | typeof resultText;
}) {
  const width = textWidth(text, room.size);
  const isTooLong = width > room.most;
  return (
    <p id={id} className={isTooLong ? styles.tooLong : styles.length}>
      <meter
        className={styles.meter}
        aria-hidden="true"
        min={0}
        max={room.most}
        value={Math.min(width, room.most)}
      />
      {texts.length(text.length, width, room.most)}
    </p>
  );
}

type FieldsProps = Shown & {
  typed: Typed;
  isChanged: boolean;
  setTyped: (typed: Typed) => void;
  ids: { title: string; description: string; noindex: string };
  work: PanelProps['work'];
  pageId: number;
  refetch: () => Promise<void>;
};

/** What search engines are told: it holds once it is saved. */
export function Fields(props: FieldsProps) {
  const { found, typed, isChanged, setTyped, ids, head, description, work, pageId, refetch } =
    props;
  const [isSaving, setSaving] = useState(false);
  const { mayWrite } = found;
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || !isChanged) return;
    setSaving(true);
    const { seo_title, seo_description, noindex } = typed;
    const data = {
      ...(mayWrite.seo_title && { seo_title: seo_title.trim() || null }),
      ...(mayWrite.seo_description && { seo_description: seo_description.trim() || null }),
      ...(mayWrite.noindex && { noindex }),
    };
    const isDone = await work.writeBeside((revision) =>
      call('PATCH', `pages/${pageId}/findable`, { body: { data, revision } }),
    );
    if (isDone) tell(texts.saved);
    if (!isHere.current) return;
    if (isDone) await refetch();
    setSaving(false);
  };
  return (
    <form className={styles.fields} onSubmit={(event) => void save(event)}>
      <div>
        <label htmlFor={ids.title} className={styles.label}>
          {texts.seoTitle}
        </label>
        <input
          id={ids.title}
          className={styles.input}
          value={typed.seo_title}
          placeholder={found.title}
          readOnly={!mayWrite.seo_title}
          aria-describedby={`${ids.title}-length ${ids.title}-help`}
          onChange={({ target }) => setTyped({ ...typed, seo_title: target.value })}
        />
        <Length id={`${ids.title}-length`} text={head} room={resultTitle} />
        <p id={`${ids.title}-help`} className={styles.note}>
          {texts.seoTitleHelp}
        </p>
      </div>
      <div>
        <label htmlFor={ids.description} className={styles.label}>
          {texts.seoDescription}
        </label>
        <Limited
          id={ids.description}
          text={typed.seo_description}
          most={seoDescription}
          describedBy={`${ids.description}-length`}
        >
          {(control) => (
            <textarea
              {...control}
              className={styles.input}
              rows={4}
              value={typed.seo_description}
              readOnly={!mayWrite.seo_description}
              onChange={({ target }) => setTyped({ ...typed, seo_description: target.value })}
            />
          )}
        </Limited>
        <Length id={`${ids.description}-length`} text={description} room={resultText} />
      </div>
      <label className={styles.check}>
        <input
          id={ids.noindex}
          type="checkbox"
          checked={typed.noindex}
          disabled={!mayWrite.noindex}
          onChange={({ target }) => setTyped({ ...typed, noindex: target.checked })}
        />
        {texts.noindex}
      </label>
      {(mayWrite.seo_title || mayWrite.seo_description || mayWrite.noindex) && (
        <>
          <p className={styles.note}>{texts.atOnce}</p>
          <Button
            type="submit"
            kind="secondary"
            aria-disabled={isSaving || !isChanged || undefined}
          >
            {isSaving ? texts.saving : texts.save}
          </Button>
        </>
      )}
    </form>
  );
}
