import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ToldFindable } from '#features/office/contract';
import { panelTexts as texts } from '#kernel/messages/nl-panels';
import { type LackPlace, lacksOf, resultText, resultTitle } from '#kernel/quality/findable';
import { cutToWidth, textWidth } from '#kernel/quality/text-width';
import { Button } from '#ui/button.view';
import { call } from '../../calls';
import { controlId } from '../../form/field-row';
import { tell } from '../../shell/toasts';
import { Finding } from './finding';
import type { PanelProps } from './panel-props';
import styles from './panels.module.css';
import { emptyPicture, headingPlace } from './places';
import { useQuietTree } from './use-quiet-tree';

type Typed = { seo_title: string; seo_description: string; noindex: boolean };

const typedOf = ({ seoTitle, seoDescription, noindex }: ToldFindable): Typed => ({
  ...{ seo_title: seoTitle, seo_description: seoDescription, noindex },
});

/** How the page will look where it is found, and what is missing. */
export default function FindablePanel(props: PanelProps) {
  const { pageId, work } = props;
  const tree = useQuietTree(work.work.tree);
  const { data, error, refetch } = useQuery({
    queryKey: ['findable', pageId],
    queryFn: async ({ signal }) => {
      // The server looks at the draft that it has.
      await work.save();
      return call<ToldFindable>('GET', `pages/${pageId}/findable`, { signal });
    },
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  });
  const shown = useRef(tree);
  useEffect(() => {
    if (shown.current !== tree) void refetch();
    shown.current = tree;
  }, [tree, refetch]);
  if (error) return <p role="alert">{texts.failed}</p>;
  if (!data) return <p role="status">{texts.loading}</p>;
  return <Found {...props} found={data} refetch={async () => void (await refetch())} />;
}

type FoundProps = PanelProps & { found: ToldFindable; refetch: () => Promise<void> };

/** Of a form's state, by what keeps a page from being seen. */
const fieldOf = { offline: 'state', later: 'online_from', over: 'online_until' } as const;

function Found({ found, refetch, ...props }: FoundProps) {
  const { pageId, work, all, types, lead, insert, isReadOnly } = props;
  const [typed, setTyped] = useState(() => typedOf(found));
  const title = typed.seo_title.trim() || found.title;
  const head = title.includes(found.siteName) ? title : `${title} | ${found.siteName}`;
  const description = typed.seo_description.trim();
  const isSaved = (name: 'seoTitle' | 'seoDescription', now: string) => found[name].trim() === now;
  const lacks = lacksOf({
    ...{ title: head, description, noindex: typed.noindex, headings: found.headings },
    ...{ hasPicture: found.picture !== null, unseen: found.unseen },
    // Of what is typed it isn't known yet.
    sameTitle: isSaved('seoTitle', typed.seo_title.trim())
      ? found.sameTitle.map(({ path }) => path)
      : [],
    sameDescription: isSaved('seoDescription', description)
      ? found.sameDescription.map(({ path }) => path)
      : [],
  });
  const ids = { title: useId(), description: useId(), noindex: useId() };
  const focus = (id: string) => () => document.getElementById(id)?.focus();

  /** What puts something right; undefined: another screen does, or nothing here. */
  const mendOf = (place: LackPlace, lack: string): (() => void) | undefined => {
    if (place === 'title' || place === 'description' || place === 'noindex') {
      const name = place === 'noindex' ? 'noindex' : (`seo_${place}` as const);
      return found.mayWrite[name] ? focus(ids[place]) : undefined;
    }
    if (isReadOnly || (place !== 'picture' && place !== 'heading')) return undefined;
    const at =
      place === 'picture'
        ? emptyPicture(all, types)
        : headingPlace(all, types, lack === 'noHeading' ? 'noHeading' : 'manyHeadings');
    const { id, name } = at ?? {};
    return id === undefined ? insert : () => lead(id, name);
  };

  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{texts.findable}</h2>
      <p role="status" className={styles.count}>
        {lacks.length === 0 ? texts.fine : texts.points(lacks.length)}
      </p>
      <ul className={styles.findings}>
        {lacks.map(({ lack, place }) => {
          const same = lack === 'sameTitle' ? found.sameTitle : found.sameDescription;
          const also = lack.startsWith('same')
            ? ` ${texts.alsoAt(same.map(({ path }) => path))}`
            : '';
          const field = lack in fieldOf ? fieldOf[lack as keyof typeof fieldOf] : undefined;
          return (
            <Finding
              key={lack}
              told={texts.lacks[lack] + also}
              mend={mendOf(place, lack)}
              link={
                field && (
                  <Link href={`/page/${pageId}#${controlId(field)}`} className={styles.mend}>
                    {texts.mend}
                    <span className="visually-hidden">{texts.mendWhat(texts.lacks[lack])}</span>
                  </Link>
                )
              }
            />
          );
        })}
      </ul>
      <Result {...{ found, head, description }} />
      <Fields {...{ found, typed, setTyped, ids, head, description, work, pageId, refetch }} />
      <SharedCard {...{ found, head, description }} />
    </div>
  );
}

