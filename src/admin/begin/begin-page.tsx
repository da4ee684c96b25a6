import { Link, Redirect } from 'wouter';
import { type BeginStep, beginSteps, type ToldBegin } from '#features/office/contract';
import { beginTexts as texts } from '#kernel/messages/nl-begin';
import { officeTexts } from '#kernel/messages/nl-office';
import { Failed } from '../failed';
import { siteParts } from '../site/parts';
import { SiteForm } from '../site/site-form';
import { themeScreen } from '../site/theme-page';
import { useTitle } from '../use-title';
import styles from './begin.module.css';
import { CheckStep } from './check-step';
import { DeliveryStep } from './delivery-step';
import { OfferStep } from './offer-step';
import { PagesStep } from './pages-step';
import { putOff } from './put-off';
import { addressOf, useBegin, useStepDone } from './use-begin';

/** Who the law wants to be told, what the chain is called, and its mark. */
const ofWho = new Set([
  ...['name', 'legal_name', 'trade_name', 'street', 'zipcode', 'place', 'country'],
  ...['kvk', 'vat', 'phone', 'email', 'iban', 'theme_logo'],
]);
const hasWho = (name: string): boolean => ofWho.has(name);
const hasTheme = (name: string): boolean => siteParts.theme.has(name) && !ofWho.has(name);

const isStep = (step: string): step is BeginStep => beginSteps.some((one) => one === step);

/** Where whoever comes back goes on: the first step that wasn't done. */
const goesOnAt = ({ done }: ToldBegin): BeginStep =>
  beginSteps.find((step) => !done.includes(step)) ?? 'klaar';

/** The wizard in which a new site begins. */
export default function BeginPage({ step = '' }: { step?: string | undefined }) {
  const begin = useBegin();
  const { data, error } = begin;
  useTitle(isStep(step) ? texts.steps[step].name : texts.title);
  if (error) return <Failed error={error} again={() => begin.refetch()} />;
  if (!data) return <p role="status">{officeTexts.loading}</p>;
  if (!isStep(step)) return <Redirect to={addressOf(goesOnAt(data))} replace />;
  return (
    <div>
      <div className={styles.head}>
        <p className={styles.over}>
          {texts.title} · {texts.stepOf(beginSteps.indexOf(step) + 1, beginSteps.length)}
        </p>
        <Link href="/" className={styles.later} onClick={putOff}>
          {texts.later}
        </Link>
      </div>
      <Steps at={step} done={data.done} />
      <Step key={step} step={step} begin={data} />
    </div>
  );
}

function Steps({ at, done }: { at: BeginStep; done: readonly BeginStep[] }) {
  return (
    <nav aria-label={texts.nav}>
      <ol className={styles.steps}>
        {beginSteps.map((step) => {
          const isDone = done.includes(step);
          return (
            <li key={step}>
              <Link
                href={addressOf(step)}
                className={styles.step}
                aria-current={step === at ? 'step' : undefined}
              >
                <span className={isDone ? styles.doneSign : styles.sign} aria-hidden="true">
                  {isDone ? '✓' : beginSteps.indexOf(step) + 1}
                </span>
                <span className={styles.stepName}>{texts.steps[step].name}</span>
                {isDone && <span className="visually-hidden">, {texts.done}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Step({ step, begin }: { step: BeginStep; begin: ToldBegin }) {
  const done = useStepDone(step);
  const { title, lead } = texts.steps[step];
  const save = { save: texts.next, saved: () => void done() };
  if (step === 'wie') {
    return (
      <SiteForm
        {...{ title, lead, has: hasWho }}
        screen={() => ({ name: 'begin-wie', step: save })}
      />
    );
  }
  if (step === 'huisstijl') {
    return (
      <SiteForm
        {...{ title, lead, has: hasTheme }}
        screen={(site) => ({ ...themeScreen(site), name: 'begin-huisstijl', step: save })}
      />
    );
  }
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {step === 'paginas' && <PagesStep begin={begin} done={done} />}
      {step === 'aanbod' && <OfferStep begin={begin} done={done} />}
      {step === 'bezorgen' && <DeliveryStep begin={begin} done={done} />}
      {step === 'klaar' && <CheckStep begin={begin} />}
    </>
  );
}
