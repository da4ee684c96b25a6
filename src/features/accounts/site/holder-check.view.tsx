import { account as texts } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import type { HolderProof } from '../contract';
import { AccountField } from './account-field.view';

type Props = {
  proof: HolderProof;
  /** Of the field. */
  name: string;
  /** Left out: that it is the password. */
  label?: string;
  /** The account's address: password managers look for it beside a password. */
  email: string;
  error?: string;
};

/** Asks for the password, of who has one. */
export function HolderCheck({ proof, name, label = texts.password, email, error }: Props) {
  if (proof !== 'password') return null;
  return (
    <>
      <input type="hidden" name={field.username} value={email} autoComplete="username" />
      <AccountField
        name={name}
        label={label}
        type="password"
        autoComplete="current-password"
        error={error}
        required
      />
    </>
  );
}
