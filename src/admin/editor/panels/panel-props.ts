import type { RefObject } from 'react';
import type { BuiltKind, ToldBlock } from '#features/office/contract';
import type { Placed } from '../tree';
import type { usePage } from '../use-page';

/** What a panel knows of the page, and how it leads to where something is put right. */
export type PanelProps = {
  pageId: number;
  kind: BuiltKind;
  work: ReturnType<typeof usePage>;
  all: readonly Placed[];
  types: ReadonlyMap<string, ToldBlock>;
  frame: RefObject<HTMLIFrameElement | null>;
  isReadOnly: boolean;
  /** Shows a block's settings, with the focus in one of them; `alt`: in what is said of the picture of which that is said. */
  lead: (id: string, name?: string, alt?: string) => void;
  /** Asks what block is put in. */
  insert: () => void;
};
