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
  Section,
  Text,
  toPlainText,
} from '@react-email/components';
import type { ReactElement, ReactNode } from 'react';
import type { Identity } from '#features/settings/contract';
import { orderTexts } from '#kernel/messages/nl-orders';
import { look } from './look';

const texts = orderTexts.mail;

type LetterProps = {
  preview: string;
  title: string;
  siteName: string;
  siteUrl: string;
  identity: Identity;
  children: ReactNode;
};

/** The paper of every mail: the shop's name above, who it is below. */
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
          <Section>
            <Heading as="h2" style={look.small}>
              {texts.identityTitle}
            </Heading>
            <Text style={look.soft}>
              {identity.legalName}
              <br />
              {identity.street}, {identity.zipcode} {identity.place}
              <br />
              {identity.phone} · {identity.email}
              <br />
              {texts.kvk} {identity.kvk} · {texts.vat} {identity.vat}
            </Text>
          </Section>
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
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'table.order', format: 'dataTable' },
      { selector: '[data-skip-in-text="true"]', format: 'skip' },
    ],
  });
  return { html, text };
};
