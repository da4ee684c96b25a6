import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ToldBlock, ToldPage, ToldSection, TreeBlock } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { officeTexts } from '#kernel/messages/nl-office';
import { previewTexts } from '#kernel/messages/nl-preview';
import { versionTexts } from '#kernel/messages/nl-versions';
import type { FrameAct } from '#kernel/wire-editor';
import { Button } from '#ui/button.view';
import { call } from '../calls';
import { Failed } from '../failed';
import { NoPage } from '../no-page';
import { PlanButton } from '../plan/plan-button';
import { Toasts, tell } from '../shell/toasts';
import { useStart } from '../start';
import { isHidden, labelOf, scheduleThatHides } from './block-words';
import { readClipboard, writeClipboard } from './clipboard';
import styles from './editor.module.css';
import { focusField } from './focus-field';
import { frameBlocks, placeAt } from './frame-told';
import { Insert, offersOf, readyOffers } from './insert';
import { type LookAs, queryOf, tellLook } from './look';
import { offeredAt } from './offer';
import { focusRow, Outline, placeByKey } from './outline';
import { Settings } from './settings';
import { Stage, type Width, widths } from './stage';
import { everyBlock, type Place, type Placed, ROOT, renewed } from './tree';
import { useFrame } from './use-frame';
import { type Standing, usePage } from './use-page';

const LookAsDialog = lazy(() => import('./look-as'));
const Share = lazy(() => import('./share'));

/** The office's editor of pages, over the whole window. */
export default function EditorPage({ id }: { id: string }) {
  const isNumber = /^[1-9]\d{0,9}$/.test(id);
  const asked = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false };
  const page = useQuery({
    queryKey: ['page', id],
    queryFn: ({ signal }) => call<ToldPage>('GET', `pages/${id}`, { signal }),
    enabled: isNumber,
    ...asked,
  });
  const types = useQuery({
    queryKey: ['blocks'],
    queryFn: ({ signal }) => call<ToldBlock[]>('GET', 'blocks', { signal }),
    ...asked,
  });
  if (!isNumber) return <NoPage />;
  const error = page.error ?? types.error;
  if (error) return <Failed error={error} again={() => void page.refetch()} />;
  if (!page.data || !types.data) return <p role="status">{officeTexts.loading}</p>;
  return (
    <Editor
      key={page.dataUpdatedAt}
      page={page.data}
      types={types.data}
      reload={() => page.refetch()}
    />
  );
}

const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((one) => one.toString(36)).join('');

type EditorProps = {
  page: ToldPage;
  types: readonly ToldBlock[];
  reload: () => Promise<unknown>;
};

type Side = 'outline' | 'settings';
type Chosen = { id: string | null; scroll: boolean };

