import { createElement, type ReactNode } from 'react';
import { parseRichText, type RichNode } from './parse';

const names: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const asProps = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [names[name] ?? name, value]),
  );

/** Only white space stands between the rows and cells of a table: React would warn of it. */
const isBetween = (node: RichNode, parent: string): boolean =>
  typeof node === 'string' && /^(?:table|thead|tbody|tr|ul|ol)$/.test(parent);

const draw = (nodes: readonly RichNode[], parent: string): ReactNode[] =>
  nodes
    .filter((node) => !isBetween(node, parent))
    .map((node, key) => {
      if (typeof node === 'string') return node;
      const { tag, attributes, children } = node;
      const props = { key, ...asProps(attributes) };
      return children.length > 0
        ? createElement(tag, props, ...draw(children, tag))
        : createElement(tag, props);
    });

/** Stored rich text (S2.14/21), as elements: nothing of it is ever taken for markup. */
export function RichText({ html }: { html: string }) {
  return <>{draw(parseRichText(html), '')}</>;
}
