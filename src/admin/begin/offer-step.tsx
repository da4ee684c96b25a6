import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldBegin } from '#features/office/contract';
import { beginTexts } from '#kernel/messages/nl-begin';
import { officePath } from '#kernel/wire-staff';
import { Button } from '#ui/button.view';
import { Import } from '../list/files';
import { useEntity } from '../start';
import styles from './begin.module.css';
import { useTellBegin } from './use-begin';

const texts = beginTexts.offer;

type OfferProps = { begin: ToldBegin; done: () => Promise<void> };

/** What is sold, and in which stores. */
export function OfferStep({ begin, done }: OfferProps) {
  const { products, stores } = begin.counts;
  return (
    <>
      <div className={styles.cards}>
        <Card
          access="product"
          to="begin/products"
          title={texts.products}
          text={texts.productsText}
          told={texts.productsCount(products)}
          example={{ name: 'products', label: texts.exampleProducts }}
        />
        <Card
          access="location"
          title={texts.stores}
          text={texts.storesText}
          told={texts.storesCount(stores)}
          example={{ name: 'stores', label: texts.exampleStores }}
        />
      </div>
      <p className={styles.actions}>
        <Button type="button" onClick={() => void done()}>
          {products > 0 ? beginTexts.onward : beginTexts.skip}
        </Button>
      </p>
    </>
  );
}

type CardProps = {
  access: string;
  to?: string;
  title: string;
  text: string;
  told: string;
  example: { name: string; label: string };
};

function Card({ access, to, title, text, told, example }: CardProps) {
  const entity = useEntity(access);
  const { again } = useTellBegin();
  const [isOpen, setOpen] = useState(false);
  if (!entity) return null;
  const id = `begin-${access}`;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <p>
        <strong role="status">{told}</strong>
      </p>
      <p className={styles.actions}>
        <Button type="button" kind="secondary" onClick={() => setOpen(true)}>
          {texts.read}
        </Button>
        <Link href={`/${access}/nieuw`}>{texts.add}</Link>
        <a href={`${officePath.calls}/begin/example/${example.name}`} download={example.label}>
          {texts.example}
        </a>
      </p>
      {isOpen && (
        <Import
          entity={entity}
          close={() => setOpen(false)}
          done={() => void again()}
          {...(to && { to })}
        />
      )}
    </section>
  );
}
