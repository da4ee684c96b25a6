import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { panelTexts as texts } from '#kernel/messages/nl-panels';
import { ownChecksOf } from '#kernel/quality/own-checks';
import { assessPage, type Finding as Found, type Gravity } from '#kernel/quality/page-quality';
import { Button } from '#ui/button.view';
import { labelOf, wordsOf } from '../block-words';
import { Finding } from './finding';
import { OwnChecks } from './own-checks';
import type { PanelProps } from './panel-props';
import styles from './panels.module.css';
import { headingPlace, likelyField, listPictures, shownTo, shownToPlace } from './places';
import { useFacts } from './use-facts';
import { useQuietTree } from './use-quiet-tree';

const gravities: readonly Gravity[] = ['error', 'warning', 'tip'];

/** What can be better about the page for who reads it, looked for in the page itself. */
export default function QualityPanel(props: PanelProps) {
  const { pageId, kind, work, all, types, frame, isReadOnly, lead, insert } = props;
  const { facts, isRunning, hasFailed, run } = useFacts(frame);
  const tree = useQuietTree(work.work.tree);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that changed is looked at again.
  useEffect(run, [run, tree]);
  const byId = useMemo(() => new Map(all.map(({ block }) => [block.props.id, block])), [all]);
  const found = useMemo(
    () =>
      facts &&
      assessPage(
        facts,
        listPictures(all, types),
        (id) => byId.has(id),
        // A section may be for some: other blocks stand around it.
        kind === 'pages' ? shownTo(all) : [],
      ),
    [facts, all, types, byId, kind],
  );
  const own = found?.filter(({ isForBuilder }) => !isForBuilder) ?? [];
  const others = found?.filter(({ isForBuilder }) => isForBuilder) ?? [];

  const whereOf = ({ id }: Found): string | undefined => {
    const block = id === undefined ? undefined : byId.get(id);
    if (!block) return undefined;
    const words = wordsOf(block);
    return words ? `${labelOf(types, block)}: ${words}` : labelOf(types, block);
  };
  const mendOf = (one: Found): (() => void) | undefined => {
    if (isReadOnly || one.kind === 'contrast') return undefined;
    if (one.kind === 'noHeading') {
      const { id, name } = headingPlace(all, types, one.kind) ?? {};
      return id === undefined ? insert : () => lead(id, name);
    }
    if (one.kind === 'onlyForSome') {
      const { id, name } = shownToPlace(all) ?? {};
      return id === undefined ? undefined : () => lead(id, name);
    }
    const { id } = one;
    const block = id === undefined ? undefined : byId.get(id);
    if (id === undefined || !block) return undefined;
    const type = types.get(block.type);
    const has = (name: string | undefined) =>
      type?.settings.some((field) => field.name === name) ? name : undefined;
    const level = one.kind === 'manyHeadings' || one.kind === 'skipped' ? has('level') : undefined;
    const picture = one.kind === 'heavy' || one.kind === 'small' ? pictureOf(id) : undefined;
    const alt = one.kind === 'noAlt' ? '' : one.kind === 'altIsFile' ? one.alt : undefined;
    return () => lead(id, level ?? picture ?? has(one.name) ?? likelyField(type), alt);
  };
  const pictureOf = (id: string): string | undefined =>
    listPictures(all, types).find((picture) => picture.id === id)?.name;

  const said = () => {
    if (isRunning) return texts.loading;
    if (hasFailed) return texts.failed;
    return own.length === 0 ? texts.fine : texts.points(own.length);
  };
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{texts.quality}</h2>
      <p role="status" className={styles.count}>
        {said()}
      </p>
      {gravities.map((grave) => {
        const these = own.filter((one) => one.grave === grave);
        if (these.length === 0) return null;
        return (
          <section key={grave} className={styles.part} aria-label={texts.gravities[grave]}>
            <h3 className={styles.heading} data-grave={grave}>
              {texts.gravities[grave]} <span className={styles.number}>{these.length}</span>
            </h3>
            <ul className={styles.findings}>
              {these.map((one) => (
                <Finding
                  key={one.key}
                  told={texts.tellFault(one)}
                  where={whereOf(one)}
                  mend={mendOf(one)}
                  link={
                    one.kind === 'contrast' && (
                      <Link href="/huisstijl" className={styles.mend}>
                        {texts.theme}
                      </Link>
                    )
                  }
                />
              ))}
            </ul>
          </section>
        );
      })}
      {others.length > 0 && (
        <details className={styles.part}>
          <summary className={styles.heading}>
            {texts.builder} <span className={styles.number}>{others.length}</span>
          </summary>
          <p className={styles.note}>{texts.builderLead}</p>
          <ul className={styles.findings}>
            {others.map((one) => (
              <li key={one.key} className={styles.finding}>
                <p>
                  {whereOf(one) && <strong className={styles.where}>{whereOf(one)}</strong>}
                  {texts.tellFault(one)}
                </p>
                {one.kind === 'axe' && (
                  <code className={styles.code}>
                    {one.rule}: {one.html}
                  </code>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button
        type="button"
        kind="secondary"
        aria-disabled={isRunning || undefined}
        onClick={() => !isRunning && run()}
      >
        {texts.again}
      </Button>
      {facts && <OwnChecks pageId={pageId} checks={ownChecksOf(facts)} />}
    </div>
  );
}
