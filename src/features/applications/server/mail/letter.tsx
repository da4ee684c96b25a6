import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  render,
  Text,
  toPlainText,
} from '@react-email/components';
import type { Identity } from '#features/settings/contract';
import { applications } from '#kernel/messages/nl-applications';
import { look } from './look';

const texts = applications.mail;

export type Letter = {
  siteName: string;
  siteUrl: string;
  identity: Identity;
  subject: string;
  paragraphs: readonly string[];
  /** The applicant's own page. */
  href?: string;
};

/** A mail about an application, with both its bodies. Nothing that was typed is in it. */
export const writeLetter = async (letter: Letter) => {
  const html = await render(<ApplicationLetter {...letter} />);
  const text = toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: '[data-skip-in-text="true"]', format: 'skip' },
    ],
  });
  return { subject: letter.subject, html, text };
};

function ApplicationLetter({ siteName, siteUrl, identity, subject, paragraphs, href }: Letter) {
  return (
    <Html lang="nl">
      <Head>
        <title>{subject}</title>
      </Head>
      <Preview>{paragraphs.at(-1) ?? subject}</Preview>
      <Body style={look.body}>
        <Container style={look.container}>
          <Link href={siteUrl} style={look.mark}>
            {siteName}
          </Link>
          <Heading as="h1" style={look.title}>
            {subject}
          </Heading>
          {paragraphs.map((text) => (
            <Text key={text} style={look.text}>
              {text}
            </Text>
          ))}
          {href && (
            <>
              <Button href={href} style={look.button}>
                {texts.follow}
              </Button>
              <Text style={look.soft}>{texts.link}</Text>
            </>
          )}
          <Hr style={look.rule} />
          <Text style={look.soft}>
            {texts.sender} {identity.legalName || siteName}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
