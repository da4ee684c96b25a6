import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { useRef, useState } from 'react';
import type { ToldAccount } from '#features/office/contract';
import { staffPath } from '#features/staff/contract';
import { passkeys as passkeyTexts } from '#kernel/messages/nl-passkeys';
import { staffAccountTexts as common } from '#kernel/messages/nl-staff-account';
import { staffPasskeyTexts as texts } from '#kernel/messages/nl-staff-passkeys';
import { Button, ButtonLink } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { call } from '../calls';
import { Confirm } from '../confirm';
import { whenOf } from '../moments';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import styles from './account.module.css';
import { AskedForm } from './asked-form';
import type { PartProps } from './name';
import { useSending } from './use-sending';

type Passkey = ToldAccount['passkeys'][number];

/** What a device's own dialog ended in, where that isn't a passkey; undefined: something else went wrong. */
const wordsOf = (error: unknown): string | undefined => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return passkeyTexts.add.known;
  if (name === 'NotAllowedError' || name === 'AbortError') return passkeyTexts.add.cancelled;
  return undefined;
};

/** Logging in with the device: passkeys are added, named and removed. */
export function Passkeys({ account, reload }: PartProps) {
  const { mustSetUp } = useStart();
  const { passkeys, passkeyOrigin } = account;
  const [told, setTold] = useState('');
  const [isReady, setReady] = useState(false);
  const [renamed, rename] = useState<Passkey>();
  const [asked, ask] = useState<Passkey>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { send, isBusy } = useSending();
  if (!passkeyOrigin) return null;

  const add = () =>
    send(async () => {
      const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>(
        'POST',
        'account/passkeys/challenge',
        { body: {} },
      );
      setTold(texts.busy);
      try {
        const answer = await startRegistration({ optionsJSON });
        await call('POST', 'account/passkeys', { body: { answer } });
        setTold('');
        tell(texts.added);
        if (mustSetUp) setReady(true);
        else await reload();
      } catch (error) {
        const words = wordsOf(error);
        setTold(words ?? '');
        if (!words) throw error;
      }
    });
  const remove = async ({ id }: Passkey) => {
    ask(undefined);
    const isGone = await send(() => call('DELETE', `account/passkeys/${id}`, { body: {} }));
    if (isGone) tell(texts.removed);
    await reload();
    heading.current?.focus();
  };

  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      {passkeys.length > 0 && (
        <ul className={styles.sessions}>
          {passkeys.map((one) => (
            <li key={one.id}>
              {renamed?.id === one.id ? (
                <Rename
                  passkey={one}
                  close={() => {
                    rename(undefined);
                    heading.current?.focus();
                  }}
                  reload={reload}
                />
              ) : (
                <>
                  <span>
                    <strong>{one.name}</strong>
                    <br />
                    <span className={styles.soft}>
                      {texts.since(whenOf(one.createdAt))},{' '}
                      {one.usedAt ? texts.used(whenOf(one.usedAt)) : texts.unused}
                    </span>
                  </span>
                  {!mustSetUp && (
                    <span className={styles.choices}>
                      <Button
                        type="button"
                        kind="secondary"
                        aria-label={texts.renameOf(one.name)}
                        onClick={() => rename(one)}
                      >
                        {texts.rename}
                      </Button>
                      <Button
                        type="button"
                        kind="secondary"
                        aria-label={texts.removeOf(one.name)}
                        onClick={() => ask(one)}
                      >
                        {texts.remove}
                      </Button>
                    </span>
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={told ? undefined : 'visually-hidden'}>
        {told}
      </p>
      <Adding origin={passkeyOrigin} isBusy={isBusy} isReady={isReady} add={() => void add()} />
      <Confirm
        isOpen={asked !== undefined}
        title={texts.sure(asked?.name ?? '')}
        text={texts.sureText}
        action={texts.remove}
        close={() => ask(undefined)}
        confirm={() => asked && void remove(asked)}
      />
    </section>
  );
}

type AddingProps = { origin: string; isBusy: boolean; isReady: boolean; add: () => void };

function Adding({ origin, isBusy, isReady, add }: AddingProps) {
  // They are the site's by its own address, and by no other that leads here.
  if (origin !== location.origin) {
    return (
      <p className={styles.soft}>
        {texts.elsewhere} <a href={`${origin}${staffPath.office}/account`}>{origin}</a>.
      </p>
    );
  }
  if (!browserSupportsWebAuthn()) return <p className={styles.soft}>{texts.unable}</p>;
  return (
    <p className={styles.choices}>
      {isReady ? (
        // All else is told anew: the whole page is asked for.
        <ButtonLink href="/admin">{common.goOn}</ButtonLink>
      ) : (
        <Button type="button" kind="secondary" aria-disabled={isBusy} onClick={add}>
          {texts.add}
        </Button>
      )}
    </p>
  );
}

type RenameProps = { passkey: Passkey; close: () => void; reload: PartProps['reload'] };

function Rename({ passkey, close, reload }: RenameProps) {
  const [name, setName] = useState(passkey.name);
  const { send, isBusy, errors } = useSending({ name }, 'account-passkey-');
  const save = async () => {
    const path = `account/passkeys/${passkey.id}`;
    if (!(await send(() => call('PATCH', path, { body: { name } })))) return;
    await reload();
    tell(texts.renamed);
    close();
  };
  return (
    <AskedForm action={common.save} send={save} {...{ isBusy, close }}>
      <TextField
        id="account-passkey-name"
        label={texts.name}
        value={name}
        error={errors.name}
        required
        alone
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
    </AskedForm>
  );
}
