import { peopleTexts as texts } from '#kernel/messages/nl-people';
import { Confirm } from '../confirm';

type WithoutStoresProps = {
  isOpen: boolean;
  name: string;
  action: string;
  close: () => void;
  confirm: () => void;
};

/** Asks whether somebody is to have a role of own stores without any. */
export function WithoutStores({ isOpen, name, action, close, confirm }: WithoutStoresProps) {
  return (
    <Confirm
      isOpen={isOpen}
      title={texts.storesLackingSure(name.trim())}
      text={texts.storesLackingText}
      action={action}
      close={close}
      confirm={confirm}
    />
  );
}
