import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import type { ReactNode } from 'react';
import type { MailKind, MailText } from '#kernel/mail-kinds';
import { enMail } from '#kernel/messages/en-mail';
import { DUTCH, inLanguage, languageTag, type Texts } from '#kernel/messages/language';
import { mailTexts } from '#kernel/messages/nl-mail';
import { greetedName } from '#kernel/values/greeted-name';
import { mailLogo } from '#kernel/wire-mail';
import { darkLookIn, LookContext, lookIn, type MailColors, useLook } from './look';
import { Text } from './parts';

/** Whose site a mail comes from. What is '' isn't known, and isn't mentioned. */
export type Sender = {
  siteName: string;
  /** Without a slash at its end. */
  siteUrl: string;
  identity: {
    legalName: string;
    tradeName: string;
    street: string;
    zipcode: string;
    place: string;
    kvk: string;
    vat: string;
    phone: string;
    email: string;
  };
  /** What the chain made of the theme. */
  colors?: MailColors;
  /** Which mark is shown: programs keep the picture of an address. Absent: whichever there is. */
  mark?: string;
  /** What the chain says of a mail in its own words; absent: of none. */
  ownText?: (kind: MailKind, language: string) => MailText;
};

type LetterProps = {
  sender: Sender;
  title: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  /** The reader's name, '' when it isn't known; absent: a mail to staff, without greetings. */
  greet?: string;
  /** What stands above who the chain is. */
  identityTitle?: string;
  language?: string;
  /** Behind the greeting, and before the regards. */
  opening?: ReactNode;
  closing?: ReactNode;
  children: ReactNode;
};

/** The paper of every mail: the chain's name above, who it is below. It fits from 320 px. */
export function Letter(props: LetterProps) {
  const { sender, title, preview, greet, identityTitle, language = DUTCH, children } = props;
  const { opening, closing } = props;
  const texts = inLanguage(language, mailTexts, enMail);
  const lang = languageTag(language);
  const look = lookIn(sender.colors);
  return (
    <LookContext value={look}>
      <Html lang={lang}>
        <Head>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>{title}</title>
          <style>{darkLookIn(sender.colors)}</style>
        </Head>
        <body
          className="ground"
          style={{ margin: '0', backgroundColor: look.body.backgroundColor }}
        >
          <Preview>{preview}</Preview>
          {/* Some programs show the body alone: the language stands here once more. */}
          <Table lang={lang} width="100%" className="ground" style={look.body}>
            <Table align="center" width="100%" tableStyle={look.width}>
              <Mark sender={sender} />
              <Table width="100%" className="card" style={look.card}>
                <h1 style={look.title}>{title}</h1>
                {greet !== undefined && <Text>{texts.hello(greetedName(greet))}</Text>}
                {opening}
                {children}
                {closing}
                {greet !== undefined && <Text lines={[texts.regards, sender.siteName]} />}
              </Table>
              <Foot {...{ sender, texts }} title={identityTitle} asks={greet !== undefined} />
            </Table>
          </Table>
        </body>
      </Html>
    </LookContext>
  );
}

type TableProps = {
  lang?: string;
  align?: 'center';
  width: string;
  tableStyle?: React.CSSProperties;
  className?: string;
  style?: React.CSSProperties;
  children: ReactNode;
};

/** A box, as mail programs lay out: a table of one cell. The class and the style are the cell's. */
function Table({ tableStyle, className, style, children, ...table }: TableProps) {
  return (
    <table
      {...table}
      cellPadding="0"
      cellSpacing="0"
      border={0}
      role="presentation"
      style={tableStyle}
    >
      <tbody>
        <tr>
          <td className={className} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const markAddress = ({ siteUrl, mark }: Sender): string =>
  siteUrl + mailLogo.path + (mark ? `?${mailLogo.version}=${mark}` : '');

function Mark({ sender }: { sender: Sender }) {
  const look = useLook();
  return (
    <div className="edge" style={look.head}>
      <Link href={sender.siteUrl} className="mark" style={look.mark}>
        <img
          className="logo"
          src={markAddress(sender)}
          alt={sender.siteName}
          width={mailLogo.width}
          height={mailLogo.height}
          style={look.logo}
        />
      </Link>
    </div>
  );
}

const joined = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part.trim() !== '').join(between);

const named = (name: string, value: string): string => value && `${name} ${value}`;

type FootProps = {
  sender: Sender;
  texts: Texts<typeof mailTexts>;
  title?: string;
  asks: boolean;
};

/** Who the chain is, and how to ask it something. */
function Foot({ sender: { siteName, identity }, texts, title, asks }: FootProps) {
  const look = useLook();
  const { legalName, street, zipcode, place, kvk, vat, phone, email } = identity;
  const lines = [
    legalName || siteName,
    joined([street, joined([zipcode, place], ' ')], ', '),
    joined([phone, email], ' · '),
    joined([named(texts.kvk, kvk), named(texts.vat, vat)], ' · '),
  ];
  return (
    <div className="edge" style={look.foot}>
      {asks && email && (
        <Text look="footText">{phone ? texts.questionOrCall(phone) : texts.question}</Text>
      )}
      {title && (
        <Text look="footText">
          <strong>{title}</strong>
        </Text>
      )}
      <Text look="footText" lines={lines.filter(Boolean)} />
    </div>
  );
}
