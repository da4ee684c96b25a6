/** What is asked of a link, and what becomes of it. */
export type LinkTool = {
  label: string;
  drawing: string;
  /** What its fields and buttons are called. */
  address: string;
  apart: string;
  save: string;
  remove: string;
  now: () => { href: string; isApart: boolean };
  set: (href: string, isApart: boolean) => void;
  unset: () => void;
};

const button = (label: string): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  return made;
};

/** Where a link of a text leads; `done` once that is told. */
export const makeLinkForm = (link: LinkTool, done: () => void) => {
  const element = document.createElement('div');
  element.className = 'link';
  element.hidden = true;
  element.setAttribute('role', 'group');
  element.ariaLabel = link.label;
  const address = document.createElement('input');
  address.type = 'text';
  address.inputMode = 'url';
  address.autocomplete = 'off';
  const named = document.createElement('label');
  named.append(link.address, address);
  const isApart = document.createElement('input');
  isApart.type = 'checkbox';
  const apart = document.createElement('label');
  apart.className = 'apart';
  apart.append(isApart, link.apart);
  const save = button(link.save);
  const remove = button(link.remove);
  const put = () => {
    link.set(address.value, isApart.checked);
    done();
  };
  save.addEventListener('click', put);
  remove.addEventListener('click', () => {
    link.unset();
    done();
  });
  address.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    put();
  });
  const buttons = document.createElement('div');
  buttons.className = 'buttons';
  buttons.append(save, remove);
  element.append(named, apart, buttons);
  return {
    element,
    open: () => {
      const now = link.now();
      address.value = now.href;
      isApart.checked = now.isApart;
      remove.hidden = now.href === '';
      address.focus();
    },
  };
};
