import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { ToldPage } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { editorSectionTexts as sectionTexts } from '#kernel/messages/nl-editor-sections';
import { pairTexts } from '#kernel/messages/nl-pairs';
import { previewTexts } from '#kernel/messages/nl-preview';
import { versionTexts } from '#kernel/messages/nl-versions';
import { Button } from '#ui/button.view';
import { PlanButton } from '../plan/plan-button';
import styles from './bar.module.css';
import { accessOf, placeOf } from './kind';
import { type LookAs, tellLook } from './look';
import { More } from './more';
import { PublishSection, tellUse } from './section-use';
import { useSectionUse } from './sections';
import { Sign, type SignName } from './sign';
import { type Width, widths } from './stage';
import type { Standing, usePage } from './use-page';
import type { usePublishing } from './use-publishing';

const LookAsDialog = lazy(() => import('./look-as'));
const Share = lazy(() => import('./share'));

const told: Record<Standing, string> = {
  same: texts.noDraft,
  saving: texts.saving,
  saved: texts.saved,
  device: texts.device,
  nowhere: texts.nowhere,
  wrong: texts.notSaved,
};

type BarProps = {
  page: ToldPage;
  work: ReturnType<typeof usePage>;
  width: Width;
  setWidth: (width: Width) => void;
  /** How the page is looked at; undefined: as it is now. */
  as: LookAs | undefined;
  look: (as: LookAs | undefined) => void;
  undo: () => void;
  redo: () => void;
  publishing: ReturnType<typeof usePublishing>;
};

/** The bar above: at what width and how one looks at the page, and what becomes of the draft. */
export function Bar({
  page,
  work,
  width,
  setWidth,
  as,
  look,
  undo,
  redo,
  publishing: { publish, button: publishButton, refuse },
}: BarProps) {
  const [isPublishing, setPublishing] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isChoosingAs, setChoosingAs] = useState(false);
  const isSame = work.standing === 'same';
  const isPage = page.kind === 'pages';
  const back = isPage ? texts.back : sectionTexts.back;
  const use = useSectionUse(page);
  const [isSure, setSure] = useState(true);
  const publishNow = async () => {
    setSure(true);
    if (isPublishing || isSame) return;
    setPublishing(true);
    await publish().finally(() => setPublishing(false));
  };
  return (
    <section className={styles.bar} aria-label={texts.bar}>
      <Link href={placeOf(page)} className={styles.sign} aria-label={back} title={back}>
        <Sign name="back" />
      </Link>
      <div className={styles.heading}>
        <h1 className={styles.title} title={page.title}>
          {page.title}
        </h1>
        <p className={styles.kept} role="status">
          {work.standing === 'same' && !work.isLive ? texts.notOnline : told[work.standing]}
          {use && ` · ${tellUse(use)}`}
        </p>
      </div>
      <div className={styles.tools}>
        {as && (
          <button
            type="button"
            className={styles.as}
            title={`${tellLook(as)} · ${previewTexts.reset}`}
            onClick={() => look(undefined)}
          >
            <span aria-hidden="true">× </span>
            {tellLook(as)} <span className="visually-hidden">{previewTexts.reset}</span>
          </button>
        )}
        <fieldset className={styles.widths}>
          <legend className="visually-hidden">{texts.widths}</legend>
          {(Object.keys(widths) as Width[]).map((one) => (
            <label key={one} className={styles.width} title={texts[one]}>
              <input
                type="radio"
                name="width"
                aria-label={texts[one]}
                checked={width === one}
                onChange={() => setWidth(one)}
              />
              <span>
                <Sign name={one} />
              </span>
            </label>
          ))}
        </fieldset>
        <SignButton name="undo" label={texts.undo} act={undo} isOff={!work.work.done.length} />
        <SignButton name="redo" label={texts.redo} act={redo} isOff={!work.work.undone.length} />
      </div>
      <More>
        <button type="button" className={styles.item} onClick={() => setChoosingAs(true)}>
          {previewTexts.as}
        </button>
        {page.may.draft && isPage && (
          <button type="button" className={styles.item} onClick={() => setSharing(true)}>
            {previewTexts.share}
          </button>
        )}
        {page.kind === 'pages' && (
          <Link href={`/page/${page.id}/talen`} className={styles.item}>
            {pairTexts.title}
          </Link>
        )}
        <Link href={placeOf(page, '/versies')} className={styles.item}>
          {versionTexts.title}
        </Link>
        {work.isLive && isPage && (
          <a href={page.path} target="_blank" rel="noreferrer" className={styles.item}>
            {texts.view}
          </a>
        )}
      </More>
      {page.may.publish && (
        <div className={styles.go}>
          <PlanButton
            access={accessOf(page)}
            id={page.id}
            isOff={isSame}
            save={() => work.save()}
            lacks={refuse}
          />
          <Button
            type="button"
            ref={publishButton}
            // Whoever pressed it stays on it when there is nothing more to publish.
            aria-disabled={isPublishing || isSame}
            onClick={() => {
              if (isSame || isPublishing || !use?.live) void publishNow();
              else setSure(false);
            }}
          >
            {isPublishing ? texts.publishing : texts.publish}
          </Button>
        </div>
      )}
      {!isSure && use && (
        <PublishSection use={use} close={() => setSure(true)} publish={() => void publishNow()} />
      )}
      {isChoosingAs && (
        <Suspense>
          <LookAsDialog as={as} close={() => setChoosingAs(false)} look={look} />
        </Suspense>
      )}
      {isSharing && (
        <Suspense>
          <Share
            pageId={page.id}
            as={as}
            close={() => setSharing(false)}
            save={() => work.save()}
          />
        </Suspense>
      )}
    </section>
  );
}

type SignButtonProps = { name: SignName; label: string; act: () => void; isOff: boolean };

function SignButton({ name, label, act, isOff }: SignButtonProps) {
  return (
    <button
      type="button"
      className={styles.sign}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={act}
    >
      <Sign name={name} />
    </button>
  );
}
