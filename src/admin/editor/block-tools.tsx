import type { ToldBlock } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { tell } from '../shell/toasts';
import type { Acts } from './acts';
import { isHidden, labelOf } from './block-words';
import { writeClipboard } from './clipboard';
import styles from './editor.module.css';
import { Tool } from './tool';
import { LAST, type Place, type Placed } from './tree';

type BlockToolsProps = {
  found: Placed;
  /** Where the arrows of the keyboard would move it. */
  keys: Readonly<Record<'ArrowUp' | 'ArrowDown', Place | undefined>>;
  byType: ReadonlyMap<string, ToldBlock>;
  acts: Acts;
  paste: () => void;
  insert: (at: Place) => void;
};

/** What can be done with the chosen block. */
export function BlockTools({ found, keys, byType, acts, paste, insert }: BlockToolsProps) {
  const { block } = found;
  const { id } = block.props;
  const { slots = [], slotLabels } = byType.get(block.type) ?? {};
  return (
    <div className={styles.tools} role="toolbar" aria-label={texts.actions}>
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
