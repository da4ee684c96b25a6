import type { ToldBlock } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { editorSectionTexts as sectionTexts } from '#kernel/messages/nl-editor-sections';
import { BlockTools } from './block-tools';
import { labelOf, SHARED } from './block-words';
import styles from './editor.module.css';
import sections from './sections.module.css';
import { Settings } from './settings';
import type { Placed } from './tree';

type ChosenBlockProps = Omit<React.ComponentProps<typeof BlockTools>, 'found'> & {
  /** Undefined: none is chosen. */
  found: Placed | undefined;
  byType: ReadonlyMap<string, ToldBlock>;
  problem: string | undefined;
  isReadOnly: boolean;
  set: (id: string, name: string, value: unknown) => void;
};

/** What can be done with the chosen block, and its settings. */
export function ChosenBlock({ found, problem, isReadOnly, set, ...tools }: ChosenBlockProps) {
  if (!found) return <p className={styles.hint}>{texts.choose}</p>;
  const { block } = found;
  const { byType } = tools;
  return (
    <>
      <h2 className={styles.sideTitle}>{labelOf(byType, block)}</h2>
      {!isReadOnly && <BlockTools {...tools} found={found} />}
      {block.type === SHARED && <p className={sections.shared}>{sectionTexts.isShared}</p>}
      <Settings
        key={block.props.id}
        block={block}
        type={byType.get(block.type)}
        problem={problem}
        isReadOnly={isReadOnly}
        set={(name, value) => set(block.props.id, name, value)}
      />
    </>
  );
}
