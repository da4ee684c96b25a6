import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormRefusal } from '#features/forms/contract';
import { applications as limits } from '#kernel/limits-applications';
import { formEvent } from '#kernel/wire-forms';
import { applicationField as names } from '../contract';
import type { Away } from './dialogs';
import { askNearer, isFarAway } from './distance-check';
import { formOf, readForm, whenNobodyWrites } from './form-in-page';
import type { ApplicationGuardProps } from './guard-props';
import { type Problem, problemIn } from './problem';

type Dialogs = Record<'far' | 'message' | 'thanks', RefObject<HTMLDialogElement | null>>;

/** The inputs that say where somebody lives and would work. */
const isAboutDistance = ({ name }: HTMLInputElement): boolean =>
  [`${names.address}[zipcode]`, `${names.address}[housenumber]`, names.location].includes(name);

/** Those of the address and the place of work: who is there still is told at once. */
const isOfHome = ({ name }: HTMLInputElement): boolean =>
  name === names.location || name.startsWith(`${names.address}[`);

/** Has the form mark what is wrong with its fields, or no longer is. */
const refuse = (form: HTMLFormElement, detail: FormRefusal): void =>
  void form.dispatchEvent(new CustomEvent(formEvent.refuse, { detail }));

/** Where the visitor is brought once he read what is wrong. */
const focusOn = (form: HTMLFormElement, name: string): void =>
  form.querySelector<HTMLElement>(`[name="${name}"],[name="${name}[]"]`)?.focus();

/** Watches the form of this page, wherever React puts it. */
const watch = (
  props: ApplicationGuardProps,
  handle: {
    stop: (problem: Problem, form: HTMLFormElement) => void;
    change: (form: HTMLFormElement) => void;
    away: (form: HTMLFormElement) => void;
    sent: () => void;
  },
): (() => void) => {
  const watching = new AbortController();
  const { signal } = watching;
  let timer = 0;
  // Before the form's own check, which would send it.
  const submit = (event: SubmitEvent) => {
    const form = formOf(event.target);
    const problem = form && problemIn(readForm(form), props, new Date());
    if (!form || !problem) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    handle.stop(problem, form);
  };
  const input = (event: Event) => {
    const form = formOf(event.target);
    if (!form) return;
    handle.change(form);
    if (!isAboutDistance(event.target as HTMLInputElement)) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => handle.away(form), limits.fieldWait);
  };
  addEventListener('submit', submit, { capture: true, signal });
  addEventListener('input', input, { capture: true, signal });
  addEventListener('change', input, { capture: true, signal });
  addEventListener(formEvent.success, (event) => formOf(event.target) && handle.sent(), { signal });
  return () => {
    clearTimeout(timer);
    watching.abort();
  };
};

/** What goes on around the form: popups before it is sent, about the distance, and after. */
export const useApplication = (props: ApplicationGuardProps, dialogs: Dialogs) => {
  const [problem, setProblem] = useState<Problem>();
  const [away, setAway] = useState<Away>();
  const { far, message, thanks } = dialogs;
  /** What was asked last, so that the same home is asked about once. */
  const asked = useRef('');
  /** What a popup told, until that is put right. */
  const told = useRef<Problem>(undefined);
  useEffect(() => {
    const checkDistance = async (form: HTMLFormElement) => {
      const filled = readForm(form);
      const home = {
        zipcode: filled.zipcode,
        housenumber: filled.housenumber,
        location: filled.location || props.location,
      };
      const key = Object.values(home).join('|');
      if (key === asked.current) return;
      asked.current = key;
      if (!(await isFarAway(props.checkHref, home)) || asked.current !== key) return;
      await whenNobodyWrites(isOfHome);
      if (asked.current !== key || !form.isConnected) return;
      setAway({ location: home.location, nearer: [] });
      far.current?.showModal();
      const nearer = await askNearer(props.nearerHref, home, props.wanted);
      if (asked.current === key) setAway({ location: home.location, nearer });
    };
    return watch(props, {
      stop: (found, form) => {
        told.current = found;
        refuse(form, { [found.field]: found.text });
        setProblem(found);
        message.current?.showModal();
        const show = () => focusOn(form, found.field);
        message.current?.addEventListener('close', show, { once: true });
      },
      change: (form) => {
        const was = told.current;
        if (!was || problemIn(readForm(form), props, new Date())?.field === was.field) return;
        told.current = undefined;
        refuse(form, { [was.field]: '' });
      },
      away: (form) => void checkDistance(form),
      // What replaces the form takes the focus first.
      sent: () => void setTimeout(() => thanks.current?.showModal()),
    });
  }, [props, far, message, thanks]);
  return { problem, away };
};
