import { Command } from 'cmdk';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { OwnSection, ToldBlock, ToldSection } from '#features/office/contract';
import type { BlockGroup } from '#kernel/define/block';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { insertTexts as words } from '#kernel/messages/nl-editor-insert';
import { editorSectionTexts as own } from '#kernel/messages/nl-editor-sections';
import { officePath } from '#kernel/wire-staff';
import { Button } from '#ui/button.view';
import shared from './editor.module.css';
import styles from './insert.module.css';
import { fits, inGroups } from './offer';
import { Thumb } from './thumb';

/** Something that can be put in a page. */
export type Offer = {
  key: string;
  label: string;
  hint?: string | undefined;
  words?: string | undefined;
  picture: string;
  pick: () => void;
};

export type OfferGroup = { key: string; label: string; offers: readonly Offer[] };

const pictureOf = ({ type }: ToldBlock): string => `${officePath.samples}/block/${type}`;

/** Sections that are ready to be put somewhere; those alone whose block may stand there. */
export const readyOffers = (
  sections: readonly ToldSection[],
  types: readonly ToldBlock[],
  pick: (section: ToldSection) => void,
): OfferGroup[] => {
  const fitting = sections.filter(({ block }) => types.some(({ type }) => type === block.type));
  const offers = fitting.map((one) => ({
    ...{ key: one.key, label: one.label, hint: one.hint, words: one.words },
    ...{ picture: `${officePath.samples}/section/${one.key}`, pick: () => pick(one) },
  }));
  return offers.length > 0 ? [{ key: 'ready', label: words.ready, offers }] : [];
};

/** The chain's own sections; those alone that have something to show. */
export const ownOffers = (
  sections: readonly OwnSection[],
  pick: (section: OwnSection) => void,
): OfferGroup[] => {
  const offers = sections
    .filter(({ isPublished }) => isPublished)
    .map((one) => ({
      ...{ key: `${one.id}`, label: one.title, words: one.folder },
      hint: one.folder ? own.inFolder(one.folder, own[one.kind]) : own[one.kind],
      ...{ picture: `${officePath.previewSection}/${one.id}/picture`, pick: () => pick(one) },
    }));
  return offers.length > 0 ? [{ key: 'own', label: own.own, offers }] : [];
};

/** Types of blocks as they are offered, by their groups. */
export const offersOf = (
  types: readonly ToldBlock[],
  pick: (type: ToldBlock) => void,
): OfferGroup[] =>
  inGroups(types).map(({ group, offered }) => ({
    key: group,
    label: words.groups[group as BlockGroup],
    offers: offered.map((type) => ({
      ...{ key: type.type, label: type.label, hint: type.hint, words: type.words },
      ...{ picture: pictureOf(type), pick: () => pick(type) },
    })),
  }));

const choiceOf = ({ key }: OfferGroup, offer: Offer): string => `${key} ${offer.key}`;

/** What fits words, the best first, in its groups. */
const found = (groups: readonly OfferGroup[], search: string): OfferGroup[] =>
  groups
    .map((group) => {
      const fitting = group.offers
        .map((offer) => ({ offer, fit: fits(offer, search) }))
        .filter(({ fit }) => fit > 0)
        .sort((a, b) => b.fit - a.fit);
      const offers = fitting.map(({ offer }) => offer);
      return { group: { ...group, offers }, fit: fitting[0]?.fit ?? 0 };
    })
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ group }) => group);

type InsertProps = { title: string; groups: readonly OfferGroup[]; close: () => void };

/** Asks what comes somewhere: by a picture of each, by searching, arrows and Enter. */
export function Insert({ title, groups, close }: InsertProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const line = useRef<HTMLInputElement>(null);
  const [only, setOnly] = useState<string>();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The browser would choose the list around it.
    line.current?.focus();
  }, []);
  // Who searches looks through all of it.
  const shown = useMemo(
    () =>
      typed.trim() === ''
        ? groups.filter(({ key }) => only === undefined || key === only)
        : found(groups, typed),
    [groups, only, typed],
  );
  const [chosen, setChosen] = useState('');
  const search = (text: string) => {
    setTyped(text);
    // What fits best, whichever was chosen before.
    const [best] = text.trim() === '' ? [] : found(groups, text);
    setChosen(best?.offers[0] ? choiceOf(best, best.offers[0]) : '');
  };
  const show = (key: string | undefined) => {
    setOnly(key);
    setTyped('');
    list.current?.scrollTo({ top: 0 });
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={close}>
      <div className={styles.head}>
        <h2 id={id} className={shared.dialogTitle}>
          {title}
        </h2>
        <Button type="button" kind="secondary" onClick={() => dialog.current?.close()}>
          {texts.close}
        </Button>
      </div>
      <Command
        label={texts.searchBlock}
        className={styles.search}
        // The order is ours: what stands first must be what Enter picks.
        shouldFilter={false}
        value={chosen}
        onValueChange={setChosen}
      >
        <Command.Input
          ref={line}
          className={shared.searchBox}
          placeholder={words.search}
          value={typed}
          onValueChange={search}
        />
        <div className={styles.body}>
          {groups.length > 1 && (
            <fieldset className={styles.groups}>
              <legend className="visually-hidden">{words.groupsLabel}</legend>
              {[{ key: undefined, label: words.all }, ...groups].map(({ key, label }) => (
                <button
                  key={label}
                  type="button"
                  className={styles.group}
                  aria-pressed={typed === '' && only === key}
                  onClick={() => show(key)}
                >
                  {label}
                </button>
              ))}
            </fieldset>
          )}
          <Command.List ref={list} className={styles.found} label={texts.insert}>
            <Command.Empty className={shared.hint}>{texts.noBlock}</Command.Empty>
            {shown.map((group) => (
              <Command.Group key={group.key} heading={group.label} className={styles.part}>
                {group.offers.map((one) => (
                  <Command.Item
                    key={one.key}
                    value={choiceOf(group, one)}
                    className={styles.option}
                    onSelect={one.pick}
                  >
                    <Thumb src={one.picture} />
                    <span className={styles.told}>
                      <span className={styles.label}>{one.label}</span>
                      {one.hint && <span className={styles.hint}>{one.hint}</span>}
                    </span>
                  </Command.Item>
                ))}
              </Command.Group>
            ))}
          </Command.List>
        </div>
      </Command>
    </dialog>
  );
}
