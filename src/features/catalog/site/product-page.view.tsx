import type { ReactNode } from 'react';
import { guaranteeTexts } from '#kernel/messages/nl-guarantee';
import { product as texts } from '#kernel/messages/nl-product';
import { belowMark } from '#kernel/style-sheets';
import type { SizeTable } from '#kernel/values/size-table';
import type { DeliveryCost, UsualDelivery } from '#kernel/values/usual-delivery';
import { field } from '#kernel/wire';
import { Accordion } from '#ui/accordion.view';
import { Breadcrumbs } from '#ui/breadcrumbs.view';
import { FactsList } from '#ui/facts-list.view';
import { Icon } from '#ui/icon.view';
import { Island } from '#ui/island';
import { GuaranteeText } from '#ui/legal-guarantee.view';
import prose from '#ui/prose.module.css';
import { RatingLine } from '#ui/stars.view';
import { type ProductDetail, reviewsId, type StockNear } from '../contract';
import { Gallery } from './gallery.view';
import ProductForm from './product-form.island';
import form from './product-form.module.css';
import styles from './product-page.module.css';
import recent from './recent-row.module.css';
import { Composition, SafetyInfo } from './safety-info.view';
import { SIZE_PANEL, SizePanel } from './size-panel.view';

export type ProductPageProps = {
  product: ProductDetail;
  token: string;
  /** The chosen variant's stock as HTML; empty while a size has to be chosen. */
  stock: string;
  /** The visitor's own store that it begins with, on a page that was made for him. */
  mine?: number;
  /** The postcode that the nearest stores were asked for. */
  near: string;
  nearKind?: StockNear['kind'];
  /** 'Voor 22:00 besteld, dinsdag 3 maart in huis'; absent: nobody says. */
  arrives?: string;
  /** How it comes to the door; absent: nobody says. */
  delivery?: UsualDelivery;
  /** There are stores to bring it back to. */
  hasReturnStores?: boolean;
  /** What fetching it costs at most when it goes back and no post takes it, in cents. */
  collectCents?: number;
  /** What other features add below the choices. */
  parts: readonly ReactNode[];
  /** Where sizes are told in centimetres; absent: nowhere. */
  sizes?: { href?: string; table?: SizeTable; fit?: string };
  /** What is worn, or stands, with it, as a rendered section; empty: nothing. */
  look: string;
  /** HTML of what buyers think of it; '': nothing. */
  reviews: string;
  /** Others of its kind, as a rendered section. */
  related: string;
};

