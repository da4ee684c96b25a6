import { useState } from 'react';
import { type Scope, scopes } from '#features/api/contract';
import type { ToldSecret } from '#features/connections/contract';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Dialog } from '../dialog';
import { Choices } from './choices';
import styles from './connections.module.css';

const texts = connectionTexts.keys;

type AddKeyProps = { close: () => void; made: (key: { clientId: string; secret: string }) => void };

/** Makes a key by which a program elsewhere may ask. */
export function AddKey({ close, made }: AddKeyProps) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Scope>();
  const { send, isBusy, errors } = useSending({ name, scope }, 'key-');
  const add = () =>
    send(async () => {
      const body = { name, scope };
      const { secret } = await call<ToldSecret>('POST', 'connections/keys', { body });
      made({ clientId: name.trim(), secret });
    });
  return (
    <Dialog title={texts.add} close={close}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void add();
        }}
      >
        <TextField
          id="key-name"
          label={texts.name}
          hint={texts.nameHelp}
          autoComplete="off"
          value={name}
          error={errors.name}
          required
          alone
          onChange={(event) => setName(event.target.value)}
        />
        <Choices
          id="key-scope"
          type="radio"
          label={texts.scope}
          names={texts.scopes}
          of={scopes}
          chosen={scope === undefined ? [] : [scope]}
          change={([one]) => setScope(one)}
          error={errors.scope}
        />
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {texts.add}
        </Button>
      </form>
    </Dialog>
  );
}
