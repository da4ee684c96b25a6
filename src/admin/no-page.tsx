import { officeTexts as texts } from '#kernel/messages/nl-office';

/** Of an address that leads nowhere. */
export function NoPage() {
  return (
    <>
      <h1>{texts.gone}</h1>
      <p>{texts.goneText}</p>
    </>
  );
}
