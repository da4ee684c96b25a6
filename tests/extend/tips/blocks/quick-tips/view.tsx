export type QuickTipsProps = { title: string; tips: readonly { href: string; title: string }[] };

export default function QuickTips({ title, tips }: QuickTipsProps) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip.href}>
            <a href={tip.href}>{tip.title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
