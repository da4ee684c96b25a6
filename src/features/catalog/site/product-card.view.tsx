import { languageTag } from '#kernel/messages/language';
import { field } from '#kernel/wire';
import { Badge } from '#ui/badge.view';
import { CardLink, NoPicture } from '#ui/card.view';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
import { useDataLang, useLanguage } from '#ui/language';
import { type Eager, Picture } from '#ui/picture.view';
import { Price } from '#ui/price.view';
import { SaveHeart } from '#ui/save-heart.view';
import { RatingLine } from '#ui/stars.view';
import { Swatch } from '#ui/swatch.view';
import { useUi } from '#ui/use-ui';
import type { ProductCard } from '../contract';
import styles from './product-card.module.css';

export type ProductCardProps = {
  card: ProductCard;
  /** In the first row: its picture is fetched at once. */
  eager?: Eager;
  /** 2 under a page's own title, 3 under a section's. */
  level?: 2 | 3;
};

const widths = [320, 480, 640, 800];
const sizes = '(min-width: 1025px) 18rem, (min-width: 768px) 32vw, calc(50vw - 1.5rem)';
type Labels = Record<Exclude<NonNullable<ProductCard['label']>, number>, string>;

/** More colours than this are told by number. */
const maxSwatches = 4;

/** A product among others: the picture, what it is, what it costs. All of it leads to its page. */
export function ProductCardView({ card, eager, level = 3 }: ProductCardProps) {
  const Heading = `h${level}` as const;
  const ui = useUi();
  const lang = useDataLang();
  return (
    <article className={classNames(styles.card, card.soldOut && styles.soldOut)}>
      <CardPicture card={card} eager={eager} />
      <div className={styles.words}>
        <p className={styles.brand}>{card.brand}</p>
        <Heading className={styles.title} lang={lang}>
          <CardLink href={inColor(card, card.colorId)} label={card.title} />
        </Heading>
        <Price cents={card.priceCents} vanCents={card.vanPriceCents} from={card.priceFrom} />
        {card.rating && <RatingLine rating={card.rating} />}
        {card.colors.length > 1 && <CardColors card={card} />}
      </div>
      <SaveHeart productId={card.id} label={ui.card.save(card.title)} />
    </article>
  );
}

const inColor = ({ href }: ProductCard, colorId?: number): string =>
  colorId === undefined ? href : `${href}?${field.colorId}=${colorId}`;

const labelOf = (texts: Labels, label: ProductCard['label']): string | undefined =>
  typeof label === 'number' ? `−${label}%` : label && texts[label];

function CardPicture({ card, eager }: Pick<ProductCardProps, 'card' | 'eager'>) {
  const ui = useUi();
  const isSent = !card.soldOut && !card.onlyInStores;
  const stays = card.soldOut ? ui.card.soldOut : ui.card.onlyInStores;
  const label = isSent ? labelOf(ui.card, card.label) : stays;
  const bright = isSent && card.vanPriceCents !== undefined;
  return (
    <div className={styles.frame}>
      {card.picture ? (
        <Picture picture={card.picture} sizes={sizes} widths={widths} eager={eager} fill alt="" />
      ) : (
        <NoPicture />
      )}
      {card.hoverPicture && (
        <Picture
          picture={card.hoverPicture}
          sizes={sizes}
          widths={widths}
          formats={['webp']}
          fill
          alt=""
          className={styles.hover}
        />
      )}
      {label && (
        <p className={styles.label}>
          <Badge tone={card.soldOut ? 'ink' : bright ? 'accent' : 'paper'}>{label}</Badge>
        </p>
      )}
      {isSent && (
        <button
          type="button"
          className={styles.choose}
          aria-label={card.sized ? ui.card.sizesOf(card.title) : ui.card.addOf(card.title)}
          aria-expanded={card.sized ? false : undefined}
          data-card-sizes=""
        >
          <Icon name="bag" small />
          {card.sized ? ui.card.sizes : ui.card.add}
        </button>
      )}
    </div>
  );
}

/** Each colour leads to the article in it; the script shows it on the card. */
function CardColors({ card }: Pick<ProductCardProps, 'card'>) {
  const ui = useUi();
  const lang = useDataLang();
  const shown = card.colors.slice(0, maxSwatches);
  const rest = card.colors.length - shown.length;
  const language = useLanguage();
  return (
    <ul className={styles.colors} lang={lang} aria-label={ui.card.inColors}>
      {shown.map(({ id, title, hex, pictures }) => (
        <li key={id}>
          <a
            href={inColor(card, id)}
            title={title}
            aria-label={title}
            aria-current={id === card.colorId || undefined}
            data-card-color={pictures[0]?.key ?? ''}
          >
            <Swatch hex={hex} />
          </a>
        </li>
      ))}
      {rest > 0 && (
        <li lang={lang && languageTag(language)}>
          <span aria-hidden="true">+{rest}</span>
          <span className="visually-hidden">{ui.card.moreColors(rest)}</span>
        </li>
      )}
    </ul>
  );
}
