/** What a card of a tip shows. */
export type TipCard = { id: number; href: string; title: string; minutes: number };

export function TipCardView({ card, level }: { card: TipCard; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article>
      <Heading>
        <a href={card.href}>{card.title}</a>
      </Heading>
      <p>{card.minutes} minuten</p>
    </article>
  );
}
