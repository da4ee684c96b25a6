import { useEffect, useRef, useState } from 'react';
import type { ToldSetup } from '#features/office/contract';
import { staffAccountTexts as texts } from '#kernel/messages/nl-staff-account';
import { Button, ButtonLink } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { call } from '../calls';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import styles from './account.module.css';
import { AskedForm } from './asked-form';
import type { PartProps } from './name';
import { useSending } from './use-sending';

type Codes = { codes: readonly string[] };

/** Logging in with a code: it is set up, given new recovery codes, and put off. */
export function Factor({ account, reload }: PartProps) {
  const { isOn, codesLeft } = account.factor;
  const [setup, setSetup] = useState<ToldSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isLeaving, setLeaving] = useState(false);
  const { send, isBusy } = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = codes ? 'codes' : setup ? 'setup' : isLeaving ? 'leaving' : 'rest';
  const before = useRef(shown);
  // What had the focus is gone: it is at the head of what came in its place.
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  const begin = () =>
    send(async () => setSetup(await call<ToldSetup>('POST', 'account/factor', { body: {} })));
  const renew = () =>
    send(async () => {
      setCodes((await call<Codes>('POST', 'account/factor/codes', { body: {} })).codes);
      await reload();
    });
  return (
    <section className={styles.part} aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        {codes ? texts.recovery : texts.factor}
      </h2>
      {codes ? (
        <Recovery
          codes={codes}
          done={() => {
            setCodes(undefined);
            void reload();
          }}
        />
      ) : setup ? (
        <Setup
          setup={setup}
          close={() => setSetup(undefined)}
          done={(list) => {
            setSetup(undefined);
            setCodes(list);
            tell(texts.factorDone);
            void reload();
          }}
        />
      ) : (
        <>
          <p>{isOn ? texts.factorOn(codesLeft) : texts.factorOff}</p>
          {isLeaving ? (
            <PutOff
              close={() => setLeaving(false)}
              done={() => {
                setLeaving(false);
                tell(texts.factorRemoved);
                void reload();
              }}
            />
          ) : (
            <div className={styles.choices}>
              {isOn ? (
                <>
                  <Button type="button" kind="secondary" disabled={isBusy} onClick={renew}>
                    {texts.recoveryNew}
                  </Button>
                  <Button type="button" kind="secondary" onClick={() => setLeaving(true)}>
                    {texts.factorRemove}
                  </Button>
                </>
              ) : (
                <Button type="button" disabled={isBusy} onClick={begin}>
                  {texts.factorStart}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
}

type SetupProps = {
  setup: ToldSetup;
  close: () => void;
  done: (codes: readonly string[]) => void;
};

function Setup({ setup, close, done }: SetupProps) {
  const [code, setCode] = useState('');
  const { send, isBusy, errors } = useSending({ code });
  const { size, path } = setup.qr;
  const confirm = () =>
    send(async () => {
      const body = { setup: setup.setup, code };
      done((await call<Codes>('POST', 'account/factor/confirm', { body })).codes);
    });
  return (
    <AskedForm action={texts.factorConfirm} send={confirm} {...{ isBusy, close }}>
      <p>{texts.factorScan}</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={texts.factorQr}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p>
        <a href={setup.link}>{texts.factorOpen}</a>
      </p>
      <p>
        {texts.factorType}{' '}
        <span className={styles.key}>{setup.key.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <TextField
        id="account-code"
        label={texts.factorCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={errors.code}
        required
        alone
        onChange={(event) => setCode(event.target.value)}
      />
    </AskedForm>
  );
}

function PutOff({ close, done }: { close: () => void; done: () => void }) {
  const [password, setPassword] = useState('');
  const { send, isBusy, errors } = useSending({ password }, 'account-factor-');
  const remove = async () => {
    if (await send(() => call('DELETE', 'account/factor', { body: { password } }))) done();
  };
  return (
    <AskedForm action={texts.factorRemove} send={remove} {...{ isBusy, close }}>
      <p>{texts.factorRemoveText}</p>
      <TextField
        id="account-factor-password"
        label={texts.password}
        type="password"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        required
        alone
        onChange={(event) => setPassword(event.target.value)}
      />
    </AskedForm>
  );
}

function Recovery({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const { mustSetUp } = useStart();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    tell(texts.recoveryCopied);
  };
  return (
    <>
      <p>{texts.recoveryText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.choices}>
        {mustSetUp ? (
          // All else is told anew: the whole page is asked for.
          <ButtonLink href="/admin">{texts.goOn}</ButtonLink>
        ) : (
          <Button type="button" onClick={done}>
            {texts.recoveryKept}
          </Button>
        )}
        <Button type="button" kind="secondary" onClick={copy}>
          {texts.recoveryCopy}
        </Button>
      </p>
    </>
  );
}
