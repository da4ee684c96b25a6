import { Breadcrumbs } from '#ui/breadcrumbs.view';

type TipPageProps = {
  tip: { title: string; text: readonly string[] };
  trail: { label: string; href: string }[];
};

export function TipPage({ tip, trail }: TipPageProps) {
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
