import { Link, useLocation } from 'wouter';
import type { ToldBegin, ToldCheck } from '#features/office/contract';
import { beginTexts as texts } from '#kernel/messages/nl-begin';
import { Button } from '#ui/button.view';
import { call } from '../calls';
import styles from './begin.module.css';
import { putOff } from './put-off';
import { useTellBegin } from './use-begin';

const ofServer = (key: ToldCheck['key']): string | undefined =>
  Object.hasOwn(texts.server, key) ? texts.server[key as keyof typeof texts.server] : undefined;

const signs = { done: '✓', todo: '!', advice: '?' } as const;

/** What a site lacks before visitors come. */
export function CheckStep({ begin: { checks } }: { begin: ToldBegin }) {
  const { set } = useTellBegin();
  const [, go] = useLocation();
  const left = checks.filter(({ state }) => state === 'todo').length;
  const end = async () => {
    set(await call<ToldBegin>('POST', 'begin/step', { body: { step: 'klaar', end: true } }));
    putOff();
    go('/');
  };
  return (
    <>
      <p role="status" className={styles.told}>
        <strong>{left === 0 ? texts.ready : texts.left(left)}</strong>
      </p>
      <ul className={styles.checks}>
        {checks.map((one) => (
          <Check key={one.key} check={one} />
        ))}
      </ul>
      <p className={styles.note}>{texts.endText}</p>
      <p className={styles.actions}>
        <Button type="button" onClick={() => void end()}>
          {texts.end}
        </Button>
        <a href="/" target="_blank" rel="noreferrer">
          {texts.look}
        </a>
      </p>
    </>
  );
}

function Check({ check: { key, state, to, about } }: { check: ToldCheck }) {
  const server = state === 'todo' ? ofServer(key) : undefined;
  return (
    <li className={styles.check}>
      <span className={styles[`${state}Sign`]} aria-hidden="true">
        {signs[state]}
      </span>
      <span className={styles.choiceText}>
        <span>{texts.checks[key]}</span>
        {about && <span className={styles.hint}>{texts.about(about.join(', '))}</span>}
        {server && <span className={styles.hint}>{server}</span>}
      </span>
      <span className={styles.checkState}>
        <span className={state === 'todo' ? styles.todo : styles.soft}>{texts.state[state]}</span>
        {state !== 'done' && to && (
          <Link href={to} aria-label={`${texts.go}: ${texts.checks[key]}`}>
            {texts.go}
          </Link>
        )}
      </span>
    </li>
  );
}
