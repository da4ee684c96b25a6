const google = [
  [
    '#4285f4',
    'M17.64 9.2c0-.637-.057-1.251-.164-1.84H9v3.481h4.844a4.14 4.14 0 0 1-1.796 2.716v2.259h2.908c1.702-1.567 2.684-3.875 2.684-6.615z',
  ],
  [
    '#34a853',
    'M9 18c2.43 0 4.467-.806 5.956-2.18l-2.908-2.259c-.806.54-1.837.86-3.048.86-2.344 0-4.328-1.584-5.036-3.711H.957v2.332A8.997 8.997 0 0 0 9 18z',
  ],
  [
    '#fbbc05',
    'M3.964 10.71A5.41 5.41 0 0 1 3.682 9c0-.593.102-1.17.282-1.71V4.958H.957A8.996 8.996 0 0 0 0 9c0 1.452.348 2.827.957 4.042l3.007-2.332z',
  ],
  [
    '#ea4335',
    'M9 3.58c1.321 0 2.508.454 3.44 1.345l2.582-2.58C13.463.891 11.426 0 9 0A8.997 8.997 0 0 0 .957 4.958L3.964 7.29C4.672 5.163 6.656 3.58 9 3.58z',
  ],
] as const;

const facebook = [
  [
    '#1877f2',
    'M18 9a9 9 0 1 0-10.406 8.89v-6.288H5.309V9h2.285V7.017c0-2.255 1.343-3.501 3.4-3.501.984 0 2.014.176 2.014.176v2.215h-1.135c-1.118 0-1.467.694-1.467 1.406V9h2.496l-.399 2.602h-2.097v6.289A9.002 9.002 0 0 0 18 9z',
  ],
] as const;

const marks: Record<string, readonly (readonly [fill: string, path: string])[]> = {
  google,
  facebook,
};

/** A provider's mark, by which its button is found; nothing for one of which we have none. */
export function ProviderMark({ provider }: { provider: string }) {
  const paths = marks[provider];
  if (!paths) return null;
  return (
    <svg viewBox="0 0 18 18" width="20" height="20" aria-hidden="true">
      {paths.map(([fill, path]) => (
        <path key={fill} fill={fill} d={path} />
      ))}
    </svg>
  );
}