type Shown = { found: ToldFindable; head: string; description: string };

/** The parts of an address as Google writes them: 'brink.example › over-ons'. */
const wordsOfAddress = (address: string): { host: string; path: string } => {
  const { host, pathname } = new URL(address);
  const parts = decodeURI(pathname).split('/').filter(Boolean);
  return { host, path: parts.map((part) => ` › ${part}`).join('') };
};

function Result({ found, head, description }: Shown) {
  const { host, path } = wordsOfAddress(found.address);
  return (
    <section className={styles.part} aria-label={texts.google}>
      <h3 className={styles.heading}>{texts.google}</h3>
      <div className={styles.result}>
        <p className={styles.from}>
          <span className={styles.dot} aria-hidden="true">
            {found.siteName.slice(0, 1)}
          </span>
          <span>
            {found.siteName}
            <span className={styles.address}>
              {host}
              {path}
            </span>
          </span>
        </p>
        <p className={styles.resultTitle}>{cutToWidth(head, resultTitle)}</p>
        <p className={description === '' ? styles.guess : styles.resultText}>
          {description === '' ? texts.noDescription : cutToWidth(description, resultText)}
        </p>
      </div>
    </section>
  );
}

function SharedCard({ found, head, description }: Shown) {
  return (
    <section className={styles.part} aria-label={texts.shared}>
      <h3 className={styles.heading}>{texts.shared}</h3>
      <div className={styles.card}>
        {found.picture === null ? (
          <p className={styles.noPicture}>{texts.noPicture}</p>
        ) : (
          <img className={styles.cardPicture} src={found.picture} alt="" />
        )}
        <div className={styles.cardText}>
          <p className={styles.address}>{wordsOfAddress(found.address).host}</p>
          <p className={styles.cardTitle}>{head}</p>
          {description !== '' && <p className={styles.cardLines}>{description}</p>}
        </div>
      </div>
    </section>
  );
}

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
  setTyped: (typed: Typed) => void;
  ids: { title: string; description: string; noindex: string };
  work: PanelProps['work'];
  pageId: number;
  refetch: () => Promise<void>;
};

/** What search engines are told: it holds once it is saved. */
function Fields(props: FieldsProps) {
  const { found, typed, setTyped, ids, head, description, work, pageId, refetch } = props;
  const [isSaving, setSaving] = useState(false);
  const { mayWrite } = found;
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(found));
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
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
        <textarea
          id={ids.description}
          className={styles.input}
          rows={4}
          maxLength={500}
          value={typed.seo_description}
          readOnly={!mayWrite.seo_description}
          aria-describedby={`${ids.description}-length`}
          onChange={({ target }) => setTyped({ ...typed, seo_description: target.value })}
        />
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
          <Button type="submit" kind="secondary" disabled={isSaving || !isChanged}>
            {isSaving ? texts.saving : texts.save}
          </Button>
        </>
      )}
    </form>
  );
}
