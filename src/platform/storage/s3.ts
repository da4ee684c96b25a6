import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type GetObjectCommandOutput, S3, S3ServiceException } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { checkKey, isKey } from './key';
import { clientSettings, type S3Settings } from './s3-settings';
import type { Storage } from './types';

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** Undefined when there is no such file. */
const orNothing = async <T>(promise: Promise<T>): Promise<T | undefined> => {
  try {
    return await promise;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Storage in a bucket that speaks S3. */
export const createS3Storage = (settings: S3Settings): Storage => {
  const client = new S3(clientSettings(settings));
  const place = (key: string) => {
    checkKey(key);
    return { Bucket: settings.bucket, Key: key };
  };
  const fetch = async (key: string): Promise<GetObjectCommandOutput | undefined> =>
    orNothing(client.getObject(place(key)));

  return {
    async put(key, content) {
      const whole = place(key);
      if (!(content instanceof Readable)) {
        await client.putObject({ ...whole, Body: content });
        return;
      }
      // What is larger than one part is sent in parts, and is there when the last one is.
      await new Upload({ client, params: { ...whole, Body: content } }).done();
    },
    async get(key) {
      const found = await fetch(key);
      return found && buffer(found.Body as Readable);
    },
    async open(key) {
      const found = await fetch(key);
      return (
        found && {
          stream: found.Body as Readable,
          size: found.ContentLength ?? 0,
          changedAt: found.LastModified ?? new Date(0),
        }
      );
    },
    async has(key) {
      return (await orNothing(client.headObject(place(key)))) !== undefined;
    },
    async delete(key) {
      await client.deleteObject(place(key));
    },
    async *keys() {
      for (let more: string | undefined, isFirst = true; isFirst || more; isFirst = false) {
        const page = await client.listObjectsV2({
          Bucket: settings.bucket,
          ContinuationToken: more,
        });
        for (const { Key: key = '' } of page.Contents ?? []) if (isKey(key)) yield key;
        more = page.IsTruncated ? page.NextContinuationToken : undefined;
      }
    },
  };
};
