declare module 'virtual:theme' {
  import type { BuiltTheme } from '#ui/theme/built-theme';
  export const built: BuiltTheme;
}
declare module 'virtual:theme/site.css';
declare module 'virtual:theme/office.css';
