import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import type { BuiltKind, ToldBlock, ToldPage } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { editorSectionTexts as sectionTexts } from '#kernel/messages/nl-editor-sections';
import { officeTexts } from '#kernel/messages/nl-office';
import { previewTexts } from '#kernel/messages/nl-preview';
import { mainTextOf, type Spot } from '#kernel/wire-editor';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Failed } from '../failed';
import { NoPage } from '../no-page';
import { Presence } from '../presence/presence';
import { Toasts, tell } from '../shell/toasts';
import { useEntity, useStart } from '../start';
import { isScreen } from '../use-screen';
import { useTitle } from '../use-title';
import { actsOn, placeAfter } from './acts';
import { Bar } from './bar';
import { labelOf } from './block-words';
import { ChosenBlock } from './chosen-block';
import { readClipboard } from './clipboard';
import styles from './editor.module.css';
import { focusField } from './focus-field';
import { frameBlocks, placeAt, textsOf } from './frame-told';
import { InsertAt } from './insert-at';
import { accessOf, callsOf, frameAddress, placeOf } from './kind';
import { type LookAs, queryOf } from './look';
import { findLook, type Look, OtherLanguage } from './other-language';
import { focusRow, Outline, placeByKey } from './outline';
import { Panel, type PanelName, PanelTabs } from './panels/panel-tabs';
import { Refused } from './refused';
import { useOwnSections, useTypes } from './sections';
import { type Side, SideTabs } from './side-tabs';
import { Stage } from './stage';
import { StaleDialog } from './stale-dialog';
import { Tool } from './tool';
import { everyBlock, type Place, type Placed, ROOT } from './tree';
import { useFrame } from './use-frame';
import { usePage } from './use-page';
import { usePublishing } from './use-publishing';
import { useSaving } from './use-saving';
import { useUndoKeys } from './use-undo-keys';
import { useWidth } from './use-width';

