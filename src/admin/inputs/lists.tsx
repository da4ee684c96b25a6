import { useId } from 'react';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import { readLinkLines } from '#kernel/values/link-lines';
import { attributes } from './attributes';
import styles from './inputs.module.css';
import { Limited } from './limited';
import { LinkInput } from './link';
import { ItemList } from './list';
import { listIn, recordIn, useRows } from './rows';
import type { ValueInputProps } from './types';

const isSaid = (text: string): boolean => text.trim() !== '';

/** Short texts, in order. */
export const textRows = {
  read: (value: unknown) => listIn<string>(value),
  write: (rows: readonly string[]) => rows.filter(isSaid),
};

type LineProps = {
  id?: string;
  label: string;
  value: string;
  change: (text: string) => void;
  isReadOnly: boolean;
  most?: number | undefined;
};

function Line({ id, label, value, change, isReadOnly, most }: LineProps) {
  const own = useId();
  return (
    <span className={styles.limited}>
      <Limited id={id ?? own} text={value} most={most}>
        {(control) => (
          <input
            {...control}
            className={styles.line}
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            disabled={isReadOnly}
            value={value}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Limited>
    </span>
  );
}

export function TextsValue({ field, value, change, id, isReadOnly }: ValueInputProps) {
  const [rows, setRows] = useRows(value, change, textRows);
  return (
    <ItemList
      {...{ id, isReadOnly }}
      of={field.label}
      items={rows}
      change={setRows}
      nameOf={(text, at) => text || texts.nth(at + 1)}
      make={() => ''}
      draw={({ item, change: write, at }) => (
        <Line
          label={`${field.label} ${at + 1}`}
          value={item}
          change={write}
          isReadOnly={isReadOnly}
          most={field.most}
        />
      )}
    />
  );
}

type Pair = { name: string; text: string };

/** Texts with a name each. */
export const pairRows = {
  read: (value: unknown): Pair[] =>
    Object.entries(recordIn<string>(value)).map(([name, text]) => ({ name, text })),
  write: (rows: readonly Pair[]) =>
    Object.fromEntries(
      rows
        .filter(({ name, text }) => isSaid(name) && isSaid(text))
        .map((row) => [row.name, row.text]),
    ),
};

const MOST_NAME = 120;

export function PairsValue({ field, value, change, id, isReadOnly }: ValueInputProps) {
  const [rows, setRows] = useRows(value, change, pairRows);
  const isTwice = (name: string, at: number) =>
    isSaid(name) && rows.findIndex((row) => row.name === name) !== at;
  return (
    <ItemList
      {...{ id, isReadOnly }}
      of={field.label}
      items={rows}
      change={setRows}
      nameOf={({ name }, at) => name || texts.nth(at + 1)}
      make={() => ({ name: '', text: '' })}
      isLoose
      draw={({ item, change: write, at }) => (
        <span className={styles.pair}>
          <Line
            label={texts.name}
            value={item.name}
            change={(name) => write({ ...item, name })}
            isReadOnly={isReadOnly}
            most={MOST_NAME}
          />
          <Line
            label={texts.text}
            value={item.text}
            change={(text) => write({ ...item, text })}
            isReadOnly={isReadOnly}
            most={field.most}
          />
          {isTwice(item.name, at) && <span className={styles.problem}>{texts.twice}</span>}
        </span>
      )}
    />
  );
}

/** Paragraphs as one text, with an empty line between them. */
export const paragraphRows = {
  read: (value: unknown) => [listIn<string>(value).join('\n\n')],
  write: ([text = '']: readonly string[]) =>
    text
      .split(/\n[^\S\n]*\n/)
      .map((one) => one.trim())
      .filter(Boolean),
};

export function ParagraphsValue(props: ValueInputProps) {
  const { value, change, id, describedBy } = props;
  const [[text = ''], setRows] = useRows(value, change, paragraphRows);
  const hint = `${id}-hint`;
  return (
    <>
      <textarea
        {...attributes(props)}
        className={styles.text}
        rows={6}
        aria-describedby={describedBy ? `${describedBy} ${hint}` : hint}
        value={text}
        onChange={({ target }) => setRows([target.value])}
      />
      <p id={hint} className={styles.note}>
        {texts.paragraphs}
      </p>
    </>
  );
}

const kinds = ['h', 'p', 'ul'] as const;
type RichRow = { kind: (typeof kinds)[number]; text: string };

/** The text of an article: of a list each line is a point. */
export const richRows = {
  read: (value: unknown): RichRow[] =>
    listIn<Record<string, string | string[]>>(value).map((item) => {
      const kind = kinds.find((one) => Object.hasOwn(item, one)) ?? 'p';
      return { kind, text: [item[kind] ?? ''].flat().join('\n') };
    }),
  write: (rows: readonly RichRow[]) =>
    rows
      .filter(({ text }) => isSaid(text))
      .map(({ kind, text }) => ({
        [kind]: kind === 'ul' ? text.split('\n').filter(isSaid) : text,
      })),
};

export function RichItemsValue({ field, value, change, id, isReadOnly }: ValueInputProps) {
  const [rows, setRows] = useRows(value, change, richRows);
  return (
    <ItemList
      {...{ id, isReadOnly }}
      of={field.label}
      items={rows}
      change={setRows}
      nameOf={({ kind, text }, at) =>
        `${texts.rich[kind]} ${text.slice(0, 30)}`.trim() || texts.nth(at + 1)
      }
      make={(): RichRow => ({ kind: 'p', text: '' })}
      draw={({ item, change: write, id: itemId }) => (
        <span className={styles.rich}>
          <select
            id={itemId}
            aria-label={texts.kind}
            className={styles.short}
            value={item.kind}
            disabled={isReadOnly}
            onChange={({ target }) => write({ ...item, kind: target.value as RichRow['kind'] })}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.rich[kind]}
              </option>
            ))}
          </select>
          {item.kind === 'h' ? (
            <Line
              label={texts.rich.h}
              value={item.text}
              change={(text) => write({ ...item, text })}
              isReadOnly={isReadOnly}
            />
          ) : (
            <textarea
              className={styles.text}
              rows={item.kind === 'p' ? 4 : 3}
              aria-label={item.kind === 'p' ? texts.rich.p : texts.points}
              placeholder={item.kind === 'p' ? undefined : texts.points}
              disabled={isReadOnly}
              value={item.text}
              onChange={({ target }) => write({ ...item, text: target.value })}
            />
          )}
        </span>
      )}
    />
  );
}

