/** Which parameters a script takes from the address once its page is read. */
export function Forget({ names }: { names: readonly string[] }) {
  return <span hidden data-forget={names.join(' ')} />;
}
