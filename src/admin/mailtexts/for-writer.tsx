import type { ReactNode } from 'react';
import { mailTexts as texts } from '#kernel/messages/nl-mail-kinds';
import { MAIL_TEXT_FIELD } from '#kernel/site-texts';
import controls from '../controls.module.css';
import { Refused } from '../refused';
import { useEntity } from '../start';
import { useTitle } from '../use-title';

/** A screen for who writes the site's texts, as the server judges it. */
export function ForWriter({ children }: { children: ReactNode }) {
  const site = useEntity('site');
  const field = site?.fields.find(({ name }) => name === MAIL_TEXT_FIELD);
  if (site?.may.change && field?.mayWrite) return children;
  return <RefusedScreen />;
}

function RefusedScreen() {
  useTitle(texts.title);
  return (
    <>
      <h1 className={controls.title}>{texts.title}</h1>
      <Refused told={texts.mayNot} />
    </>
  );
}
