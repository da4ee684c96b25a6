import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { accountPath } from '../../accounts/contract';
import { type AddressName, type CheckoutProps, otherAddress } from '../contract';
import { Choices } from './choices.view';
import form from './form.module.css';
import { UpdateButton } from './update-button.view';

type Props = Pick<CheckoutProps, 'values' | 'errors' | 'saved'> & {
  name: AddressName;
  legend: string;
};

const another = { value: otherAddress, label: texts.otherAddress, note: texts.otherAddressNote };

/** The addresses of an account, and another one that is typed below. */
export function SavedAddresses({ values, errors, saved, name, legend }: Props) {
  const own = saved.map(({ id, title, note }) => ({ value: id, label: title, note }));
  return (
    <div className={form.inner}>
      <Choices
        {...{ values, errors, legend }}
        name={`${name}_saved`}
        choices={[...own, another]}
        updates
      />
      <UpdateButton />
      <p className={form.soft}>
        <a href={accountPath.addresses}>{texts.manageAddresses}</a>
      </p>
    </div>
  );
}
