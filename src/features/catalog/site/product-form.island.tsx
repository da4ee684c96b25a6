import { useEffect, useRef, useState } from 'react';
import { pressMyStore, useUnseenStore } from '#browser/islands/use-my-store';
import { deliveryTexts } from '#kernel/messages/nl-delivery';
import { product as texts } from '#kernel/messages/nl-product';
import { formatEuro } from '#kernel/values/money';
import { ONE_SIZE } from '#kernel/values/size-order';
import type { DeliveryCost } from '#kernel/values/usual-delivery';
import { field, formId, path } from '#kernel/wire';
import { Badge } from '#ui/badge.view';
import { ButtonLink } from '#ui/button.view';
import { Icon } from '#ui/icon.view';
import { Popper } from '#ui/popper.view';
import { Price } from '#ui/price.view';
import {
  isMeasured,
  type ProductDetail,
  type ProductVariant,
  reductionOf,
  type StockNear,
} from '../contract';
import { NearBox, NearForm, STOCK } from './near-box';
import { OrderBar } from './order-bar';
import { ColorChoice, missingText, SizeChoice, sizesIn } from './product-choices';
import styles from './product-form.module.css';
import { useHeldFocus } from './use-held-focus';
import { type Stock, useStock } from './use-stock';

export type ProductFormProps = {
  product: Pick<
    ProductDetail,
    | 'id'
    | 'href'
    | 'isMailed'
    | 'deliveryNote'
    | 'colors'
    | 'sizes'
    | 'variants'
    | 'chosen'
    | 'priceCents'
    | 'vanPriceCents'
  >;
  token: string;
  /** The stock of what is chosen already, as HTML. */
  stock: string;
  /** The postcode that it was sorted for. */
  near: string;
  /** The visitor's own store that it begins with, on a page that was made for him. */
  mine?: number;
  /** Whether it could be; left out: nothing was sorted. */
  nearKind?: StockNear['kind'];
  /** When what is ordered now comes, until the stock that is asked for tells it. */
  arrives?: string;
  /** What bringing it costs; absent: nobody says, or no post takes it. */
  cost?: DeliveryCost;
  /** What bringing it costs, and how it goes back; absent: it is mailed. */
  deliveryText?: string;
  /** There are stores to bring it back to. */
  hasReturnStores?: boolean;
  /** Where sizes are told: a page, or by `#` and its id a popover of this one. */
  sizeGuide?: string;
  /** How it falls; absent: nobody says. */
  fit?: string;
};

/** Shows the pictures of the chosen colour and keeps the choice in the address. */
const showChoice = (
  href: string,
  { colorId, sizeId, near }: { colorId: number | null; sizeId: number | null; near: string },
) => {
  for (const item of document.querySelectorAll<HTMLElement>('[data-gallery] [data-color]')) {
    item.hidden = item.dataset.color !== String(colorId);
  }
  const query = new URLSearchParams();
  if (colorId !== null) query.set(field.colorId, String(colorId));
  if (sizeId !== null) query.set(field.sizeId, String(sizeId));
  if (near !== '') query.set(field.placeInput, near);
  const text = query.toString();
  history.replaceState(history.state, '', text ? `${href}?${text}` : href);
};

/** Where a visitor asks for a mail when a size is there again (S7.3/7). */
const remindHref = (productId: number, { colorId, sizeId }: ProductVariant): string =>
  `${path.stockAlert}?${new URLSearchParams({
    productId: String(productId),
    colorId: String(colorId ?? ''),
    sizeId: String(sizeId ?? ''),
  })}`;

/** What was done last: its outcome is what is said. */
type Asked = 'choice' | 'near';

/** What a choice or a postcode comes to, in a line to hear: all of the stock below it is there to be read. */
const spoken = (
  { sizes, colors }: ProductFormProps['product'],
  { sizeId, colorId, webStock }: ProductVariant,
  { stock, asked }: { stock: Stock; asked: Asked },
): string | undefined => {
  if (stock.state === 'failed') return texts.stockFailed;
  if (stock.state !== 'known') return undefined;
  if (asked === 'near' && stock.near) return texts.near[stock.near.kind](stock.near.text);
  const size = sizes.find(({ id }) => id === sizeId);
  const color = colors.find(({ id }) => id === colorId);
  const sized = size && size.title !== ONE_SIZE ? `${texts.size} ${size.title}` : undefined;
  const what = sized ?? color?.title ?? texts.online;
  return texts.said(what, webStock, stock.delivery);
};

