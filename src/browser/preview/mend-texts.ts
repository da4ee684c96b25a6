// What is typed changes texts, and seldom more: those are changed where they stand. A block that is put in
// anew has the browser work out the looks of all that stands behind it on the page.
import { treeFieldAttribute, treeIdAttribute } from '#kernel/wire-editor';
import { offered } from './write';

/** Whether the editor itself set it: on the chosen block, and on its texts. */
const isOwn = (element: Element, name: string): boolean =>
  name === 'data-editor-chosen' ||
  name === 'data-editor-shared' ||
  (element.hasAttribute(treeFieldAttribute) && (offered as readonly string[]).includes(name));

const hasSameAttributes = (one: Element, other: Element): boolean => {
  const names = new Set([...one.getAttributeNames(), ...other.getAttributeNames()]);
  return [...names].every(
    (name) => isOwn(one, name) || one.getAttribute(name) === other.getAttribute(name),
  );
};

type Change = [Text, string];

/** The texts in which two nodes differ; undefined: they differ in more. */
const compare = (was: Node, now: Node): Change[] | undefined => {
  if (was.nodeType !== now.nodeType || was.nodeName !== now.nodeName) return undefined;
  if (was instanceof Text) return was.data === now.nodeValue ? [] : [[was, now.nodeValue ?? '']];
  if (!(was instanceof Element && now instanceof Element)) {
    return was.nodeValue === now.nodeValue ? [] : undefined;
  }
  if (was.childNodes.length !== now.childNodes.length || !hasSameAttributes(was, now)) {
    return undefined;
  }
  const changes: Change[] = [];
  for (const [at, child] of [...was.childNodes].entries()) {
    const within = compare(child, now.childNodes[at] as Node);
    if (within === undefined) return undefined;
    changes.push(...within);
  }
  // What has scripts of its own knows nothing of texts that change in it, and neither does a field.
  const isAlive =
    was.localName.includes('-') || was.localName === 'textarea' || was.localName === 'script';
  return isAlive && changes.length > 0 ? undefined : changes;
};

/** Gives a block the texts of its new HTML. Answers whether that is all in which they differ. */
export const mendTexts = (element: Element, fresh: DocumentFragment): boolean => {
  const now = fresh.firstElementChild;
  if (!now || now.getAttribute(treeIdAttribute) !== element.getAttribute(treeIdAttribute)) {
    return false;
  }
  const changes = compare(element, now);
  for (const [text, words] of changes ?? []) text.data = words;
  return changes !== undefined;
};
