import { useRef, useState } from 'react';
import type { ToldBlock } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { tell } from '../shell/toasts';
import { focusField } from './focus-field';
import { readLack } from './refused';
import type { Placed } from './tree';
import type { usePage } from './use-page';

type Of = {
  work: ReturnType<typeof usePage>;
  find: (id: string) => Placed | undefined;
  types: ReadonlyMap<string, ToldBlock>;
  /** Shows a block, and its settings. */
  show: (id: string) => void;
};

/** Publishing, and what keeps a page from it: told above the page, each line leading to its setting. */
export const usePublishing = ({ work, find, types, show }: Of) => {
  const [unfinished, setUnfinished] = useState<Record<string, string>>({});
  const notice = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A dialog that closes by it gives the focus back before.
  const focusNotice = () => setTimeout(() => notice.current?.focus(), 50);

  /** Tells what blocks lack: `block.setting`, and what is to be done. */
  const refuse = (lacks: Record<string, string>) => {
    setUnfinished(lacks);
    const [first] = Object.keys(lacks);
    if (first === undefined) return;
    show(readLack(first).id);
    focusNotice();
  };

  /** What is still empty of what was lacking. */
  const lacking = Object.entries(unfinished).filter(([key]) => {
    const { id, name } = readLack(key);
    const one = find(id);
    const fields = one && types.get(one.block.type)?.settings;
    const usual = fields?.find((field) => field.name === name)?.usual;
    return one && String(one.block.props[name] ?? usual ?? '').trim() === '';
  });

  const publish = async () => {
    const told = await work.publish();
    refuse(told ?? {});
    if (!told) focusNotice();
    else if (Object.keys(told).length === 0) tell(texts.published);
  };

  const lead = (key: string) => {
    const { id, name } = readLack(key);
    show(id);
    focusField(name);
  };

  const close = () => {
    setUnfinished({});
    button.current?.focus();
  };

  return { publish, refuse, lacking, lead, close, notice, button };
};
