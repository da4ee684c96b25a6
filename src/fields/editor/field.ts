import { defineField } from '#kernel/define/field';

/** Text with markup, as HTML. Whoever stores or shows it sanitises it. */
export const editorField = defineField<string>({
  name: 'EditorField',
  empty: '',
  read: (value) => (typeof value === 'string' ? value : undefined),
});
