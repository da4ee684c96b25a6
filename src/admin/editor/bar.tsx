import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { ToldPage } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { previewTexts } from '#kernel/messages/nl-preview';
import { versionTexts } from '#kernel/messages/nl-versions';
import { Button } from '#ui/button.view';
import { PlanButton } from '../plan/plan-button';
import styles from './editor.module.css';
import { type LookAs, tellLook } from './look';
import { type Width, widths } from './stage';
import { Tool } from './tool';
import type { Standing, usePage } from './use-page';

const LookAsDialog = lazy(() => import('./look-as'));
const Share = lazy(() => import('./share'));

const told: Record<Standing, string> = {
  same: texts.noDraft,
  saving: texts.saving,
  saved: texts.saved,
  device: texts.device,
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
  publish: () => Promise<void>;
  /** What keeps the page from being published, by block. */
  lacks: (unfinished: Record<string, string>) => void;
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
  publish,
  lacks,
}: BarProps) {
  const [isPublishing, setPublishing] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isChoosingAs, setChoosingAs] = useState(false);
  const isSame = work.standing === 'same';
  const publishNow = async () => {
    setPublishing(true);
    await publish().finally(() => setPublishing(false));
  };
  return (
    <section className={styles.bar} aria-label={texts.bar}>
      <Link href={`/page/${page.id}`} className={styles.back}>
        {texts.back}
      </Link>
      <h1 className={styles.title}>{page.title}</h1>
      <fieldset className={styles.widths}>
        <legend className="visually-hidden">{texts.widths}</legend>
        {(Object.keys(widths) as Width[]).map((one) => (
          <label key={one} className={styles.width}>
            <input
              type="radio"
              name="width"
              checked={width === one}
              onChange={() => setWidth(one)}
            />
            <span>{texts[one]}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.kept} role="status">
        {told[work.standing]}
      </p>
      <Tool
        label={as ? `${tellLook(as)} · ${previewTexts.reset}` : previewTexts.as}
        act={() => (as ? look(undefined) : setChoosingAs(true))}
      />
      {page.may.draft && <Tool label={previewTexts.share} act={() => setSharing(true)} />}
      <Link href={`/page/${page.id}/versies`} className={styles.back}>
        {versionTexts.title}
      </Link>
      <Tool label={texts.undo} act={undo} isOff={work.work.done.length === 0} />
      <Tool label={texts.redo} act={redo} isOff={work.work.undone.length === 0} />
      {page.may.publish && (
        <>
          <PlanButton
            access="page"
            id={page.id}
            isOff={isSame}
            save={() => work.save()}
            lacks={lacks}
          />
          <Button type="button" disabled={isPublishing || isSame} onClick={() => void publishNow()}>
            {isPublishing ? texts.publishing : texts.publish}
          </Button>
        </>
      )}
      {isChoosingAs && (
        <Suspense>
          <LookAsDialog close={() => setChoosingAs(false)} look={look} />
        </Suspense>
      )}
      {isSharing && (
        <Suspense>
          <Share pageId={page.id} close={() => setSharing(false)} save={() => work.save()} />
        </Suspense>
      )}
    </section>
  );
}
