import { languageTag, nameOfLanguage } from '#kernel/messages/language';
import type { LanguageSwitch } from '../contract';

/** The way to the other language, in that language's own name. */
export function OtherLanguage({ other, className }: { other: LanguageSwitch; className?: string }) {
  const tag = languageTag(other.language);
  return (
    <a className={className} href={other.href} lang={tag} hrefLang={tag} data-other-language="">
      {nameOfLanguage(other.language)}
    </a>
  );
}
