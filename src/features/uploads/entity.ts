import { defineEntity } from '#kernel/define/entity';
import { uploadHref } from './contract';

export const uploadEntity = defineEntity({
  name: 'Upload',
  access: 'upload',
  label: { one: 'Bestand', many: 'Bestanden' },
  noun: { one: 'bestand', many: 'bestanden' },
  href: uploadHref,
  columns: [],
  orders: [{ name: 'newest', label: 'Nieuwste eerst' }],
});
