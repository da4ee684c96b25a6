import { expect, test } from 'vitest';
import { theme } from '#ui/theme/theme';
import type { Sender } from './letter';
import { Answers, Button, Facts, Items, Text } from './parts';
import { writeMail } from './write';

const nobody = { legalName: '', tradeName: '', street: '', zipcode: '', place: '' };
const unknown = { ...nobody, kvk: '', vat: '', phone: '', email: '' };
const sender: Sender = { siteName: 'Proef', siteUrl: 'https://proef.example', identity: unknown };
const plain = {
  ...{ sender, subject: 'Dag', preview: 'Kijk eens', body: null },
  kind: 'review.ask' as const,
};

test('what isn’t known of the chain leaves no holes', async () => {
  const { text, replyTo } = await writeMail({ ...plain, greet: '' });
  expect(replyTo).toBeUndefined();
  expect(text).toBe('Proef https://proef.example\n\n\nDag\n\nHallo,\n\nGroet,\nProef\n\nProef');
});

test('it asks for an answer only where one is read', async () => {
  const reachable = { ...sender, identity: { ...unknown, email: 'hallo@proef.example' } };
  expect((await writeMail({ ...plain, greet: '' })).text).not.toContain('Beantwoord');
  const asking = await writeMail({ ...plain, sender: reachable, greet: '' });
  expect(asking.text).toContain('Beantwoord deze mail.');
  const callable = { ...sender, identity: { ...reachable.identity, phone: '030-1' } };
  expect((await writeMail({ ...plain, sender: callable, greet: '' })).text).toContain(
    'of bel 030-1',
  );
  expect((await writeMail({ ...plain, sender: callable })).text).not.toContain('Beantwoord');
});

test('a subject is one line, whatever it was made of', async () => {
  const { subject } = await writeMail({
    ...plain,
    subject: ' Trui\r\nBcc: x@y.example\t\u0000 is er\u2028weer ',
  });
  expect(subject).toBe('Trui Bcc: x@y.example is er weer');
});

test('a name that is a message of its own greets nobody', async () => {
  const { html, text } = await writeMail({ ...plain, greet: 'Win! https://vals.example' });
  expect(text).toContain('Hallo,');
  expect(html).not.toContain('vals.example');
});

test('what was typed stays text', async () => {
  const typed = '<script>x</script>\n&amp; "meer"';
  const body = <Answers answers={[{ label: '<b>Vraag</b>', text: typed }]} />;
  const { html, text } = await writeMail({ ...plain, body });
  expect(html).not.toMatch(/<script|<b>/);
  expect(text).toContain(`<b>Vraag</b>\n${typed}`);
});

test('the plain text keeps what belongs together on a line, and addresses whole', async () => {
  const href = `https://proef.example/${'lang-'.repeat(60)}?a=1&b=2`;
  const body = (
    <>
      <Text lines={['Oudegracht 12', 'Utrecht']} />
      <Items items={[{ text: 'Trui' }, { text: 'Trui' }]} />
      <Facts facts={[{ label: 'IBAN', text: 'NL00 TEST 0123 4567 89' }]} />
      <Button href={href}>Bekijk</Button>
    </>
  );
  const { text } = await writeMail({ ...plain, body });
  expect(text).toContain('Oudegracht 12\nUtrecht\n');
  expect(text).toContain('- Trui\n- Trui\n');
  expect(text).toMatch(/^IBAN +NL00 TEST 0123 4567 89$/m);
  expect(text).toContain(`Bekijk\n${href}\n`);
});

test('a chain’s own colours are those of all its mails, in light and in dark', async () => {
  const body = (
    <>
      <Text>Dag</Text>
      <Button href="https://proef.example/a">Kijk</Button>
      <Facts facts={[{ label: 'Wat', text: 'Trui' }]} />
      <Answers answers={[{ label: 'Vraag', text: 'Ja' }]} />
      <Items items={[{ text: 'Trui' }]} />
    </>
  );
  const usual = (await writeMail({ ...plain, body })).html;
  const colors = { brand: '#123456', onBrand: '#fefefe', ground: '#fdfdfd', brandTint: '#dde0e4' };
  const own = (await writeMail({ ...plain, sender: { ...sender, colors }, body })).html;
  for (const color of Object.values(colors)) expect(own).toContain(color);
  for (const name of Object.keys(colors) as (keyof typeof colors)[]) {
    expect(usual, name).toContain(theme[name]);
    expect(own, name).not.toContain(theme[name]);
  }
  // What isn't the chain's own stays as it is.
  expect(own).toContain(theme.ink);
});
