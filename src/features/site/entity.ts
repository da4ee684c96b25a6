import { defineEntity } from '#kernel/define/entity';
import { siteTexts as texts } from '#kernel/messages/nl-site';
import { siteFields } from './fields';

/** The site's own settings, as a row that there is one of: told to admins, written by its fields. */
export const siteEntity = defineEntity({
  name: 'Site',
  access: 'site',
  label: { one: texts.one, many: texts.many },
  noun: { one: 'site', many: 'sites' },
  href: () => '/',
  ...{ columns: [], orders: [] },
  fields: siteFields,
});
