import { contentTexts } from '#kernel/messages/nl-content';
import { formatDay } from '#kernel/values/dutch-dates';
import { Breadcrumbs } from '#ui/breadcrumbs.view';
import { Picture } from '#ui/picture.view';
import { RichItems } from '#ui/rich-items.view';
import type { ArticleCard, ArticleDetail } from '../contract';
import styles from './article-page.module.css';
import { Neighbours } from './neighbours.view';
import { Related } from './related.view';

export type ArticlePageProps = {
  article: ArticleDetail;
  breadcrumbs: readonly { label: string; href: string }[];
  /** The one before it and the one after it, by date. */
  previous?: ArticleCard;
  next?: ArticleCard;
  /** HTML of the section with what it is about, as far as that is sold. */
  products: string;
  /** HTML of the section with others of its category. */
  related: string;
};

const texts = contentTexts.articles;
const sizes = '(min-width: 1100px) 66rem, 100vw';

/** News or a weblog article. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, breadcrumbs, previous, next, products, related } = props;
  return (
    <>
      <div className={styles.page}>
        <Breadcrumbs items={breadcrumbs} />
        <article>
          <header className={styles.head}>
            <p className={styles.category}>{article.category}</p>
            <h1>{article.title}</h1>
            <p className={styles.intro}>{article.intro}</p>
            <Byline article={article} />
          </header>
          {article.picture && (
            <div className={styles.frame}>
              <Picture picture={article.picture} sizes={sizes} eager="first" fill />
            </div>
          )}
          <div className={styles.body}>
            <RichItems items={article.body} />
            {article.store && (
              <p className={styles.store}>
                {texts.aboutStore} <a href={article.store.href}>{article.store.title}</a>
              </p>
            )}
          </div>
        </article>
      </div>
      <Related html={products} />
      <Related html={related} />
      <div className={styles.page}>
        <Neighbours previous={previous} next={next} />
      </div>
    </>
  );
}

function Byline({ article }: { article: ArticleDetail }) {
  const { author, date, readMinutes } = article;
  return (
    <ul className={styles.byline}>
      {author && (
        <li>
          {texts.by} {author}
        </li>
      )}
      <li>
        <time dateTime={date}>{formatDay(date)}</time>
      </li>
      {readMinutes && <li>{texts.readMinutes(readMinutes)}</li>}
    </ul>
  );
}
