/** Texts of a site form in the browser; those that the server says too are in `nl-forms`. */
export const siteForm = {
  /** S8.2/1 */
  success: 'Succesvol verzonden',
  /** S8.2/1 */
  error: 'Oeps! Er is iets mis gegaan',
  sending: 'Bezig met versturen',
  retry: 'Probeer opnieuw',
  kept: 'Wat je invulde staat er nog.',
  offline:
    'Je hebt geen internet. Wat je invulde staat er nog: probeer het opnieuw zodra je weer verbinding hebt.',
  online: 'Je hebt weer internet. Wat je invulde staat er nog.',
  unreachable: 'We krijgen geen verbinding. Wat je invulde staat er nog.',
  /** Below the first thing that is wrong: how much there is in all. */
  wrong: (count: number) => `${count} velden vragen nog je aandacht.`,
  notPossible: (label: string) => `${label} is niet juist ingevuld.`,
  required: 'Een veld met een * vul je altijd in.',
  /** Above what is still wrong. */
  summary: 'Kijk dit nog even na',
  progress: (step: number, steps: number) => `Stap ${step} van ${steps}`,
  steps: 'Stappen van dit formulier',
  restored: 'Wat je eerder invulde staat er nog.',
  startOver: 'Begin opnieuw',
  /** To who can't see that these have come. */
  nowAsked: (questions: readonly string[]) => `Hierna ook gevraagd: ${questions.join(', ')}`,
  /** What a field says that is asked after certain answers, where no script shows and hides it. */
  askedIf: (question: string, answers: readonly string[]) =>
    answers.length === 0
      ? `Alleen als je ‘${question}’ invult.`
      : `Alleen als je bij ‘${question}’ ${answers.map((one) => `‘${one}’`).join(' of ')} kiest.`,
  honeypot: 'Laat dit veld leeg',
  captcha: {
    why: 'Zo houden we post van robots tegen. Meer hoef je niet te doen.',
    busy: 'We controleren het even.',
    done: 'Gecontroleerd.',
    failed: 'De controle lukte niet. Vink het nog een keer aan.',
  },
} as const;
