import type { ToldPart } from '../contract';

type Props = {
  title: string;
  lead: string;
  parts: readonly ToldPart[];
  law: readonly { title: string; lines: readonly string[] }[];
};

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}
dl{border-top:1px solid #ccc;padding-top:.75rem;margin:.75rem 0}dl div{display:flex;flex-wrap:wrap;gap:0 1rem}
dt{color:#555;flex:0 0 12rem}dd{margin:0;flex:1 1 16rem;overflow-wrap:anywhere;white-space:pre-wrap}`;

/** All that is kept of somebody, to read and to print. */
export function PersonFile({ title, lead, parts, law }: Props) {
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>{lead}</p>
        {parts.map(({ name, title: heading, items }) => (
          <section key={name}>
            <h2>{heading}</h2>
            {items.map((facts, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: written once
              <dl key={place}>
                {facts.map(({ label, value, depth }, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: written once
                  <div key={line} style={{ paddingLeft: `${depth}rem` }}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ))}
          </section>
        ))}
        {law.map(({ title: heading, lines }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </body>
    </html>
  );
}
