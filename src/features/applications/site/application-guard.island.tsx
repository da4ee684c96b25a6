import { useRef } from 'react';
import { FarDialog, MessageDialog, ThanksDialog } from './dialogs';
import type { ApplicationGuardProps } from './guard-props';
import { useApplication } from './use-application';

/** Stands beside the form and tells, in popups, what it can't know itself (S2.9/8-11, S5.3). */
export default function ApplicationGuard(props: ApplicationGuardProps) {
  const far = useRef<HTMLDialogElement>(null);
  const message = useRef<HTMLDialogElement>(null);
  const thanks = useRef<HTMLDialogElement>(null);
  const { problem, away } = useApplication(props, { far, message, thanks });
  return (
    <>
      <MessageDialog ref={message} problem={problem} />
      <FarDialog ref={far} away={away} />
      <ThanksDialog ref={thanks} />
    </>
  );
}
