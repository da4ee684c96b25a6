import type { ToldBlock } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { editorSectionTexts as sections } from '#kernel/messages/nl-editor-sections';
import { tell } from '../shell/toasts';
import { useToolbarKeys } from '../use-toolbar-keys';
import type { Acts } from './acts';
import { isHidden, labelOf, SHARED } from './block-words';
import { writeClipboard } from './clipboard';
import styles from './editor.module.css';
import { Tool } from './tool';
import { LAST, type Place, type Placed } from './tree';
import type { useSaving } from './use-saving';

type BlockToolsProps = {
  found: Placed;
  /** Where the arrows of the keyboard would move it. */
  keys: Readonly<Record<'ArrowUp' | 'ArrowDown', Place | undefined>>;
  byType: ReadonlyMap<string, ToldBlock>;
  acts: Acts;
  paste: () => void;
  insert: (at: Place) => void;
  /** Sections: blocks that become one, and one that is worked on, or becomes blocks. */
  saving: Pick<ReturnType<typeof useSaving>, 'mayBe' | 'save' | 'detach'>;
  /** Goes to the section that a block shows; undefined: the member may not see sections. */
  toSection: ((id: number) => void) | undefined;
};

/** What can be done with the chosen block. */
export function BlockTools(props: BlockToolsProps) {
  const { found, keys, byType, acts, paste, insert, saving, toSection } = props;
  const keysOfBar = useToolbarKeys();
  const { block } = found;
  const { id } = block.props;
  const { slots = [], slotLabels } = byType.get(block.type) ?? {};
  return (
    <div {...keysOfBar} role="toolbar" className={styles.tools} aria-label={texts.actions}>
      {(['ArrowUp', 'ArrowDown'] as const).map((key) => {
        const to = keys[key];
        return (
          <Tool
            key={key}
            label={key === 'ArrowUp' ? texts.up : texts.down}
            isOff={!to}
            act={() => to && acts.move(id, to)}
          />
        );
      })}
      <Tool label={texts.duplicate} act={() => acts.duplicate(found)} />
      <Tool
        label={texts.copy}
        act={() => {
          writeClipboard(block);
          tell(texts.copied);
        }}
      />
      <Tool label={texts.paste} act={paste} />
      <Tool
        label={isHidden(block) ? texts.show : texts.hide}
        act={() => acts.hide(block, !isHidden(block))}
      />
      <Tool label={texts.remove} act={() => acts.remove(id)} />
      {saving.mayBe(found) && <Tool label={sections.save} act={() => saving.save(found)} />}
      {block.type === SHARED && toSection && (
        <>
          <Tool label={sections.edit} act={() => toSection(Number(block.props.section))} />
          <Tool label={sections.detach} act={() => saving.detach(found)} />
        </>
      )}
      {slots.map((slot) => (
        <Tool
          key={slot}
          label={`+ ${texts.into(slotLabels?.[slot] ?? labelOf(byType, block))}`}
          act={() => insert({ parent: id, slot, index: LAST })}
        />
      ))}
    </div>
  );
}
