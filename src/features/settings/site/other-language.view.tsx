import { languageTag, nameOfLanguage } from '#kernel/messages/language';
import { Icon, type IconName } from '#ui/icon.view';
import type { LanguageSwitch } from '../contract';

type Props = { other: LanguageSwitch; className?: string; icon?: IconName };

/** The way to the other language, in that language's own name. */
export function OtherLanguage({ other, className, icon }: Props) {
  const tag = languageTag(other.language);
  return (
    <a className={className} href={other.href} lang={tag} hrefLang={tag} data-other-language="">
      {icon && <Icon name={icon} />}
      {nameOfLanguage(other.language)}
    </a>
  );
}
