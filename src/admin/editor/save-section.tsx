import { useId, useRef, useState } from 'react';
import type { OwnSection, ToldBlock, TreeBlock } from '#features/office/contract';
import { editorSectionTexts as texts } from '#kernel/messages/nl-editor-sections';
import { Button } from '#ui/button.view';
import { FieldFrame, TextField } from '#ui/text-field.view';
import { CallError } from '../calls';
import controls from '../controls.module.css';
import { Dialog } from '../dialog';
import { tooLong } from '../inputs/limited';
import plan from '../plan/plan.module.css';
import { labelOf, wordsOf } from './block-words';
import { wordProblem } from './problem-words';
import { makeSection } from './sections';
import styles from './sections.module.css';
import type { Placed } from './tree';

type SaveSectionProps = {
  /** The block that was chosen, and those behind it that stand beside it. */
  beside: readonly Placed[];
  types: ReadonlyMap<string, ToldBlock>;
  folders: readonly string[];
  close: () => void;
  saved: (made: OwnSection, of: readonly Placed[]) => void;
};

const LONGEST_NAME = 120;

const told = (types: SaveSectionProps['types'], { block }: Placed): string =>
  [labelOf(types, block), wordsOf(block)].filter(Boolean).join(': ');

/** Asks what a section is called, which blocks it is made of, and whether pages share it. */
export default function SaveSection({ beside, types, folders, close, saved }: SaveSectionProps) {
  const id = useId();
  const [first] = beside;
  const [title, setTitle] = useState(first ? wordsOf(first.block).slice(0, LONGEST_NAME) : '');
  const [folder, setFolder] = useState('');
  const [kind, setKind] = useState<OwnSection['kind']>('shared');
  const [count, setCount] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);

  const refuse = (error: CallError, content: readonly TreeBlock[]) => {
    const { fields, message } = error.problem;
    const { title: name, folder: where, ...others } = fields;
    const [other] = Object.values(others);
    const isNamed = name !== undefined || where !== undefined;
    setWrong({
      ...(name && { title: name }),
      ...(where && { folder: where }),
      ...(!isNamed && { whole: wordProblem(other ?? message, content, types) }),
    });
    if (name) form.current?.querySelector('input')?.focus();
  };
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    setWrong({});
    const of = beside.slice(0, count);
    const blocks = of.map(({ block }) => block);
    try {
      saved(await makeSection({ title: title.trim(), folder: folder.trim(), kind, blocks }), of);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refuse(error, blocks);
      setBusy(false);
    }
  };

  return (
    <Dialog title={texts.save} close={close}>
      <p>{texts.saveLead}</p>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {wrong.whole && (
          <p className={plan.wrong} role="alert">
            {wrong.whole}
          </p>
        )}
        <TextField
          id={`${id}-name`}
          label={texts.name}
          autoComplete="off"
          value={title}
          error={wrong.title ?? (tooLong(title, LONGEST_NAME) || undefined)}
          required
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          id={`${id}-folder`}
          label={texts.folder}
          hint={texts.folderHint}
          autoComplete="off"
          list={`${id}-folders`}
          value={folder}
          error={wrong.folder}
          onChange={({ target }) => setFolder(target.value)}
        />
        <datalist id={`${id}-folders`}>
          {folders.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        {beside.length > 1 && (
          <FieldFrame id={`${id}-blocks`} label={texts.upTo}>
            <select
              id={`${id}-blocks`}
              className={controls.control}
              value={count}
              onChange={({ target }) => setCount(Number(target.value))}
            >
              {beside.map((one, at) => (
                <option key={one.block.props.id} value={at + 1}>
                  {at === 0 ? texts.only(told(types, one)) : texts.until(at + 1, told(types, one))}
                </option>
              ))}
            </select>
          </FieldFrame>
        )}
        <fieldset className={styles.kinds}>
          <legend>{texts.kind}</legend>
          {(['shared', 'copy'] as const).map((one) => (
            <label key={one} className={styles.kind}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={kind === one}
                onChange={() => setKind(one)}
              />
              <span>
                <strong>{one === 'shared' ? texts.kindShared : texts.kindCopy}</strong>
                <small>{one === 'shared' ? texts.whatShared : texts.whatCopy}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={plan.actions}>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
