import { boolean, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/db/columns';
import type { UploadSize } from '../contract';

/**
 * Files that visitors sent or are sending. A row is there before its file and leaves after it, so
 * no file lies in storage that no row knows.
 */
export const uploads = pgTable(
  'uploads',
  {
    /** In the order in which they were begun. */
    seq: serial('seq').primaryKey(),
    /** 128 random bits: what the file is called on the wire and in storage. */
    id: text('id').notNull().unique(),
    siteId: integer('site_id').notNull().default(1),
    /** Online from the moment that the whole file was received, checked and stored. */
    state: text('state').$type<'Online' | 'Offline'>().notNull().default('Offline'),
    entity: text('entity').notNull(),
    moduleObject: text('module_object').notNull(),
    itemId: integer('item_id').notNull(),
    columnUploadfolderId: text('column_uploadfolder_id').notNull().default(''),
    filename: text('filename').notNull(),
    /** The end of its address: `{id}/{filename}`, the name as an address has it. */
    path: text('path').notNull(),
    /** By its content; '' until that is known. */
    type: text('type').notNull().default(''),
    /** Bytes that the sender announced. */
    length: integer('length').notNull(),
    /** Bytes that are stored: a picture is made anew. */
    size: integer('size').notNull().default(0),
    width: integer('width'),
    height: integer('height'),
    sha256: text('sha256'),
    /** The smaller pictures that are kept beside it. */
    sizes: jsonb('sizes').$type<UploadSize[]>().notNull().default([]),
    meta: jsonb('meta').$type<Record<string, string>>().notNull().default({}),
    /** The session that sent it. */
    sessionId: text('session_id'),
    /** The API user that sent it, unless he may do no more than anyone. */
    userId: integer('user_id'),
    /** The member of staff that sent it. */
    staffId: integer('staff_id'),
    /** A hash of the network address that sent it, until it belongs to something. */
    client: text('client'),
    /** Of what came with a form that was not sent yet: when it goes, unless it is claimed. */
    heldUntil: timestamptz('held_until'),
    isPrivate: boolean('is_private').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    finishedAt: timestamptz('finished_at'),
    /** What was sent may still lie beside what was made of it. */
    hasRaw: boolean('has_raw').notNull().default(true),
    /** When the form that it belongs to was sent; until then it is nobody's and will be purged. */
    claimedAt: timestamptz('claimed_at'),
  },
  (table) => [
    index('uploads_item').on(table.moduleObject, table.itemId),
    index('uploads_session').on(table.sessionId),
    index('uploads_client').on(table.client),
    index('uploads_unclaimed').on(table.claimedAt, table.createdAt),
  ],
);
