import {
  Body,
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
import type { ReactElement, ReactNode } from 'react';
import type { Identity } from '#features/settings/contract';
import { forms as texts } from '#kernel/messages/nl-forms';
import { look } from './look';

/** Whose site it is. */
export type Sender = { siteName: string; siteUrl: string; identity: Identity };

type LetterProps = Sender & { preview: string; title: string; children: ReactNode };

/** The paper of a form's mails: the site's name above, who it is below. */
export function Letter({ preview, title, siteName, siteUrl, identity, children }: LetterProps) {
  return (
    <Html lang="nl">
      <Head>
        <title>{title}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={look.body}>
        <Container style={look.container}>
          <Link href={siteUrl} style={look.mark}>
            {siteName}
          </Link>
          <Heading as="h1" style={look.title}>
            {title}
          </Heading>
          {children}
          <Hr style={look.rule} />
          <Text style={look.soft}>
            {texts.mail.sender} {identity.legalName || siteName}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A mail's two bodies. */
export const writeBodies = async (
  letter: ReactElement,
): Promise<{ html: string; text: string }> => {
  const html = await render(letter);
  const text = toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: '[data-skip-in-text="true"]', format: 'skip' },
    ],
  });
  return { html, text };
};
