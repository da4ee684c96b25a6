import { languageTag } from '#kernel/messages/language';
import { Badge } from '#ui/badge.view';
import { CardLink, NoPicture } from '#ui/card.view';
import { Icon } from '#ui/icon.view';
import { useDataLang, useLanguage } from '#ui/language';
import { type Eager, Picture } from '#ui/picture.view';
import { Price } from '#ui/price.view';
import { SaveHeart } from '#ui/save-heart.view';
import { RatingLine } from '#ui/stars.view';
import { Swatch } from '#ui/swatch.view';
import { useUi } from '#ui/use-ui';
import { type CardOffer, cardHref, type ProductCard } from '../contract';
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
    <article className={styles.card} data-sold-out={card.soldOut || undefined}>
      <CardPicture card={card} eager={eager} />
      <div className={styles.words}>
        <p className={styles.brand}>{card.brand}</p>
        <Heading className={styles.title} lang={lang}>
          <CardLink href={cardHref(card)} label={card.title} />
        </Heading>
        <CardPrice offer={card} />
        {card.rating && <RatingLine rating={card.rating} />}
        {card.colors.length > 1 && <CardColors card={card} />}
      </div>
      <SaveHeart productId={card.id} label={ui.card.save(card.title)} />
    </article>
  );
}

const isSent = ({ soldOut, onlyInStores }: CardOffer): boolean => !soldOut && !onlyInStores;

/** The script puts that of another colour in its place. */
const CardPrice = ({ offer }: { offer: CardOffer }) => (
  <div className={styles.price} data-card-price="">
    <Price cents={offer.priceCents} vanCents={offer.vanPriceCents} from={offer.priceFrom} />
  </div>
);

function CardLabel({ offer }: { offer: CardOffer }) {
  const ui = useUi();
  const stays = offer.soldOut ? ui.card.soldOut : ui.card.onlyInStores;
  const label = isSent(offer) ? labelOf(ui.card, offer.label) : stays;
  const bright = isSent(offer) && offer.vanPriceCents !== undefined;
  if (!label) return null;
  return (
    <p className={styles.label} data-card-label="">
      <Badge tone={offer.soldOut ? 'ink' : bright ? 'accent' : 'paper'}>{label}</Badge>
    </p>
  );
}

const labelOf = (texts: Labels, label: ProductCard['label']): string | undefined =>
  typeof label === 'number' ? `−${label}%` : label && texts[label];

function CardPicture({ card, eager }: Pick<ProductCardProps, 'card' | 'eager'>) {
  const ui = useUi();
  const isEverSent = isSent(card) || card.colors.some(({ offer }) => isSent(offer));
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
      <CardLabel offer={card} />
      {isEverSent && (
        <button
          type="button"
          className={styles.choose}
          hidden={!isSent(card)}
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
    <div className={styles.colors} lang={lang}>
      <ul aria-label={ui.card.inColors}>
        {shown.map(({ id, title, hex, pictures, offer }) => (
          <li key={id}>
            <a
              href={cardHref(card, id)}
              aria-label={title}
              aria-current={id === card.colorId || undefined}
              data-card-color={pictures[0]?.key ?? ''}
            >
              <Swatch hex={hex} />
            </a>
            {!isSame(offer, card) && <ColorOffer offer={offer} />}
          </li>
        ))}
        {rest > 0 && (
          <li lang={lang && languageTag(language)}>
            <span aria-hidden="true">+{rest}</span>
            <span className="visually-hidden">{ui.card.moreColors(rest)}</span>
          </li>
        )}
      </ul>
      <p data-card-color-name="" aria-live="polite">
        {card.colors.find(({ id }) => id === card.colorId)?.title}
      </p>
    </div>
  );
}

const told: readonly (keyof CardOffer)[] = [
  ...(['priceCents', 'priceFrom', 'vanPriceCents'] as const),
  ...(['label', 'soldOut', 'onlyInStores'] as const),
];

const isSame = (offer: CardOffer, other: CardOffer): boolean =>
  told.every((name) => offer[name] === other[name]);

/** What the card says of one of its colours, where that is something else. */
const ColorOffer = ({ offer }: { offer: CardOffer }) => (
  <template
    data-card-offer={isSent(offer) ? 'sent' : ''}
    data-sold-out={offer.soldOut || undefined}
  >
    <CardLabel offer={offer} />
    <CardPrice offer={offer} />
  </template>
);
