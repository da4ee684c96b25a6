import { lazy, Suspense } from 'react';
import type { BuiltKind } from '#features/office/contract';
import { panelTexts as texts } from '#kernel/messages/nl-panels';
import type { PanelProps } from './panel-props';
import styles from './panels.module.css';

const panels = {
  findable: lazy(() => import('./findable-panel')),
  quality: lazy(() => import('./quality-panel')),
} as const;

/** What stands beside the page: the chosen block's settings, or what is said of the whole page. */
export type PanelName = 'settings' | keyof typeof panels;

const panelNames = ['settings', 'findable', 'quality'] as const;

type TabsProps = { panel: PanelName; kind: BuiltKind; show: (panel: PanelName) => void };

/** A section is found by the pages that it stands on. */
export const panelsOf = (kind: BuiltKind): readonly PanelName[] =>
  panelNames.filter((name) => kind === 'pages' || name !== 'findable');

export function PanelTabs({ panel, kind, show }: TabsProps) {
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{texts.panels}</legend>
      {panelsOf(kind).map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tab}
          aria-pressed={panel === name}
          onClick={() => show(name)}
        >
          {texts[name]}
        </button>
      ))}
    </fieldset>
  );
}

/** A panel; its code comes when it is opened. */
export function Panel({ name, ...props }: PanelProps & { name: keyof typeof panels }) {
  const Shown = panels[name];
  return (
    <Suspense fallback={<p role="status">{texts.loading}</p>}>
      <Shown {...props} />
    </Suspense>
  );
}