/** Whether the postcode that was asked for is none, or leads nowhere. */
const isUnmeasured = (stock: Stock): boolean =>
  stock.state === 'known' && stock.near !== undefined && !isMeasured(stock.near.kind);

/** Whether the web shop can send any size of a colour. */
const isSent = ({ variants }: ProductFormProps['product'], colorId: number | null): boolean =>
  variants.some((one) => one.colorId === colorId && one.webStock > 0);

type Chosen = { colorId: number | null; variant?: ProductVariant; stock: Stock };

/** Whether the web shop can send what is chosen, or any size of it until one is. */
const isHad = (
  product: ProductFormProps['product'],
  { colorId, variant }: Pick<Chosen, 'colorId' | 'variant'>,
): boolean => (variant ? variant.webStock > 0 : isSent(product, colorId));

/** When what is chosen comes; undefined: the web shop can't send it, or nobody says. */
const arrivalOf = ({ product, arrives }: ProductFormProps, chosen: Chosen): string | undefined => {
  if (!isHad(product, chosen)) return undefined;
  const { stock } = chosen;
  return (stock.state === 'known' && stock.delivery) || arrives;
};

type AssuranceProps = {
  arrives: string | undefined;
  costs: string | undefined;
  note: string | undefined;
  help: string;
  hasReturnStores: boolean;
};

/** What is told of delivery, once: where one orders, and the rest behind a sign. */
function Assurance({ arrives, costs, note, help, hasReturnStores }: AssuranceProps) {
  return (
    <ul className={styles.assured}>
      {arrives && (
        <li data-arrives="">
          <Icon name="truck" small />
          <span>
            {arrives}
            {costs && (
              <>
                <br />
                {costs}
              </>
            )}
          </span>
        </li>
      )}
      {note && (
        <li>
          <Icon name="check" small />
          <span>{note}</span>
        </li>
      )}
      <li>
        <Icon name="back" small />
        <span>
          {hasReturnStores ? texts.returns : texts.returnsByPost}
          {'\u00a0'}
          <Popper id="uitleg-bezorgen" kind="panel" label={texts.deliveryHelp}>
            {help}
          </Popper>
        </span>
      </li>
    </ul>
  );
}

type BeforeProps = Pick<ProductFormProps, 'product'> & { colorId: number | null };

/** What can be said of its stock before a size is chosen. */
function Before({ product, colorId }: BeforeProps) {
  const there = sizesIn(product, colorId);
  const sent = there.filter(({ mark }) => mark === undefined);
  return (
    <div className={styles.near}>
      <p>
        {texts.online}
        {': '}
        <span className={sent.length > 0 ? styles.had : undefined}>
          {texts.hadIn(
            there.map(({ title }) => title),
            there.map(({ mark }) => mark === undefined),
          )}
        </span>
      </p>
      <p className={styles.hint}>{texts.stockHint}</p>
    </div>
  );
}

/** What of an article is sold out: the size that was chosen, its colour when it has one size, or all. */
const kindOf = ({ sizes, colors }: ProductFormProps['product'], { sizeId }: ProductVariant) => {
  const size = sizes.find(({ id }) => id === sizeId);
  if (size && size.title !== ONE_SIZE) return 'size';
  return colors.length > 1 ? 'color' : 'article';
};

type SoldOutProps = { product: ProductFormProps['product']; variant: ProductVariant };

/** What can be done where it can't be ordered: no button for that stands in the way of the page. */
function SoldOut({ product, variant }: SoldOutProps) {
  const isInStores = variant.pieces > 0;
  return (
    <div className={styles.none}>
      <p className={styles.soldOut}>
        {texts.soldOutOnline[kindOf(product, variant)]}{' '}
        {isInStores ? texts.someInStores : texts.gone}
      </p>
      {isInStores && (
        <ButtonLink href={`#${STOCK}`} icon="store" wide>
          {texts.toStores}
        </ButtonLink>
      )}
      <ButtonLink
        href={remindHref(product.id, variant)}
        kind={isInStores ? 'secondary' : 'primary'}
        wide
        data-stock-alert=""
      >
        {texts.remind}
      </ButtonLink>
    </div>
  );
}