function Editor({ page, types, reload }: EditorProps) {
  const { member } = useStart();
  const byType = useMemo(() => new Map(types.map((one) => [one.type, one])), [types]);
  const slotsOf = useCallback((type: string) => byType.get(type)?.slots ?? [], [byType]);
  const work = usePage(page, member.id, slotsOf);
  const { tree, done, undone } = work.work;
  const [chosen, setChosen] = useState<Chosen>({ id: null, scroll: false });
  const [width, setWidth] = useState<Width>('desk');
  const [side, setSide] = useState<Side>('outline');
  const [inserts, setInserts] = useState<{ at: Place; title: string }>();
  const [isPublishing, setPublishing] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [as, setAs] = useState<LookAs>({});
  const [isChoosingAs, setChoosingAs] = useState(false);
  const query = queryOf(as);
  const look = async (next: LookAs) => {
    // The frame is loaded anew, with what the server has.
    await work.save();
    setAs(next);
  };
  const [unfinished, setUnfinished] = useState<Record<string, string>>({});
  const frame = useRef<HTMLIFrameElement>(null);
  const isReadOnly = !page.may.draft;

  const choose = useCallback((id: string, scroll: boolean) => {
    setChosen({ id, scroll });
  }, []);
  const all = useMemo(() => everyBlock(tree, slotsOf), [tree, slotsOf]);
  const blocks = useMemo(() => frameBlocks(all, byType, slotsOf), [all, byType, slotsOf]);
  const find = (id: string | null) => all.find(({ block }) => block.props.id === id);
  const found = find(chosen.id);
  const problems = useFrame(
    frame,
    { pageId: page.id, read: page.tree, tree, slotsOf, query, blocks, isFixed: isReadOnly },
    chosen,
    {
      chosen: (id) => {
        choose(id, false);
        setSide('settings');
      },
      insert: (spot) => {
        const at = placeAt(tree, slotsOf, spot);
        if (at) ask(at);
      },
      act: (id, act) => {
        const one = find(id);
        if (one) actOn(one, act);
      },
      edit: (id, name) => {
        const one = find(id);
        const field = one && byType.get(one.block.type)?.settings.find((it) => it.name === name);
        if (!one || !field || isReadOnly) return undefined;
        choose(id, false);
        setSide('settings');
        if (field.type === 'HtmlField') {
          focusField(name);
          return undefined;
        }
        const text = String(one.block.props[name] ?? field.usual ?? '');
        return { text, hasLines: field.type === 'TextareaField' };
      },
      typed: (id, name, text) => work.edit({ do: 'set', id, name, value: text }),
      undo: work.undo,
      redo: work.redo,
    },
  );

  useEffect(() => {
    document.title = `${texts.title(page.title)} | ${officeTexts.title}`;
  }, [page.title]);

  /** A block as new, after the chosen one or last. */
  const place = (block: TreeBlock, at: Place) => {
    work.edit({ do: 'insert', at, block });
    choose(block.props.id, true);
    focusRow(block.props.id);
  };
  const afterOne = ({ at }: Placed): Place => ({ ...at, index: at.index + 1 });
  const after = (): Place =>
    found ? afterOne(found) : { parent: null, slot: ROOT, index: tree.content.length };

  /** Asks what comes at a place. */
  const ask = (at: Place) => {
    const parent = find(at.parent);
    const title = parent ? texts.insertInto(labelOf(byType, parent.block)) : texts.insert;
    setInserts({ at, title });
  };

  const remove = (id: string) => {
    const at = all.findIndex(({ block }) => block.props.id === id);
    const next = all.filter(({ block }) => block.props.id !== id)[Math.max(0, at - 1)];
    work.edit({ do: 'remove', id });
    setChosen({ id: next?.block.props.id ?? null, scroll: false });
    if (next) focusRow(next.block.props.id);
    tell(texts.removed);
  };

  const move = (id: string, to: Place) => {
    work.edit({ do: 'move', id, to });
    tell(to.index === 999 ? texts.movedIn : texts.moved(to.index + 1));
  };
  const duplicate = (one: Placed) => place(renewed(one.block, slotsOf, newId), afterOne(one));
  const actOn = (one: Placed, act: FrameAct) => {
    const { id } = one.block.props;
    if (act === 'remove') remove(id);
    else if (act === 'duplicate') duplicate(one);
    else {
      const to = placeByKey(all, one, act === 'up' ? 'ArrowUp' : 'ArrowDown', slotsOf);
      if (to) move(id, to);
    }
  };
  const undo = () => {
    work.undo();
    tell(texts.undone);
  };
  const redo = () => {
    work.redo();
    tell(texts.redone);
  };

  const publish = async () => {
    setPublishing(true);
    const lacking = await work.publish();
    const [first] = Object.keys(lacking ?? {});
    setUnfinished(lacking ?? {});
    if (first !== undefined) {
      choose(first, true);
      setSide('settings');
    } else if (lacking) tell(texts.published);
    setPublishing(false);
  };

  const paste = () => {
    const block = readClipboard();
    if (block) place(renewed(block, slotsOf, newId), after());
  };

  useUndoKeys(undo, redo);

  const sections = useQuery({
    queryKey: ['sections'],
    queryFn: ({ signal }) => call<ToldSection[]>('GET', 'sections', { signal }),
    enabled: inserts !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const offersAt = (at: Place) => {
    const offered = offeredAt(types, parentOf(at));
    const put = (block: TreeBlock) => {
      setInserts(undefined);
      place(block, at);
      setSide('settings');
    };
    return [
      ...readyOffers(sections.data ?? [], offered, ({ block }) =>
        put(renewed(block, slotsOf, newId)),
      ),
      ...offersOf(offered, ({ type, version }) => put({ type, props: { id: newId(), version } })),
    ];
  };

  const parentOf = ({ parent }: Place): ToldBlock | undefined => {
    const one = find(parent);
    return one && byType.get(one.block.type);
  };
  const keys = useMemo(
    () => ({
      ArrowUp: found && placeByKey(all, found, 'ArrowUp', slotsOf),
      ArrowDown: found && placeByKey(all, found, 'ArrowDown', slotsOf),
    }),
    [all, found, slotsOf],
  );

  return (
    <div className={styles.editor} data-side={side}>
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
          <KeptLine standing={work.standing} />
        </p>
        <Tool
          label={query === '' ? previewTexts.as : `${tellLook(as)} · ${previewTexts.reset}`}
          act={() => (query === '' ? setChoosingAs(true) : void look({}))}
        />
        {page.may.draft && <Tool label={previewTexts.share} act={() => setSharing(true)} />}
        <Link href={`/page/${page.id}/versies`} className={styles.back}>
          {versionTexts.title}
        </Link>
        <Tool label={texts.undo} act={undo} isOff={done.length === 0} />
        <Tool label={texts.redo} act={redo} isOff={undone.length === 0} />
        {page.may.publish && (
          <PlanButton
            access="page"
            id={page.id}
            isOff={work.standing === 'same'}
            save={() => work.save()}
            lacks={(blocks) => {
              setUnfinished(blocks);
              const [first] = Object.keys(blocks);
              if (first !== undefined) choose(first, true);
              setSide('settings');
            }}
          />
        )}
        {page.may.publish && (
          <Button
            type="button"
            disabled={isPublishing || work.standing === 'same'}
            onClick={() => void publish()}
          >
            {isPublishing ? texts.publishing : texts.publish}
          </Button>
        )}
      </section>
      <div className={styles.sides}>
        {(['outline', 'settings'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={styles.tab}
            aria-pressed={side === one}
            onClick={() => setSide(one)}
          >
            {texts[one]}
          </button>
        ))}
      </div>
      <section className={styles.outline} aria-label={texts.outline}>
        <Outline
          {...{ all, slotsOf, isReadOnly, remove }}
          types={byType}
          insert={ask}
          chosen={chosen.id}
          choose={(id) => choose(id, true)}
          move={move}
        />
        {!isReadOnly && (
          <div className={styles.actions}>
            <Button type="button" kind="secondary" onClick={() => ask(after())}>
              + {texts.insert}
            </Button>
            {!found && <Tool label={texts.paste} act={paste} />}
          </div>
        )}
      </section>
      <main className={styles.middle} aria-label={texts.middle}>
        <Stage frame={frame} pageId={page.id} width={width} query={query} />
      </main>
      <section
        id="editor-settings"
        tabIndex={-1}
        className={styles.settings}
        aria-label={texts.settings}
      >
        {work.problem && !work.isStale && (
          <p className={styles.wrong} role="alert">
            {texts.notSaved}: {work.problem}
          </p>
        )}
        {Object.keys(unfinished).length > 0 && (
          <div className={styles.wrong} role="alert">
            <p>{texts.unfinished}</p>
            <ul>
              {Object.entries(unfinished).map(([id, told]) => (
                <li key={id}>
                  <button type="button" className={styles.lead} onClick={() => choose(id, true)}>
                    {told}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {!found && <p className={styles.hint}>{texts.choose}</p>}
        {found && (
          <>
            <h2 className={styles.sideTitle}>{labelOf(byType, found.block)}</h2>
            {!isReadOnly && (
              <div className={styles.tools} role="toolbar" aria-label={texts.actions}>
                {(['ArrowUp', 'ArrowDown'] as const).map((key) => {
                  const to = keys[key];
                  const { id } = found.block.props;
                  return (
                    <Tool
                      key={key}
                      label={key === 'ArrowUp' ? texts.up : texts.down}
                      isOff={!to}
                      act={() => to && move(id, to)}
                    />
                  );
                })}
                <Tool label={texts.duplicate} act={() => duplicate(found)} />
                <Tool
                  label={texts.copy}
                  act={() => {
                    writeClipboard(found.block);
                    tell(texts.copied);
                  }}
                />
                <Tool label={texts.paste} act={paste} />
                <Tool
                  label={isHidden(found.block) ? texts.show : texts.hide}
                  act={() =>
                    work.edit({
                      ...{ do: 'set', id: found.block.props.id, name: 'schedule' },
                      value: scheduleThatHides(found.block, !isHidden(found.block)),
                    })
                  }
                />
                <Tool label={texts.remove} act={() => remove(found.block.props.id)} />
                {slotsOf(found.block.type).map((slot) => (
                  <Tool
                    key={slot}
                    label={`+ ${texts.into(slotsOf(found.block.type).length > 1 ? slot : labelOf(byType, found.block))}`}
                    act={() => ask({ parent: found.block.props.id, slot, index: 999 })}
                  />
                ))}
              </div>
            )}
            <Settings
              key={found.block.props.id}
              block={found.block}
              type={byType.get(found.block.type)}
              problem={problems[found.block.props.id]}
              isReadOnly={isReadOnly}
              set={(name, value) => work.edit({ do: 'set', id: found.block.props.id, name, value })}
            />
          </>
        )}
      </section>
      {inserts && (
        <Insert
          title={inserts.title}
          groups={offersAt(inserts.at)}
          close={() => setInserts(undefined)}
        />
      )}
      {isChoosingAs && (
        <Suspense>
          <LookAsDialog close={() => setChoosingAs(false)} look={(next) => void look(next)} />
        </Suspense>
      )}
      {isSharing && (
        <Suspense>
          <Share pageId={page.id} close={() => setSharing(false)} save={() => work.save()} />
        </Suspense>
      )}
      {work.isStale && (
        <div className={styles.stale} role="alertdialog" aria-label={texts.stale}>
          <p>
            <strong>{texts.stale}</strong> {texts.staleText}
          </p>
          <Button
            type="button"
            kind="secondary"
            onClick={() => {
              work.forget();
              void reload();
            }}
          >
            {texts.reload}
          </Button>
          <Button type="button" onClick={() => void work.overwrite()}>
            {texts.overwrite}
          </Button>
        </div>
      )}
      <Toasts />
    </div>
  );
}

function Tool({ label, act, isOff }: { label: string; act: () => void; isOff?: boolean }) {
  return (
    <button type="button" className={styles.tool} disabled={isOff} onClick={act}>
      {label}
    </button>
  );
}

const told: Record<Standing, string> = {
  same: texts.noDraft,
  saving: texts.saving,
  saved: texts.saved,
  device: texts.device,
  wrong: texts.notSaved,
};

function KeptLine({ standing }: { standing: Standing }) {
  return told[standing];
}

/** Ctrl+Z and Ctrl+Y, or with ⌘ and Shift: a step back, and again. In a field too: its typing is a step. */
const useUndoKeys = (undo: () => void, redo: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
};
