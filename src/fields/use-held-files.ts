import { type RefObject, useEffect, useRef, useState } from 'react';
import { formEvent } from '#kernel/wire-forms';
import type { UploadedFile } from '#ui/upload-dashboard/types';
import type { FieldDefinition } from './definition';
import { useUploadTexts } from './field-texts';
import type { FileAccess } from './file-access';
import { recallUploads, rememberUploads, sessionKey } from './file-session';
import { readFileIds, valueOfFiles } from './file-values';
import { knownUploads } from './files';

type Options = {
  field: FieldDefinition;
  access: FileAccess;
  value: string;
  choose: (value: string) => void;
  /** Something in the form. */
  place: RefObject<HTMLElement | null>;
};

/** Runs once a form was received, or leaves this page: then the server knows of its files. */
const whenSent = (form: HTMLFormElement | null | undefined, run: () => void): (() => void) => {
  const leave = (event: SubmitEvent) => {
    if (event.target === form && !event.defaultPrevented) run();
  };
  form?.addEventListener(formEvent.success, run);
  window.addEventListener('submit', leave);
  return () => {
    form?.removeEventListener(formEvent.success, run);
    window.removeEventListener('submit', leave);
  };
};

/** Small files are there before large ones; they are shown as they were chosen. */
const asChosen = (files: readonly UploadedFile[]): UploadedFile[] =>
  files.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));

/**
 * The uploads that a field holds, by its value: what was uploaded here, what the server kept of a
 * form that it refused, and what this tab uploaded before the page was loaded again.
 */
export const useHeldFiles = ({ field, access, value, choose, place }: Options) => {
  const texts = useUploadTexts();
  const [key] = useState(() => sessionKey(access.target, field.id));
  const [recalled] = useState(() => recallUploads(key));
  const known = useRef<readonly UploadedFile[]>(recalled.files);
  const unfinished = useRef(recalled.unfinished === true);
  const files = knownUploads(readFileIds(value), texts, access.kept?.[field.name], known.current);
  // What comes twice between two renderings builds on what came first.
  const latest = useRef<readonly UploadedFile[]>(files);
  const given = useRef(value);
  const shown = useRef(value);

  const remember = () =>
    rememberUploads(key, { files: [...latest.current], unfinished: unfinished.current });
  const put = (next: readonly UploadedFile[]) => {
    latest.current = next;
    known.current = next;
    given.current = valueOfFiles(next);
    remember();
    choose(given.current);
  };
  const changes = {
    add: (file: UploadedFile) =>
      put(asChosen([...latest.current.filter(({ id }) => id !== file.id), file])),
    drop: (id: string) => put(latest.current.filter((file) => file.id !== id)),
    /** Whether something is left to be taken up again after a reload. */
    leaveOpen: (isOpen: boolean) => {
      unfinished.current = isOpen;
      remember();
    },
    /** Those that the form let go of, as when it is emptied. */
    takeLost: (): readonly UploadedFile[] => {
      const isEmptied = shown.current !== '' && value === '' && given.current !== '';
      shown.current = value;
      if (!isEmptied) return [];
      const lost = latest.current;
      latest.current = [];
      known.current = [];
      given.current = '';
      remember();
      return lost;
    },
  };
  const change = useRef(changes);
  change.current = changes;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field comes to life
  useEffect(() => {
    if (given.current === '' && recalled.files.length > 0) put(recalled.files);
    return whenSent(place.current?.closest('form'), () => rememberUploads(key, { files: [] }));
  }, []);
  return { key, files, change, wasLeftOpen: recalled.unfinished === true };
};
