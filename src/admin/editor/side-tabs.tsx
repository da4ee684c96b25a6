import type { BuiltKind } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { panelTexts } from '#kernel/messages/nl-panels';
import styles from './editor.module.css';
import { type PanelName, panelsOf } from './panels/panel-tabs';

/** Of the panels beside the page one is open where there is little room, or none. */
export type Side = 'outline' | 'settings' | 'none';

type SideTabProps = { label: string; isOpen: boolean; turn: (isOpen: boolean) => void };

/** Opens and closes a panel where there is room for one at a time. */
function SideTab({ label, isOpen, turn }: SideTabProps) {
  return (
    <button
      type="button"
      className={styles.tab}
      aria-expanded={isOpen}
      onClick={() => turn(!isOpen)}
    >
      {label}
    </button>
  );
}

type SideTabsProps = {
  kind: BuiltKind;
  side: Side;
  setSide: (side: Side) => void;
  panel: PanelName;
  setPanel: (panel: PanelName) => void;
};

/** What there is beside the page, where there is room for one of it at a time. */
export function SideTabs({ kind, side, setSide, panel, setPanel }: SideTabsProps) {
  return (
    <div className={styles.sides}>
      <SideTab
        label={texts.outline}
        isOpen={side === 'outline'}
        turn={(isOpen) => setSide(isOpen ? 'outline' : 'none')}
      />
      {panelsOf(kind).map((one) => (
        <SideTab
          key={one}
          label={panelTexts[one]}
          isOpen={side === 'settings' && panel === one}
          turn={(isOpen) => {
            setPanel(one);
            setSide(isOpen ? 'settings' : 'none');
          }}
        />
      ))}
    </div>
  );
}