/** Choosing a colour and a size, seeing where it lies, and putting it in the cart. */
export default function ProductForm(props: ProductFormProps) {
  const { product, token, stock, near: first, nearKind, sizeGuide } = props;
  const [colorId, setColor] = useState(product.chosen.colorId);
  const [sizeId, setSize] = useState(product.chosen.sizeId);
  const touched = useRef<Asked | undefined>(undefined);
  const variant = product.variants.find((one) => one.colorId === colorId && one.sizeId === sizeId);
  const [near, setNear] = useState(first);
  const kept = product.isMailed ? undefined : variant;
  const mine = useUnseenStore(props.mine);
  const found = nearKind && { text: first, kind: nearKind };
  const availability = useStock(
    product.id,
    kept,
    { html: stock, found, near: first, mine: props.mine },
    { near, mine },
  );
  const list = useRef<HTMLDivElement>(null);
  useHeldFocus(list, availability);
  useEffect(() => {
    if (touched.current) showChoice(product.href, { colorId, sizeId, near });
  }, [product.href, colorId, sizeId, near]);
  const choose = (set: (id: number) => void) => (id: number) => {
    touched.current = 'choice';
    set(id);
  };
  const hasFailed = availability.state === 'failed';
  const askNear = (text: string): boolean => {
    // After a failure the server answers in our place.
    if (hasFailed) return false;
    touched.current = 'near';
    setNear(text);
    return true;
  };
  const soldOut = variant !== undefined && variant.webStock === 0;
  const price = variant?.priceCents ?? product.priceCents;
  const vanPrice = variant ? variant.vanPriceCents : product.vanPriceCents;
  return (
    <>
      <form
        id={formId.addProduct}
        name="addproduct"
        method="post"
        action={path.addToCart}
        className={styles.form}
        // S5.1/12: our own words in place of those of every form.
        data-lang-error-select={missingText(product)}
      >
        <input type="hidden" name={field.token} value={token} />
        <input type="hidden" name={field.itemId} value={product.id} />
        <input type="hidden" name={field.quantity} value="1" />
        <div className={styles.price}>
          <Price cents={price} vanCents={vanPrice} size="large" />
          {vanPrice !== undefined && vanPrice > price && (
            <>
              <Badge tone="accent">−{reductionOf(price, vanPrice)}%</Badge>
              <Popper id="uitleg-van-prijs" kind="tooltip" label={texts.vanPriceHelp}>
                {texts.vanPriceText(formatEuro(vanPrice))}
              </Popper>
            </>
          )}
        </div>
        <ColorChoice product={product} colorId={colorId} onChoose={choose(setColor)} />
        <SizeChoice
          product={product}
          colorId={colorId}
          sizeId={sizeId}
          guide={sizeGuide}
          fit={props.fit}
          onChoose={choose(setSize)}
        />
        {soldOut ? (
          <SoldOut product={product} variant={variant} />
        ) : (
          <OrderBar
            product={product}
            colorId={colorId}
            priceCents={price}
            onChoose={choose(setSize)}
          />
        )}
        {props.deliveryText && (
          <Assurance
            arrives={arrivalOf(props, { colorId, variant, stock: availability })}
            costs={props.cost && deliveryTexts.costs(props.cost, price)}
            note={isHad(product, { colorId, variant }) ? product.deliveryNote : undefined}
            help={props.deliveryText}
            hasReturnStores={props.hasReturnStores ?? false}
          />
        )}
        <p className="visually-hidden" role="status">
          {touched.current &&
            kept &&
            spoken(product, kept, { stock: availability, asked: touched.current })}
        </p>
        <div id={STOCK} className={styles.stock} data-stock="">
          {availability.state === 'loading' && <p>{texts.stockLoading}</p>}
          {availability.state === 'failed' && <p>{texts.stockFailed}</p>}
          {availability.state === 'none' && !product.isMailed && (
            <Before product={product} colorId={colorId} />
          )}
          {availability.state === 'known' && (
            // biome-ignore lint/a11y/noStaticElementInteractions: hears of the buttons in it
            // biome-ignore lint/a11y/useKeyWithClickEvents: a button's click is its key's too
            <div
              ref={list}
              onClick={pressMyStore}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server
              dangerouslySetInnerHTML={{ __html: availability.html }}
            />
          )}
          {kept && (
            <NearBox
              near={near}
              isWrong={isUnmeasured(availability)}
              isKnown={props.mine !== undefined || (nearKind !== undefined && isMeasured(nearKind))}
            />
          )}
        </div>
      </form>
      {kept && <NearForm href={product.href} colorId={colorId} sizeId={sizeId} onAsk={askNear} />}
    </>
  );
}