type LinkRow = { label: string; href: string };

/** Names with where they lead, 'Naam | /adres', one a line. */
export const linkRows = {
  read: (value: unknown): LinkRow[] =>
    readLinkLines(String(value ?? '')).map(({ label, href = '' }) => ({ label, href })),
  write: (rows: readonly LinkRow[]) =>
    rows
      .filter(({ label, href }) => isSaid(label) || isSaid(href))
      .map(({ label, href }) => (isSaid(href) ? `${label} | ${href}` : label))
      .join('\n'),
};

export function LinkLinesValue({ field, value, change, id, isReadOnly }: ValueInputProps) {
  const [rows, setRows] = useRows(
    value,
    (text) => change(text === '' && field.orNull ? null : text),
    linkRows,
  );
  return (
    <ItemList
      {...{ id, isReadOnly }}
      of={field.label}
      items={rows}
      change={setRows}
      nameOf={({ label }, at) => label || texts.nth(at + 1)}
      make={() => ({ label: '', href: '' })}
      draw={({ item, change: write, id: itemId }) => (
        <span className={styles.pair}>
          <Line
            label={texts.name}
            value={item.label}
            change={(label) => write({ ...item, label: label.replaceAll('|', '/') })}
            isReadOnly={isReadOnly}
          />
          <LinkInput
            id={itemId}
            label={texts.address}
            value={item.href}
            change={(href) => write({ ...item, href: href.replaceAll('|', '') })}
            isReadOnly={isReadOnly}
          />
        </span>
      )}
    />
  );
}
