import { account as texts } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button, ButtonLink } from '#ui/button.view';
import { type AccountAddress, accountPath } from '../contract';
import styles from './account.module.css';

type Props = {
  token: string;
  addresses: readonly AccountAddress[];
  /** What was just done. */
  told?: string;
};

/** 'Oudegracht 12 B' */
const streetLine = (address: AccountAddress): string =>
  [address.street, address.housenumber, address.housenumberSuffix].filter(Boolean).join(' ');

/** The addresses that an account keeps, the usual one first. */
export function Addresses({ token, addresses, told }: Props) {
  return (
    <div>
      {told && (
        <Alert tone="success">
          <p>{told}</p>
        </Alert>
      )}
      <p className={styles.text}>
        {addresses.length === 0 ? texts.noAddresses : texts.addressesText}
      </p>
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <Card key={address.id} address={address} token={token} />
        ))}
      </ul>
      <ButtonLink href={accountPath.address('nieuw')} kind="secondary">
        {texts.addAddress}
      </ButtonLink>
    </div>
  );
}

function Card({ address, token }: { address: AccountAddress; token: string }) {
  const line = streetLine(address);
  return (
    <li className={styles.address}>
      {address.usual && <p className={styles.usual}>{texts.usual}</p>}
      <address className={styles.lines}>
        <span>{[address.firstName, address.lastName].filter(Boolean).join(' ')}</span>
        <span>{line}</span>
        <span>
          {address.zipcode} {address.place}
        </span>
        {address.country !== 'NL' && (
          <span>{texts.countries[address.country as keyof typeof texts.countries]}</span>
        )}
      </address>
      <div className={styles.links}>
        <a href={accountPath.address(address.id)} aria-label={`${texts.edit} ${line}`}>
          {texts.edit}
        </a>
        <form method="post" action={accountPath.removeAddress(address.id)}>
          <input type="hidden" name={field.token} value={token} />
          <Button type="submit" kind="plain" aria-label={`${texts.remove} ${line}`}>
            {texts.remove}
          </Button>
        </form>
      </div>
    </li>
  );
}
