import { enBundles } from '#kernel/messages/en-bundles';
import { bundleTexts } from '#kernel/messages/nl-bundles';
import { CardLink } from '#ui/card.view';
import { useTexts } from '#ui/language';
import { type Eager, Picture } from '#ui/picture.view';
import { Price } from '#ui/price.view';
import type { BundleCard } from '../contract';
import styles from './bundle-card.module.css';

type Props = { card: BundleCard; eager?: Eager; level?: 2 | 3 };

/** A bundle among others: its parts side by side, and the one price. */
export function BundleCardView({ card, eager, level = 3 }: Props) {
  const texts = useTexts(bundleTexts, enBundles);
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        {card.pictures.map((picture) => (
          <div key={picture.key} className={styles.frame}>
            <Picture
              picture={picture}
              sizes="12rem"
              widths={[160, 320]}
              eager={eager}
              fill
              alt=""
            />
          </div>
        ))}
      </div>
      <div className={styles.words}>
        <p className={styles.count}>{texts.parts(card.parts)}</p>
        <Heading className={styles.title}>
          <CardLink href={card.href} label={card.title} />
        </Heading>
        <p className={styles.intro}>{card.intro}</p>
        <Price cents={card.priceCents} />
      </div>
    </article>
  );
}
