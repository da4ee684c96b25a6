import { Button as MailButton } from '@react-email/button';
import { Link as MailLink } from '@react-email/link';
import { Fragment, type ReactNode } from 'react';
import { useLook } from './look';

type TextProps = {
  look?: 'text' | 'soft' | 'footText';
  /** Shown below each other, instead of children. */
  lines?: readonly string[];
  children?: ReactNode;
};

const broken = (lines: readonly string[]): ReactNode =>
  lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));

/** A paragraph; in a text the line breaks that were typed stay. */
export function Text({ look: name = 'text', lines, children }: TextProps) {
  const look = useLook();
  const own = typeof children === 'string' ? broken(children.split('\n')) : children;
  return (
    <p className={name === 'text' ? undefined : 'soft'} style={look[name]}>
      {lines ? broken(lines) : own}
    </p>
  );
}

export const Heading = ({ children }: { children: ReactNode }) => (
  <h2 style={useLook().heading}>{children}</h2>
);

/** A heading with what stands under it, in paragraphs. */
export const Part = ({ title, texts }: { title: string; texts: readonly string[] }) => (
  <>
    <Heading>{title}</Heading>
    {texts.map((text) => (
      <Text key={text}>{text}</Text>
    ))}
  </>
);

/** A picture beside what it is of: it says nothing that the text doesn't. */
const Thumb = ({ src }: { src: string }) => (
  <img src={src} alt="" width={48} height={60} style={useLook().thumb} />
);

/** `picture`: its whole address. */
export type Item = { text: string; picture?: string };

/** Things in a row: what is in a parcel. */
export const Items = ({ items }: { items: readonly Item[] }) => {
  const look = useLook();
  const isPictured = items.some(({ picture }) => picture);
  // Among things with pictures: room for its own, or as far in as the others.
  const besides = (picture?: string) => (picture ? look.tall : look.inwards);
  return (
    <ul style={isPictured ? { ...look.items, ...look.pictured } : look.items}>
      {items.map(({ text, picture }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two things may be called the same
        <li key={place} style={isPictured ? { ...look.item, ...besides(picture) } : look.item}>
          {picture && <Thumb src={picture} />}
          {text}
        </li>
      ))}
    </ul>
  );
};

/** A code that is to be read out, or typed over. */
export const Code = ({ children }: { children: string }) => (
  <p className="code" style={useLook().code}>
    {children}
  </p>
);

type PictureProps = { src: string; alt: string; width: number; height: number };

/** A picture, from the site's own address; programs that show none show what it says. */
export function Picture({ src, alt, width, height }: PictureProps) {
  const look = useLook();
  return (
    <div className="picture" style={look.picture}>
      <img alt={alt} {...{ src, width, height }} style={{ ...look.image, width, height }} />
    </div>
  );
}

type LinkProps = { href: string; children: string };

/** What the mail asks to do. `href` is a whole address. */
export function Button({ href, children }: LinkProps) {
  const look = useLook();
  return (
    <div style={look.action}>
      <MailButton href={href} className="button" style={look.button}>
        {children}
      </MailButton>
    </div>
  );
}

export const Link = ({ href, children }: LinkProps) => (
  <MailLink href={href} className="link" style={useLook().link}>
    {children}
  </MailLink>
);

export type Fact = { label: string; text: string };

/** What is called what, in two columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const look = useLook();
  return (
    <table className="table" style={look.table}>
      <tbody>
        {facts.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row" className="soft cell" style={{ ...look.cell, ...look.name }}>
              {label}
            </th>
            <td className="cell" style={look.cell}>
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Questions and what was answered, at any length. */
export function Answers({ answers }: { answers: readonly Fact[] }) {
  const look = useLook();
  return answers.map(({ label, text }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be called the same
    <p key={place} style={look.text}>
      <span className="soft" style={look.label}>
        {label}
      </span>
      <br />
      {broken(text.split('\n'))}
    </p>
  ));
}

/** `picture`: its whole address. It says nothing that the label doesn't. */
export type Sum = { key: string; label: string; sum: string; total?: boolean; picture?: string };

/** What it costs, line by line. */
export function Totals({ sums }: { sums: readonly Sum[] }) {
  const look = useLook();
  return (
    <table className="table" style={look.table}>
      <tbody>
        {sums.map(({ key, label, sum, total, picture }) => {
          const cell = total ? { ...look.cell, ...look.total } : look.cell;
          return (
            <tr key={key}>
              <th scope="row" className="cell" style={cell}>
                {picture && <Thumb src={picture} />}
                {label}
              </th>
              <td className="cell" style={{ ...cell, ...look.sum }}>
                {sum}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
