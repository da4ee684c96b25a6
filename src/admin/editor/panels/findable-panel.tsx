import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import type { ToldFindable } from '#features/office/contract';
import { followTexts as follow } from '#kernel/messages/nl-follow';
import { panelTexts as texts } from '#kernel/messages/nl-panels';
import { type LackPlace, lacksOf } from '#kernel/quality/findable';
import { call } from '../../calls';
import { controlId } from '../../form/field-row';
import { useStart } from '../../start';
import { labelOf, wordsOf } from '../block-words';
import { Fields, useTyped } from './findable-fields';
import { Finding } from './finding';
import type { PanelProps } from './panel-props';
import styles from './panels.module.css';
import { emptyPicture, headingPlace } from './places';
import { Result, SharedCard } from './shown-elsewhere';
import { useQuietTree } from './use-quiet-tree';

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
  const { member } = useStart();
  const { typed, setTyped, isChanged } = useTyped(
    found,
    `etalage-office-findable ${member.id} ${pageId}`,
  );
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
  const { deadLinks } = found;
  const count = lacks.length + deadLinks.length;
  const ids = { title: useId(), description: useId(), noindex: useId() };
  const byId = new Map(all.map(({ block }) => [block.props.id, block]));
  const whereOf = (id: string): string | undefined => {
    const block = byId.get(id);
    return block && [labelOf(types, block), wordsOf(block)].filter(Boolean).join(': ');
  };
  const focus = (id: string) => () => document.getElementById(id)?.focus();

  /** What puts something right; undefined: another screen does, or nothing here. */
  const mendOf = (place: LackPlace): (() => void) | undefined => {
    if (place === 'title' || place === 'description' || place === 'noindex') {
      const name = place === 'noindex' ? 'noindex' : (`seo_${place}` as const);
      return found.mayWrite[name] ? focus(ids[place]) : undefined;
    }
    if (isReadOnly || (place !== 'picture' && place !== 'heading')) return undefined;
    const at =
      place === 'picture' ? emptyPicture(all, types) : headingPlace(all, types, 'noHeading');
    const { id, name } = at ?? {};
    return id === undefined ? insert : () => lead(id, name);
  };

  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{texts.findable}</h2>
      <p role="status" className={styles.count}>
        {count === 0 ? texts.fine : texts.points(count)}
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
              mend={mendOf(place)}
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
        {deadLinks.map(({ id, name, href, to }) => (
          <Finding
            key={`${id} ${name} ${href}`}
            told={to === undefined ? follow.dead(href) : follow.detour(href, to)}
            where={whereOf(id)}
            mend={isReadOnly || !byId.has(id) ? undefined : () => lead(id, name)}
          />
        ))}
      </ul>
      <Result {...{ found, head, description }} />
      <Fields
        {...{ found, typed, isChanged, setTyped, ids, head, description, work, pageId, refetch }}
      />
      <SharedCard {...{ found, head, description }} />
    </div>
  );
}