/** The office's editor of pages, over the whole window. */
export default function EditorPage({ kind, id }: { kind: BuiltKind; id: string }) {
  const isNumber = /^[1-9]\d{0,9}$/.test(id);
  const asked = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false };
  const page = useQuery({
    queryKey: [kind, id],
    queryFn: ({ signal }) => call<ToldPage>('GET', `${kind}/${id}`, { signal }),
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

type EditorProps = {
  page: ToldPage;
  types: readonly ToldBlock[];
  reload: () => Promise<unknown>;
};

type Chosen = { id: string | null; scroll: boolean };

function Editor({ page, types, reload }: EditorProps) {
  const { member } = useStart();
  const [, go] = useLocation();
  const own = useOwnSections();
  const byType = useTypes(types, own.sections);
  const entity = useEntity(accessOf(page));
  const slotsOf = useCallback((type: string) => byType.get(type)?.slots ?? [], [byType]);
  const work = usePage(page, member.id, slotsOf, byType);
  const { tree } = work.work;
  const [chosen, setChosen] = useState<Chosen>({ id: null, scroll: false });
  const [width, setWidth] = useWidth();
  const [side, setSide] = useState<Side>(isScreen('phone') ? 'none' : 'outline');
  const [inserts, setInserts] = useState<{ at: Place; title: string; spot: Spot | undefined }>();
  const [panel, setPanel] = useState<PanelName>('settings');
  const [{ as, elsewhere }, setLook] = useState<Partial<Look>>({});
  const query = as ? queryOf(as) : '';
  const look = async (next: LookAs | undefined) => {
    // The frame is loaded anew, with what the server has.
    await work.save();
    try {
      const { as: own, ...told } = await findLook(page, next ?? {});
      setLook(queryOf(own) === '' ? {} : { as: own, ...told });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tell(error.message);
    }
  };
  const frame = useRef<HTMLIFrameElement>(null);
  const isReadOnly = !page.may.draft;
  const toSection = async (id: number) => {
    await work.save();
    go(placeOf({ kind: 'sections', id }, '/bouwen'));
  };

  const choose = useCallback((id: string | null, scroll: boolean) => {
    setChosen({ id, scroll });
    if (id !== null) setPanel('settings');
  }, []);
  const all = useMemo(() => everyBlock(tree, slotsOf), [tree, slotsOf]);
  const blocks = useMemo(() => frameBlocks(all, byType, slotsOf), [all, byType, slotsOf]);
  const find = (id: string | null) => all.find(({ block }) => block.props.id === id);
  const typeOf = (one: Placed | undefined) => one && byType.get(one.block.type);
  const found = find(chosen.id);
  const fieldAt = (id: string, name: string) =>
    typeOf(find(id))?.settings.find((field) => field.name === name);
  /** A text as it is stored. */
  const textAt = (id: string, name: string): string | undefined => {
    const field = fieldAt(id, name);
    return field && String(find(id)?.block.props[name] ?? field.usual ?? '');
  };
  const acts = actsOn({ edit: work.edit, all, slotsOf, choose });
  const { problems, send } = useFrame(
    frame,
    {
      ...{ calls: callsOf(page), read: page.tree, tree, slotsOf, query, blocks },
      ...{ isFixed: isReadOnly, isElsewhere: elsewhere?.page !== undefined },
    },
    { ...chosen, texts: textsOf(typeOf(found)) },
    {
      chosen: (id) => {
        choose(id, false);
        setSide('settings');
      },
      insert: (spot) => {
        const at = placeAt(tree, slotsOf, spot);
        if (at) ask(at, spot);
      },
      act: (id, act) => {
        const one = find(id);
        if (one) acts.act(one, act);
      },
      edit: (id, name) => {
        const field = fieldAt(id, name);
        if (!field || isReadOnly) return undefined;
        choose(id, false);
        // Where a panel takes room from the page it is out of the way of who writes there.
        setSide(isScreen('turns') ? 'none' : 'settings');
        const kind = traitsOf(field).text;
        const isRich = kind === 'rich';
        return {
          ...{
            label: field.label,
            text: textAt(id, name) ?? '',
            hasLines: isRich || kind === 'lines',
          },
          ...(isRich && { isRich: true as const }),
        };
      },
      toForm: (id, name) => {
        const field = fieldAt(id, name);
        if (!field) return;
        choose(id, false);
        setSide('settings');
        focusField(name);
        tell(texts.inForm(field.label));
      },
      textOf: textAt,
      typed: (id, name, text) => work.edit({ do: 'set', id, name, value: text }),
      undo: work.undo,
      redo: work.redo,
      leave: () => {
        setSide('outline');
        focusRow(chosen.id);
      },
    },
  );

  const saving = useSaving({ all, types: byType, acts, own });

  useTitle(texts.title(page.title));

  /** Behind the chosen one, or last. */
  const after = (): Place =>
    found ? placeAfter(found) : { parent: null, slot: ROOT, index: tree.content.length };

  /** Asks what comes at a place; `spot`: asked in the page itself. */
  const ask = (at: Place, spot?: Spot) => {
    const parent = find(at.parent);
    const title = parent ? texts.insertInto(labelOf(byType, parent.block)) : texts.insert;
    setInserts({ at, title, spot });
  };

  const undo = () => {
    work.undo();
    tell(texts.undone);
  };
  const redo = () => {
    work.redo();
    tell(texts.redone);
  };

  const publishing = usePublishing({
    ...{ work, find, types: byType },
    show: (id) => {
      choose(id, true);
      setSide('settings');
    },
  });

  /** The chosen block's form; where that comes in the place of the tree, the focus goes along. */
  const showForm = () => {
    flushSync(() => setSide('settings'));
    const form = document.getElementById('editor-settings');
    if (document.activeElement?.getClientRects().length === 0) form?.focus();
  };

  const paste = () => {
    const block = readClipboard();
    if (block) acts.placeCopy(block, after());
  };

  useUndoKeys(undo, redo);

  const keys = useMemo(
    () => ({
      ArrowUp: found && placeByKey(all, found, 'ArrowUp', slotsOf),
      ArrowDown: found && placeByKey(all, found, 'ArrowDown', slotsOf),
    }),
    [all, found, slotsOf],
  );

  return (
    <div className={styles.editor} data-side={side}>
      <Bar
        {...{ page, work, width, setWidth, as, undo, redo, publishing }}
        look={(next) => void look(next)}
      />
      <div className={styles.here}>
        {entity && <Presence entity={entity} id={page.id} isEditing={work.work.done.length > 0} />}
        <OtherLanguage elsewhere={elsewhere} />
      </div>
      <Refused
        unfinished={publishing.lacking}
        problem={work.isStale ? undefined : work.problem}
        lead={publishing.lead}
        close={publishing.close}
        place={publishing.notice}
      />
      <SideTabs {...{ side, setSide, panel, setPanel }} kind={page.kind} />
      <section className={styles.outline} aria-label={texts.outline}>
        <Outline
          {...{ all, slotsOf, isReadOnly }}
          types={byType}
          insert={ask}
          toPage={() => {
            // The frame hears first what is chosen.
            setTimeout(() => send({ do: 'focus', on: 'text' }));
          }}
          isText={(type) => mainTextOf(textsOf(byType.get(type))) !== undefined}
          chosen={chosen.id}
          choose={(id) => choose(id, true)}
          open={showForm}
          move={acts.move}
          remove={acts.remove}
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
      <main
        className={styles.middle}
        aria-label={page.kind === 'pages' ? texts.middle : sectionTexts.middle}
      >
        <Stage
          frame={frame}
          address={frameAddress({ ...page, ...elsewhere?.page }, query)}
          width={width}
        />
      </main>
      <section
        id="editor-settings"
        tabIndex={-1}
        className={styles.settings}
        aria-label={texts.settings}
      >
        <PanelTabs {...{ panel, kind: page.kind }} show={setPanel} />
        {panel === 'quality' && elsewhere?.page && (
          <p className={styles.hint}>{previewTexts.seenNote}</p>
        )}
        {panel !== 'settings' && !(panel === 'quality' && elsewhere?.page) && (
          <Panel
            {...{ work, all, frame, isReadOnly, name: panel, types: byType }}
            {...{ pageId: page.id, kind: page.kind }}
            lead={(id, name, alt) => {
              choose(id, true);
              setSide('settings');
              if (name) focusField(name, alt);
            }}
            insert={() => ask(after())}
          />
        )}
        {panel === 'settings' && (
          <ChosenBlock
            {...{ found, keys, byType, acts, paste, saving, isReadOnly }}
            problem={found && problems[found.block.props.id]}
            set={(id, name, value) => work.edit({ do: 'set', id, name, value })}
            insert={ask}
            toSection={own.mayRead ? (id) => void toSection(id) : undefined}
          />
        )}
      </section>
      {inserts && (
        <InsertAt
          {...inserts}
          {...{ types, all, acts }}
          own={own.sections.filter(({ id }) => page.kind === 'pages' || id !== page.id)}
          parent={typeOf(find(inserts.at.parent))}
          close={() => setInserts(undefined)}
          cancel={() => {
            const { spot } = inserts;
            setInserts(undefined);
            if (spot === undefined) return;
            // Back to the + that opened it, which the browser doesn't see in its frame.
            frame.current?.focus();
            send({ do: 'focus', on: { place: spot } });
          }}
          put={() => setSide('settings')}
        />
      )}
      {saving.dialog}
      {work.isStale && (
        <StaleDialog {...{ built: page, work, reload }} show={(id) => choose(id, true)} />
      )}
      <Toasts />
    </div>
  );
}
