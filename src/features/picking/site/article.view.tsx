import type { ReactNode } from 'react';
import type { PictureRef } from '#kernel/define/entity';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { Picture } from '#ui/picture.view';
import own from './picking.module.css';

export type ArticleProps = {
  title: string;
  /** 'Rood, maat M' */
  choice: string;
  sku: string;
  gtin: string;
  picture?: PictureRef;
  children?: ReactNode;
};

/** An article as it is recognised on a shelf: its picture, its name, and its numbers. */
export function Article({ title, choice, sku, gtin, picture, children }: ArticleProps) {
  return (
    <div className={own.article}>
      <div className={own.picture}>
        {picture && <Picture picture={picture} sizes="80px" widths={[160]} alt="" fill />}
      </div>
      <div className={own.about}>
        <p className={own.name}>
          {title}
          {choice && <span className={own.choice}> {choice}</span>}
        </p>
        <p className={own.numbers}>
          {sku && <span>{texts.number(sku)}</span>} {gtin && <span>{texts.ean(gtin)}</span>}
        </p>
        {children}
      </div>
    </div>
  );
}
