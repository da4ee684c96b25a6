import { Breadcrumbs } from '#ui/breadcrumbs.view';
import type { TipRow } from './tables';

export function TipPage({ tip, trail }: { tip: TipRow; trail: { label: string; href: string }[] }) {
  return (
    <article>
      <Breadcrumbs items={trail} />
      <h1>{tip.title}</h1>
      {tip.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
