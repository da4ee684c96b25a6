import type { ToldAccount } from '#features/telephone/contract';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import orders from '../orders/orders.module.css';
import { tell } from '../shell/toasts';
import { DraftLine, type Form } from './field';
import styles from './telephone.module.css';

const texts = telephoneTexts.customer;

type Props = { form: Form; account: ToldAccount | undefined; isKept: boolean };

/** Who orders: an account that is found by its address for mail, or a guest. */
export function Customer({ form, account, isKept }: Props) {
  const { email = '', firstname = '' } = form.values;
  const fill = (values: Form['values']) => {
    form.change(values);
    tell(texts.filled);
  };
  const own = account && {
    firstname: account.firstname,
    lastname: account.lastname,
    phone: account.phone,
  };
  return (
    <section className={orders.part} aria-labelledby="telephone-customer">
      <h2 id="telephone-customer">{texts.title}</h2>
      <DraftLine name="email" form={form} type="email" inputMode="email" required />
      <div role="status" className={`${orders.soft} ${styles.told}`}>
        {account && texts.account(`${account.firstname} ${account.lastname}`.trim())}
        {!account && isKept && email.includes('@') && texts.guest}
      </div>
      {own && (
        <div className={orders.acts}>
          {firstname !== own.firstname && (
            <button type="button" className={orders.act} onClick={() => fill(own)}>
              {texts.fill}
            </button>
          )}
          {account.addresses.map(({ title, values }) => (
            <button
              key={title}
              type="button"
              className={orders.act}
              onClick={() => fill({ ...own, ...values })}
            >
              {texts.address(title)}
            </button>
          ))}
        </div>
      )}
      <div className={orders.fields}>
        <DraftLine name="firstname" form={form} required />
        <DraftLine name="lastname" form={form} required />
        <DraftLine name="phone" form={form} type="tel" inputMode="tel" />
      </div>
    </section>
  );
}
