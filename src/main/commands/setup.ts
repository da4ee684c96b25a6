import type { Command } from 'commander';
import {
  canBeSetUp,
  checkAnswer,
  finishSetup,
  listSetupFields,
  openSetupLink,
  tidyAnswer,
} from '#features/office/api.server';
import { type SetupAnswers, type SetupField, setupSteps } from '#features/office/contract';
import { SITE_CHANGED } from '#features/settings/api.server';
import { hasNoMembers } from '#features/staff/api.server';
import { setupTexts } from '#kernel/messages/nl-setup';
import { formatMoment } from '#kernel/values/dutch-dates';
import { OWN_PALETTE } from '#kernel/values/palettes';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { features } from '../features';
import { type Ask, createAsk, isTerminal } from './ask';
import { withPlainHost } from './open-plain';

const texts = setupTexts.terminal;

/** Who answers at the terminal runs the server: he comes from no network. */
const FROM = { client: 'etalage', device: 'etalage' } as const;

/** What a start and the command tell of a site in whose office nobody can come yet; nothing once somebody can. */
export const tellSetup = async (host: Host): Promise<string[]> => {
  if (!(await hasNoMembers(host))) return [];
  const link = await openSetupLink(host);
  if (!link) return [texts.hasSite, texts.hasSiteCommand];
  return [
    ...['', texts.empty, `  ${link.href}`, texts.until(formatMoment(link.until))],
    texts.orHere,
  ];
};

/** A number of the list that was shown, or the word itself. */
const choiceOf = ({ choices = [] }: SetupField, typed: string): string =>
  choices[Number(typed) - 1]?.value ?? typed;

const labelOf = ({ choices }: SetupField, value: string): string =>
  choices?.find((one) => one.value === value)?.label ?? value;

/** A question until its answer is good. What stood there before is taken when nothing is typed. */
const askField = async (
  host: Host,
  ask: Ask,
  field: SetupField,
  answers: SetupAnswers,
): Promise<string> => {
  const { name, label, hint, choices, kind } = field;
  const isSecret = kind === 'password';
  const stands = isSecret ? '' : (answers[name] ?? field.initial);
  if (choices) {
    ask.tell(label, ...choices.map((one, nth) => `  ${nth + 1}. ${one.label}`));
  } else if (hint) ask.tell(`  ${hint}`);
  const title = choices ? texts.choose(choices.length) : label;
  const usual = stands === '' ? '' : texts.usual(labelOf(field, stands));
  for (;;) {
    const typed = await ask.line(`${title}${usual}: `, { isSecret });
    const said = typed.trim() === '' && !isSecret ? stands : typed;
    const answer = tidyAnswer(field, choices ? choiceOf(field, said.trim()) : said);
    const problem = await checkAnswer(host, field, { ...answers, [name]: answer });
    if (problem === undefined) return answer;
    ask.tell(`  ! ${problem}`);
  }
};

/** Colours of one's own are asked only of who wants them. */
const isAsked = ({ kind }: SetupField, { palette }: SetupAnswers): boolean =>
  kind !== 'color' || palette === OWN_PALETTE;

const askAll = async (host: Host, ask: Ask, before: SetupAnswers): Promise<SetupAnswers> => {
  const fields = listSetupFields(host);
  let answers = before;
  for (const step of setupSteps) {
    ask.tell('', setupTexts.steps[step].title, setupTexts.steps[step].lead, '');
    for (const field of fields.filter((one) => one.step === step)) {
      const answer = isAsked(field, answers)
        ? await askField(host, ask, field, answers)
        : (answers[field.name] ?? field.initial);
      answers = { ...answers, [field.name]: answer };
    }
  }
  return answers;
};

const summary = (host: Host, answers: SetupAnswers): string[] =>
  listSetupFields(host)
    .filter((field) => field.kind !== 'password' && isAsked(field, answers))
    .map((field) => `  ${field.label}: ${labelOf(field, answers[field.name] ?? '')}`);

const isNo = (typed: string): boolean => /^n(ee)?$/i.test(typed.trim());

/** Asks at the terminal what the pages of the link ask, and writes it as those do. */
export const askSetup = async (host: Host, ask: Ask): Promise<void> => {
  let answers = await askAll(host, ask, {});
  for (;;) {
    ask.tell('', ...summary(host, answers), '');
    if (!isNo(await ask.line(`${texts.check} `))) break;
    answers = await askAll(host, ask, answers);
  }
  const member = await finishSetup(host, answers, FROM);
  ask.tell('', member ? texts.made(member.email, `${host.config.siteUrl}/admin`) : texts.elsewhere);
};

/** At the start of an empty site, when somebody sits at the terminal: he may answer here, or in a browser. */
export const askAtStart = async (host: Host): Promise<void> => {
  if (!isTerminal() || !(await canBeSetUp(host))) return;
  const elsewhere = new AbortController();
  host.events.subscribe(SITE_CHANGED, async () => {
    if (!(await hasNoMembers(host))) elsewhere.abort();
  });
  const ask = createAsk(undefined, elsewhere.signal);
  try {
    ask.tell('');
    if (isNo(await ask.line(`${texts.askHere} `))) return ask.tell(texts.no);
    await askSetup(host, ask);
  } catch (error) {
    // It was done in the browser meanwhile, or nobody answers any more: the link holds all the same.
    if ((error as Error).name !== 'AbortError') throw error;
    if (elsewhere.signal.aborted) ask.tell('', texts.elsewhere);
  } finally {
    ask.end();
  }
};

/** `etalage setup`: an empty site's name, look and first member, asked here; or the link to the same in a browser. */
export const addSetupCommand = (program: Command, root: string): void => {
  program
    .command('setup')
    .description(
      'Richt een lege site in: vraagt alles hier, of toont de link waarmee het in de browser kan',
    )
    .option('--link', 'toon alleen de link')
    .action(({ link }: { link?: true }) =>
      withPlainHost(
        readConfig(),
        root,
        async (host) => {
          const told = await tellSetup(host);
          const canAsk = await canBeSetUp(host);
          if (told.length === 0) {
            console.error(texts.notEmpty);
            process.exitCode = 1;
          } else if (link || !canAsk || !isTerminal()) {
            for (const line of told) console.log(line);
          } else {
            const ask = createAsk();
            await askSetup(host, ask).finally(ask.end);
          }
        },
        features,
      ),
    );
};
