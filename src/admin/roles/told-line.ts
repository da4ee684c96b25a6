import type { EntityRight, RightsEntity } from '#features/staff/contract';
import { screenTexts } from '#kernel/messages/nl-office-screens';
import { officeSiteTexts } from '#kernel/messages/nl-office-site';
import { roleTexts as texts } from '#kernel/messages/nl-roles';
import { siteParts } from '../site/parts';

type Field = RightsEntity['fields'][number];

const SITE = 'Site';

/** What an entity is called where rights are given: the site's settings as the menu has them. */
export const labelOf = (entity: RightsEntity | undefined): string => {
  if (!entity) return texts.others;
  return entity.name === SITE ? officeSiteTexts.group : entity.label;
};

/** An entity's fields by the screens they stand on; one without a name: it has no others. */
export const groupsOf = ({ name, fields }: RightsEntity): { label: string; fields: Field[] }[] =>
  name === SITE
    ? Object.values(siteParts)
        .map(({ label, has }) => ({ label, fields: fields.filter((field) => has(field.name)) }))
        .filter((part) => part.fields.length > 0)
    : [{ label: '', fields: [...fields] }];

/** What a line comes to, in words; of the site's settings by the screens of the menu instead of by a number. */
export const tellLine = (line: EntityRight, entity: RightsEntity | undefined): string => {
  if (entity?.name !== SITE || !line.fields) return texts.line(line);
  const { fields, ...rest } = line;
  const parts = groupsOf(entity).flatMap(({ label, fields: own }) => {
    const count = own.filter(({ name }) => fields.includes(name)).length;
    if (count === 0) return [];
    return [count === own.length ? label : screenTexts.roles.part(label, count, own.length)];
  });
  return [texts.line(rest), parts.length > 0 ? parts.join(', ') : texts.countFields(0)].join(': ');
};