/** One product: its pictures, its choices, all there is to know of it. */
export function ProductPage(props: ProductPageProps) {
  const {
    product,
    token,
    stock,
    near,
    mine,
    nearKind,
    arrives,
    collectCents,
    hasReturnStores = false,
    parts,
    sizes,
    look,
    reviews,
    related,
  } = props;
  const way = [...product.breadcrumbs, { label: product.title, href: product.href }];
  return (
    <>
      <div className={styles.page}>
        <Breadcrumbs items={way} />
        <div className={styles.parts}>
          <Gallery product={product} />
          <div className={styles.side}>
            <div className={styles.head}>
              <p className={styles.brand}>{product.brand}</p>
              <h1 className={styles.title}>{product.title}</h1>
              {product.rating && <RatingLine rating={product.rating} href={`#${reviewsId}`} />}
              <p className={styles.intro}>{product.intro}</p>
            </div>
            <Island
              of={ProductForm}
              name="product"
              when="interaction"
              props={{
                product: forForm(product),
                token,
                stock,
                near,
                mine,
                nearKind,
                arrives,
                cost: collectCents === undefined ? costOf(props.delivery) : undefined,
                deliveryText: product.isMailed
                  ? undefined
                  : texts.deliveryText(props.delivery, collectCents, hasReturnStores),
                hasReturnStores,
                fit: sizes?.fit,
                sizeGuide: sizes?.table ? `#${SIZE_PANEL}` : sizes?.href,
              }}
            />
            <WithoutScript product={product} />
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              <div key={index}>{part}</div>
            ))}
            {product.isMailed && (
              <ul className={form.assured}>
                {texts.promisesMailed.map((promise) => (
                  <li key={promise}>
                    <Icon name="check" small />
                    {promise}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className={styles.about}>
            <About product={product} hasReturnStores={hasReturnStores} />
          </div>
        </div>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a section of our own views */}
      {look && <div className={styles.look} dangerouslySetInnerHTML={{ __html: look }} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a section of our own views */}
      <div dangerouslySetInnerHTML={{ __html: reviews || belowMark }} />
      {/* Opened from afar: its style is among those of what stands below. */}
      {sizes?.table && (
        <SizePanel
          table={sizes.table}
          sold={product.sizes.map(({ title }) => title)}
          fit={sizes.fit}
          href={sizes.href}
        />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a section of our own views */}
      <div dangerouslySetInnerHTML={{ __html: related }} />
      <etalage-recent
        class={recent.place}
        data-recent={product.id}
        data-cleared={texts.clearedRecent}
      />
    </>
  );
}

const costOf = (usual: UsualDelivery | undefined): DeliveryCost | undefined =>
  usual && { priceCents: usual.priceCents, freeFromCents: usual.freeFromCents };

const forForm = (product: ProductDetail) => {
  const {
    id,
    href,
    isMailed,
    deliveryNote,
    colors,
    sizes,
    variants,
    chosen,
    priceCents,
    vanPriceCents,
  } = product;
  return {
    id,
    href,
    isMailed,
    deliveryNote,
    colors,
    sizes,
    variants,
    chosen,
    priceCents,
    vanPriceCents,
  };
};

/** Without script a link shows each colour's pictures and each size's stock. */
function WithoutScript({ product }: { product: ProductDetail }) {
  const { colors, sizes, chosen, href } = product;
  const to = (colorId: number | null, sizeId?: number) => {
    const query = new URLSearchParams();
    if (colorId !== null) query.set(field.colorId, String(colorId));
    if (sizeId !== undefined) query.set(field.sizeId, String(sizeId));
    return `${href}?${query}`;
  };
  return (
    <div className={styles.plain} data-without-script="">
      {colors.length > 1 && (
        <p>
          {texts.otherColors}:{' '}
          {colors.map((color) => (
            <a key={color.id} href={to(color.id, chosen.sizeId ?? undefined)}>
              {color.title}
            </a>
          ))}
        </p>
      )}
      {sizes.length > 1 && (
        <p>
          {texts.withoutScript}:{' '}
          {sizes.map((size) => (
            <a key={size.id} href={to(chosen.colorId, size.id)}>
              {size.title}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

function About({
  product,
  hasReturnStores,
}: Pick<ProductPageProps, 'product' | 'hasReturnStores'>) {
  const sku = product.variants[0]?.sku;
  const { safety, isElectrical } = product;
  const facts: [string, ReactNode][] = [
    ...(safety.composition
      ? [[texts.composition, <Composition key="composition" {...safety} />] as const]
      : []),
    ...product.attributes,
    ...(sku ? [[texts.number, sku] as const] : []),
  ].map(([label, value]) => [label, value]);
  return (
    <Accordion
      items={[
        {
          title: texts.description,
          open: true,
          children: (
            <div
              className={prose.prose}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by who loads it
              dangerouslySetInnerHTML={{ __html: product.description }}
            />
          ),
        },
        { title: texts.facts, open: true, children: <FactsList facts={facts} /> },
        ...(product.isMailed
          ? [{ title: texts.mailed, children: <p>{texts.mailedText}</p> }]
          : [
              {
                title: `${guaranteeTexts.title} ${guaranteeTexts.years}`,
                children: (
                  <div className={prose.prose}>
                    <GuaranteeText />
                  </div>
                ),
              },
            ]),
        ...(isElectrical
          ? [
              {
                title: texts.takeBack,
                children: <p>{hasReturnStores ? texts.takeBackText : texts.takeBackByPost}</p>,
              },
            ]
          : []),
        ...(safety.maker || safety.warnings.length > 0
          ? [{ title: texts.safety, children: <SafetyInfo {...safety} /> }]
          : []),
      ]}
    />
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'etalage-recent': React.HTMLAttributes<HTMLElement> & {
        class?: string;
        [data: `data-${string}`]: string | number | undefined;
      };
    }
  }
}
