/** The editor's tools in the order of its toolbar (S2.14/19), and links (S2.14/20). */
export const toolNames = [
  'heading',
  'bold',
  'italic',
  'bullets',
  'numbers',
  'table',
  'undo',
  'redo',
  'link',
] as const;

export type ToolName = (typeof toolNames)[number];
