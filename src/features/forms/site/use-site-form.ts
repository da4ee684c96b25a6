import { type FormEvent, useRef, useState } from 'react';
import { focusOn } from '#fields/focus-on';
import { useHydrated } from '#fields/use-hydrated';
import { fieldLimits } from '#kernel/limits-fields';
import { formField, type SiteFormProps } from '../contract';
import { useCaptcha } from './captcha/use-captcha';
import { checkSteps } from './check-steps';
import { type Errors, fieldProblems, firstWrong, withoutUnasked, wrongStep } from './problems';
import { showAlert } from './show-alert';
import { useAsked } from './use-asked';
import { useBeginning } from './use-beginning';
import { useCheckedFields } from './use-checked-fields';
import { useDraft } from './use-draft';
import { useRefusals } from './use-refusals';
import { useSending } from './use-sending';
import { useSteps } from './use-steps';
import { useWords } from './use-words';

const nothing: Errors = {};

/** Whether it is kept in a field whose own inputs are not shown. */
const isUnseen = (form: HTMLFormElement | null, name: string): boolean =>
  form?.querySelector(`fieldset input[type=hidden][name="${CSS.escape(name)}"]`) != null;

/** All that a site form does in the browser (S2.4, S4.2, S5.1, S7.2). */
export const useSiteForm = (props: SiteFormProps) => {
  const words = useWords();
  const { formId, values } = props;
  const ref = useRef<HTMLFormElement>(null);
  const fields = useCheckedFields(props);
  const { unasked, steps, nowAsked } = useAsked(props.steps, fields);
  /** What is wrong with conditions and captcha, and with anything in the server's eyes. */
  const [errors, setErrors] = useState<Errors>(props.errors ?? nothing);
  /** All that the server found wrong. */
  const [summary, setSummary] = useState<Errors>(props.errors ?? nothing);
  const [agreed, setAgreed] = useState(values?.[formField.conditions] === 'Y');
  const captcha = useCaptcha(props.captcha?.challengeUrl);
  const [first] = useState(() => {
    const begun = props.steps[props.beginAt ?? 0]?.id;
    const wrong = wrongStep(steps, fieldProblems(steps, props.errors ?? nothing));
    return (
      wrong ??
      Math.max(
        0,
        steps.findIndex(({ id }) => id === begun),
      )
    );
  });
  const place = useSteps(ref, steps, props.multiStep, first);
  useRefusals(ref, steps, fields);
  const draft = useDraft({ formId, steps: props.steps, fields, isRefilled: values !== undefined });
  const endId = (input: string) => `form-${formId}-${input}`;
  useBeginning(ref, fields, (data, typed) => {
    if (data.has(formField.conditions)) setAgreed(true);
    draft.restore(typed);
  });

  /** Brings the visitor to a control, in whichever step it is; resolves to what has the focus. */
  const show = async ({ step, controlId }: { step?: number; controlId?: string }) => {
    if (step !== undefined) place.goTo(step, true);
    const form = ref.current;
    if (!form || controlId === undefined) return;
    await new Promise(requestAnimationFrame);
    return focusOn(form, controlId);
  };
  /** Brings the visitor to what is wrong first, and tells it (S5.1/4); false: nothing is. */
  const tell = (found: Errors): boolean => {
    const wrong = firstWrong(steps, found, endId);
    if (!wrong) return false;
    const names = Object.keys(found);
    // What is looked up by what else is asked is nothing that one fills in.
    const count = names.filter((name) => !isUnseen(ref.current, name)).length;
    const told = count > 1 ? `${wrong.message}\n${words.wrong(count)}` : wrong.message;
    void show(wrong).then((control) => showAlert(told, control));
    return true;
  };
  const { sending, send, retry, end } = useSending({
    ref,
    props,
    captcha,
    onSent: () => {
      draft.end();
      place.leave();
    },
    onRefused: (found) => {
      setErrors(found);
      setSummary(found);
      fields.refuse(fieldProblems(steps, found));
      tell(found);
    },
    onUnanswered: () => setErrors({ [formField.captcha]: words.captcha.failed }),
  });
  /** Checks what must be right before one may go on (S4.2/1); false: something is told. */
  const check = (form: HTMLFormElement): boolean => {
    const { at, isLast } = place;
    const found = checkSteps(isLast ? steps : steps.slice(at, at + 1), {
      texts: props.texts,
      conditions: isLast ? props.conditions : undefined,
      captcha: isLast ? props.captcha : undefined,
      form,
      fields,
      agreed,
      captchaAnswer: captcha.isTicked ? 'Y' : '',
      notPossible: words.notPossible,
    });
    setErrors(found);
    setSummary(nothing);
    return !tell(found);
  };
  const isBusy = useRef(false);
  const goOn = async (form: HTMLFormElement) => {
    if (!check(form)) return;
    if (place.isLast) await send(form);
    else place.goTo(place.at + 1);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    // What the last key changed, and leaving its field, come first (S5.2/1).
    setTimeout(async () => {
      try {
        await goOn(form);
      } finally {
        isBusy.current = false;
      }
    }, fieldLimits.submitDelay);
  };
  const reset = (event: FormEvent) => {
    event.preventDefault();
    fields.reset();
    draft.forget();
    captcha.clear();
    setAgreed(false);
    setErrors(nothing);
    setSummary(nothing);
    end();
    place.goTo(0);
  };
  return {
    ...{ ref, fields, steps, unasked, nowAsked, place, draft, captcha, errors, sending },
    // What is not asked any more is no longer wrong.
    summary: withoutUnasked(summary, unasked),
    ...{ endId, agreed, setAgreed, show, submit, retry, reset },
    isHydrated: useHydrated(),
  };
};

export type FormInBrowser = ReturnType<typeof useSiteForm>;
