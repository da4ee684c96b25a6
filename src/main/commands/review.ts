import { userInfo } from 'node:os';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import {
  approveReview,
  type ListedReview,
  listReviews,
  refuseReview,
  replyToReview,
} from '#features/reviews/api.server';
import type { ReviewState } from '#features/reviews/contract';
import { AppError } from '#kernel/errors';
import { reviewTexts } from '#kernel/messages/nl-reviews';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { helpTail } from './help-tail';
import { asJson, type ListOptions, tellRows } from './list-rows';
import { withPlainHost } from './open-plain';
import { wholeNumber } from './read-options';

const by = `cli:${userInfo().username}`;

const states: Record<ReviewState, string> = {
  waiting: 'wacht',
  shown: 'geplaatst',
  refused: 'geweigerd',
};

const help = {
  nl: `
Een review wordt geweigerd om een van deze redenen, en om niets anders. Dat hij slecht is over een
artikel is er geen: wie die weglaat, misleidt zijn klanten (art. 6:193g BW).
${Object.entries(reviewTexts.grounds)
  .map(([name, text]) => `  ${name.padEnd(16)} ${text}`)
  .join('\n')}`,
  en: `
A review is refused for one of these grounds, and for nothing else. That it is bad about an article is
none: who leaves those out misleads his customers (art. 6:193g BW).
${Object.entries(reviewTexts.grounds)
  .map(([name, text]) => `  ${name.padEnd(16)} ${text}`)
  .join('\n')}`,
};

const numberHelp = 'zoals in ‘list’: 12.1 is review 12, zoals hij de eerste keer werd geschreven';

type Numbered = { id: number; version: number };

const readNumber = (text: string): Numbered => {
  const [, id, version] = /^(\d{1,9})\.(\d{1,6})$/.exec(text) ?? [];
  if (!id || !version) throw new InvalidArgumentError(`Geen nummer zoals 12.1: ${text}`);
  return { id: Number(id), version: Number(version) };
};

const number = () => new Argument('<nummer>', numberHelp).argParser(readNumber);

const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

const linesOf = (review: ListedReview): string[] => {
  const { id, version, state, rating, product, access, name, title, text } = review;
  const day = formatDay(dayOf(review.writtenAt));
  return [
    `${id}.${version}  ${states[state]}  ${reviewTexts.stars(rating)}  ${product} (/artikel/${access})`,
    `    ${name || reviewTexts.nameless}, ${day}${review.isVerified ? '' : ', niet geverifieerd'}`,
    ...(title ? [indented(title)] : []),
    indented(text),
    ...(review.refusal ? [`    Geweigerd: ${review.refusal}`] : []),
    ...(review.reply ? [`    Antwoord: ${review.reply}`] : []),
    ...review.reports.map((reason) => `    Gemeld: ${reason}`),
  ];
};

type Listing = ListOptions & { state?: ReviewState; reported?: boolean; limit: number };

const list = async ({ db }: Host, options: Listing): Promise<void> => {
  const found = await listReviews(db, { ...options, start: 0 });
  const line = (review: ListedReview) => `${linesOf(review).join('\n')}\n`;
  tellRows(found, options, { none: 'Er zijn geen reviews.', line });
};

const run = (root: string, work: (host: Host) => Promise<void>): Promise<void> =>
  withPlainHost(readConfig(), root, work).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });

/** `etalage review list|approve|refuse|reply`: what buyers wrote, and what staff does with it. */
export const addReviewCommands = (program: Command, root: string): void => {
  const group = program.command('review').description('Reviews van artikelen');
  group
    .command('list')
    .description('Toont reviews, de oudste eerst')
    .addOption(new Option('--state <stand>', 'alleen deze').choices(Object.keys(states)))
    .option('--reported', 'alleen die gemeld zijn, met waarom')
    .option('--limit <aantal>', 'hoogstens zoveel', wholeNumber(10_000), 50)
    .option(...asJson)
    .action((options: Listing) => run(root, (host) => list(host, options)));
  group
    .command('approve')
    .description('Plaatst een review; een gemelde blijft staan')
    .addArgument(number())
    .action((read: Numbered) =>
      run(root, async (host) => {
        await approveReview(host, { ...read, by });
        console.log(`Review ${read.id} staat bij het artikel.`);
      }),
    );
  group
    .command('refuse')
    .description('Plaatst een review niet, of haalt hem weg; zijn schrijver leest waarom')
    .addArgument(number())
    .addArgument(
      new Argument('<reden>', 'een van de redenen hieronder').choices(
        Object.keys(reviewTexts.grounds),
      ),
    )
    .option('--note <tekst>', 'toelichting voor de schrijver')
    .addHelpText('after', helpTail(help))
    .action((read: Numbered, ground: string, { note }: { note?: string }) =>
      run(root, async (host) => {
        await refuseReview(host, { ...read, by }, { ground, note });
        console.log(`Review ${read.id} is geweigerd.`);
      }),
    );
  group
    .command('reply')
    .description('Zet een antwoord van de winkel onder een review; zonder tekst gaat het weg')
    .addArgument(number())
    .argument('[tekst]', 'het antwoord', '')
    .action((read: Numbered, text: string) =>
      run(root, async (host) => {
        await replyToReview(host, { ...read, by }, text);
        console.log(`Het antwoord bij review ${read.id} is ${text ? 'geplaatst' : 'weg'}.`);
      }),
    );
};
