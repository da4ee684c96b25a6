import { uploadTexts } from '#kernel/messages/nl-upload';
import type { Texts } from '../messages/language';
import { tellSize } from './file-size';
import { DRAWING, isAllowedType, type UploadRules } from './upload-rules';

/** A file as far as rules ask. Size in bytes. */
export type FileFacts = { name: string; type: string; size: number };

type Words = Pick<
  Texts<typeof uploadTexts>,
  'wrongType' | 'drawing' | 'tooLarge' | 'tooSmall' | 'tooMany' | 'tooLargeTogether'
>;

const checkOne = (rules: UploadRules, file: FileFacts, texts: Words): string[] => {
  const { allowedFileTypes, maxFileSize, minFileSize = 0 } = rules;
  if (!isAllowedType(allowedFileTypes, file)) {
    const isDrawing = file.type.startsWith(DRAWING);
    return [isDrawing ? texts.drawing(file.name) : texts.wrongType(file.name, allowedFileTypes)];
  }
  if (file.size > maxFileSize) return [texts.tooLarge(file.name, tellSize(maxFileSize))];
  if (file.size < minFileSize) return [texts.tooSmall(file.name, tellSize(minFileSize))];
  return [];
};

/**
 * What is wrong with these files together, in words for a visitor; nothing when they may be sent
 * (S5.6/1). `already` is how many the field holds.
 */
export const checkFiles = (
  rules: UploadRules,
  files: readonly FileFacts[],
  { already = 0, texts = uploadTexts as Words } = {},
): string[] => {
  const { maxNumberOfFiles, maxTotalSize = Number.POSITIVE_INFINITY } = rules;
  if (files.length + already > maxNumberOfFiles) return [texts.tooMany(maxNumberOfFiles)];
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const problems = files.flatMap((file) => checkOne(rules, file, texts));
  if (problems.length === 0 && total > maxTotalSize) {
    return [texts.tooLargeTogether(tellSize(maxTotalSize))];
  }
  return problems;
};
