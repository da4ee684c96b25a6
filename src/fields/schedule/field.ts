import { defineField } from '#kernel/define/field';
import { type BlockSchedule, readSchedule } from '#kernel/values/block-schedule';

/** When, and on the pages of which stores, a block is shown; empty: always, everywhere. */
export const scheduleField = defineField<BlockSchedule>({
  name: 'ScheduleField',
  empty: {},
  read: readSchedule,
});
