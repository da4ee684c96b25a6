import { useRef, useState } from 'react';
import type { ToldList, ToldListVersion } from '#features/merchandising/contract';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import { Button } from '#ui/button.view';
import { CallError } from '../calls';
import { Confirm } from '../confirm';
import list from '../list/list.module.css';
import operations from '../operations/operations.module.css';
import { periodOf } from '../plan/period';
import { shortWhen } from '../plan/when';
import prices from '../prices/prices.module.css';
import { tell } from '../shell/toasts';
import styles from './arrange.module.css';
import type { Arranging } from './use-arranging';

const nameOf = ({ name, startsAt }: ToldListVersion): string =>
  name || texts.nameless(shortWhen(startsAt));

const whatOf = ({ isUsual, arrangement }: ToldListVersion): string =>
  isUsual
    ? texts.usual
    : texts.what(arrangement.pins.length, arrangement.hidden.length, arrangement.rules.length);

type VersionsProps = { told: ToldList; arranging: Arranging };

/** What was published of a list and what is planned: taken back, cancelled, or taken over to go on with. */
export function Versions({ told, arranging }: VersionsProps) {
  const [asked, setAsked] = useState<ToldListVersion>();
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isPlanned = asked?.state === 'planned';
  const withdraw = async (version: ToldListVersion) => {
    setProblem('');
    try {
      await arranging.withdraw(version.id);
      tell(version.state === 'planned' ? texts.cancelled : texts.undone);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
    // The button that was pressed is gone.
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <section className={styles.versions}>
      <h2 className={operations.title} ref={heading} tabIndex={-1}>
        {texts.versions}
      </h2>
      {problem && (
        <p className={list.bad} role="alert">
          {problem}
        </p>
      )}
      {told.versions.length === 0 && <p className={list.none}>{texts.noVersions}</p>}
      <ul className={operations.troubles}>
        {told.versions.map((version) => (
          <li key={version.id}>
            <div className={prices.plan}>
              <p className={prices.name}>
                {nameOf(version)}{' '}
                <span className={version.state === 'now' ? list.online : list.state}>
                  {texts.states[version.state]}
                </span>
              </p>
              <p>{whatOf(version)}</p>
              <p className={prices.soft}>
                {periodOf(version)}, {texts.by(version.by)}
              </p>
            </div>
            <div className={prices.acts}>
              <Button
                type="button"
                kind="secondary"
                aria-label={texts.loadOf(nameOf(version))}
                onClick={() => arranging.change(version.arrangement, texts.loaded)}
              >
                {texts.load}
              </Button>
              {version.state === 'now' && (
                <Button
                  type="button"
                  kind="secondary"
                  aria-label={texts.undoOf(nameOf(version))}
                  onClick={() => setAsked(version)}
                >
                  {texts.undo}
                </Button>
              )}
              {version.state === 'planned' && (
                <Button
                  type="button"
                  kind="secondary"
                  aria-label={texts.cancelOf(nameOf(version))}
                  onClick={() => setAsked(version)}
                >
                  {texts.cancel}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Confirm
        isOpen={asked !== undefined}
        title={isPlanned ? texts.cancelSure : texts.undoSure}
        text={isPlanned ? texts.cancelText : texts.undoText}
        action={isPlanned ? texts.cancelIt : texts.undo}
        close={() => setAsked(undefined)}
        confirm={() => {
          setAsked(undefined);
          if (asked) void withdraw(asked);
        }}
      />
    </section>
  );
}
