import type { BuiltKind } from '#features/office/contract';
import { officePath } from '#kernel/wire-staff';

/** What is built in the editor, by its kind: where in the office it is, and where its frame finds it. */
const known: Readonly<Record<BuiltKind, { access: string; frame: string }>> = {
  pages: { access: 'page', frame: officePath.preview },
  sections: { access: 'section', frame: officePath.previewSection },
};

export type Built = { kind: BuiltKind; id: number };

/** Its form; behind it what else is done with it. */
export const placeOf = ({ kind, id }: Built, then: '' | '/bouwen' | '/versies' = ''): string =>
  `/${known[kind].access}/${id}${then}`;

export const accessOf = ({ kind }: Pick<Built, 'kind'>): string => known[kind].access;

/** The address of its preview. */
export const frameAddress = ({ kind, id }: Built, query: string): string =>
  `${known[kind].frame}/${id}${query}`;

/** The path of its calls. */
export const callsOf = ({ kind, id }: Built): string => `${kind}/${id}`;
