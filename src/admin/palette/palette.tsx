import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { FoundThing } from '#features/office/contract';
import { staffPath } from '#features/staff/contract';
import { officeTexts } from '#kernel/messages/nl-office';

import { field } from '#kernel/wire';
import { call } from '../calls';
import { useStart } from '../start';
import {
  begins,
  fits,
  LOGOUT,
  makingFor,
  type Destination as Place,
  screensFor,
  wordsIn,
} from './commands';
import styles from './palette.module.css';

const texts = officeTexts.find;

/** In ms of quiet, after which what was typed is searched. */
const QUIET = 150;
const SHORTEST = 2;

const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};

/** Finds anything that the member may see, and goes there: ⌘K, or Ctrl+K. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        {texts.open} <kbd className={styles.keys}>{texts.keys}</kbd>
      </button>
      {isOpen && <Finder close={() => setOpen(false)} />}
    </>
  );
}

function Finder({ close }: { close: () => void }) {
  const start = useStart();
  const [, go] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const out = useRef<HTMLFormElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The browser chooses the first thing that can have the focus, which is the list around it.
    input.current?.focus();
  }, []);
  const [text, setText] = useState('');
  const search = useRested(text);
  const isLong = search.length >= SHORTEST;
  const { data = [], isFetching } = useQuery({
    queryKey: ['find', search],
    queryFn: ({ signal }) =>
      call<FoundThing[]>('GET', `find?q=${encodeURIComponent(search)}`, { signal }),
    enabled: isLong,
    placeholderData: (before) => before,
  });
  const words = wordsIn(text);
  const choose = (to: string) => {
    if (to === LOGOUT) return out.current?.requestSubmit();
    if (screensFor(start).some((one) => one.to === to && one.isOutside)) {
      return window.location.assign(to);
    }
    close();
    go(to);
  };
  const found = isLong ? data : [];
  const parts = screensFor(start).filter((one) => fits(one, words));
  const meant = parts.filter((one) => begins(one, words));
  const others = parts.filter((one) => !meant.includes(one));
  const named = words.length === 0 ? [] : makingFor(start).filter((one) => fits(one, words));
  return (
    // cmdk's own dialog writes a style into the page, which the page's policy refuses.
    <dialog ref={dialog} className={styles.dialog} aria-label={texts.title} onClose={close}>
      <Command label={texts.title} shouldFilter={false} loop>
        <Command.Input
          ref={input}
          className={styles.input}
          value={text}
          onValueChange={setText}
          placeholder={texts.placeholder}
        />
        <p role="status" className={styles.none}>
          {isFetching
            ? officeTexts.loading
            : isLong
              ? found.length + parts.length + named.length === 0 && texts.none
              : texts.typeMore}
        </p>
        <Command.List className={styles.list} label={texts.results}>
          <Destination label={texts.goTo} list={meant} choose={choose} />
          {found.map(({ kind, title, note, to }) => (
            <Command.Item key={to} value={to} className={styles.item} onSelect={() => choose(to)}>
              <span>
                {title} {note && <span className={styles.note}>{note}</span>}
              </span>
              <span className={styles.kind}>{kind}</span>
            </Command.Item>
          ))}
          <Destination
            label={meant.length > 0 ? texts.goToMore : texts.goTo}
            list={others}
            choose={choose}
          />
          <Destination label={texts.make} list={named} choose={choose} />
        </Command.List>
      </Command>
      <form ref={out} method="post" action={staffPath.logout} hidden>
        <input type="hidden" name={field.token} value={start.token} />
      </form>
    </dialog>
  );
}

type GoingProps = { label: string; list: readonly Place[]; choose: (to: string) => void };

function Destination({ label, list, choose }: GoingProps) {
  if (list.length === 0) return null;
  return (
    <Command.Group heading={label} className={styles.group}>
      {list.map(({ title, to }) => (
        <Command.Item
          key={to}
          value={`${label} ${to}`}
          className={styles.item}
          onSelect={() => choose(to)}
        >
          {title}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
