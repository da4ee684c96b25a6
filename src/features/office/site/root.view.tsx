import { officeTexts as texts } from '#kernel/messages/nl-office';

/** Where the office's script draws; without script it says what is needed. */
export function Root() {
  return (
    <div id="office">
      <noscript>
        <main>
          <h1>{texts.title}</h1>
          <p>{texts.needsScript}</p>
        </main>
      </noscript>
    </div>
  );
}
