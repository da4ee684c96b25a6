import { field } from '#kernel/wire';
import { announce, find, parse } from '../dom';
import { prepare } from '../prepare';
import { during, isLeaving } from '../request';
import { leftHeaders, readFacts, type SectionFacts } from './headers';
import { findSection, sectionForm, sectionId } from './section';
import { replaceSection, sectionIn } from './swap';

type Loaded = (section: HTMLElement, facts: SectionFacts) => void;
const listeners: Loaded[] = [];

/** Calls back after each reload of a section, with the section as it is now. */
export const onSectionLoaded = (listener: Loaded): void => {
  listeners.push(listener);
};

/** Tells those who listen what a reply said of a section. */
export const tellLoaded: Loaded = (section, facts) => {
  for (const listener of listeners) listener(section, facts);
};

const running = new Map<string, AbortController>();

type Reply = { next: HTMLElement; facts: SectionFacts };

/**
 * Posts for a section and hands over its new HTML, its islands' code fetched; undefined when a newer
 * load of the same section came between. Throws when the server or the network fails.
 */
export const loadSection = async (
  section: HTMLElement,
  query: URLSearchParams,
  more?: Record<string, string>,
): Promise<Reply | undefined> => {
  const id = sectionId(section);
  // Loads of another kind, such as suggestions, leave the section and its own loads alone.
  const kind = more?.[field.kind];
  const key = kind === undefined ? id : `${id} ${kind}`;
  running.get(key)?.abort();
  const control = new AbortController();
  running.set(key, control);
  const { signal } = control;
  if (kind === undefined) section.setAttribute('aria-busy', 'true');
  try {
    return await during(async () => {
      const response = await fetch(`${section.dataset.sectionUrl}?${query}`, {
        method: 'POST',
        body: sectionForm(section, query, more),
        signal,
      });
      const html = parse(response.ok ? await response.text() : '');
      const next = sectionIn(html, section.id);
      if (!next) throw new Error(`Section ${id}: ${response.status}`);
      await prepare(next);
      const facts = readFacts([...response.headers, ...leftHeaders(html)]).get(id);
      return signal.aborted
        ? undefined
        : { next, facts: facts ?? { enabled: new Map(), counts: new Map() } };
    });
  } catch (error) {
    if (signal.aborted || isLeaving()) return undefined;
    throw error;
  } finally {
    if (running.get(key) === control) {
      running.delete(key);
      if (kind === undefined) findSection(id)?.removeAttribute('aria-busy');
    }
  }
};

/**
 * Shows a section anew as the query asks. When that fails the browser goes to the address, which
 * says the same. Resolves to the section that is now on the page, or undefined.
 */
const reloadSection = async (
  section: HTMLElement,
  { query }: { query: URLSearchParams },
): Promise<HTMLElement | undefined> => {
  try {
    const reply = await loadSection(section, query);
    const old = reply && findSection(sectionId(section));
    if (!old) return undefined;
    replaceSection(old, reply.next);
    tellLoaded(reply.next, reply.facts);
    return reply.next;
  } catch (error) {
    console.info('The page is loaded anew', error);
    location.reload();
    return undefined;
  }
};

/** Reloads several sections at once and reads out how many results the first now has. */
export const reloadSections = async (
  sections: readonly HTMLElement[],
  query: URLSearchParams,
): Promise<void> => {
  const [first] = await Promise.all(sections.map((section) => reloadSection(section, { query })));
  const status = first && find('[data-section-said]', first);
  if (status) announce(status.textContent ?? '');
};
