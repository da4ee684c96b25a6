import { lazy, Suspense, useState } from 'react';
import type { OwnSection, ToldBlock } from '#features/office/contract';
import { editorSectionTexts as texts } from '#kernel/messages/nl-editor-sections';
import { CallError } from '../calls';
import { tell } from '../shell/toasts';
import type { Acts } from './acts';
import { SHARED } from './block-words';
import { readBlocks, type useOwnSections } from './sections';
import type { Placed } from './tree';

const SaveSection = lazy(() => import('./save-section'));

type Of = {
  all: readonly Placed[];
  types: ReadonlyMap<string, ToldBlock>;
  acts: Acts;
  own: ReturnType<typeof useOwnSections>;
};

/** The block, and those behind it that stand beside it. */
const besideOf = (all: readonly Placed[], { at }: Placed): Placed[] =>
  all.filter(
    (one) => one.at.parent === at.parent && one.at.slot === at.slot && one.at.index >= at.index,
  );

/** Blocks that become a section, and a section that becomes blocks again. */
export const useSaving = ({ all, types, acts, own }: Of) => {
  const [from, setFrom] = useState<Placed>();

  /** A part of another block makes no section, and neither does one that shows one. */
  const mayBe = (one: Placed): boolean => {
    const type = types.get(one.block.type);
    return own.mayMake && type !== undefined && !type.inList && !type.isPart;
  };

  const saved = (made: OwnSection, of: readonly Placed[]) => {
    setFrom(undefined);
    void own.again();
    const [first] = of;
    if (made.kind === 'copy' || !first) {
      tell(texts.savedCopy(made.title));
      return;
    }
    const ids = of.map(({ block }) => block.props.id);
    const shown = { type: SHARED, props: { id: 'sectie', version: 1, section: made.id } };
    acts.putInstead(ids, [shown], first.at);
    tell(texts.savedShared(made.title));
  };

  /** The blocks of a section come in its place, as the page's own. */
  const detach = async ({ block, at }: Placed) => {
    try {
      const blocks = await readBlocks(Number(block.props.section));
      if (blocks.length === 0) return tell(texts.nothing);
      acts.putInstead([block.props.id], blocks, at);
      tell(texts.detached);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tell(error.message);
    }
  };

  const dialog = from && (
    <Suspense>
      <SaveSection
        beside={besideOf(all, from)}
        folders={[...new Set(own.sections.map(({ folder }) => folder).filter(Boolean))]}
        {...{ types, saved }}
        close={() => setFrom(undefined)}
      />
    </Suspense>
  );
  return { mayBe, save: setFrom, detach: (one: Placed) => void detach(one), dialog };
};
