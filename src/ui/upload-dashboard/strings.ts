import { uploadTexts as texts, uppyTexts } from '#kernel/messages/nl-upload-dashboard';
import { tellSize } from '#kernel/values/file-size';
import type { UploadRules } from '#kernel/values/upload-rules';

/** Uppy's texts for a field: what it writes of sizes and types is told in our own way. */
export const uppyLocale = (rules: UploadRules, { touched = false } = {}) => {
  const { allowedFileTypes, maxFileSize, minFileSize = 0, maxTotalSize = 0 } = rules;
  const isOne = rules.maxNumberOfFiles === 1;
  return {
    strings: {
      ...uppyTexts,
      exceedsSize: texts.tooLarge('%{file}', tellSize(maxFileSize)),
      inferiorSize: uppyTexts.inferiorSize.replace('%{size}', tellSize(minFileSize)),
      aggregateExceedsSize: texts.tooLargeTogether(tellSize(maxTotalSize)),
      youCanOnlyUploadFileTypes: texts.onlyTypes(allowedFileTypes),
      ...(isOne && { browseFiles: texts.browseOne, dropPasteFiles: texts.dropOne }),
      // Nothing is dragged to a phone.
      ...(touched && {
        browseFiles: isOne ? texts.touchOne : texts.touchMore,
        dropPasteFiles: '%{browseFiles}',
      }),
    },
    pluralize: (count: number) => (count === 1 ? 0 : 1),
  };
};
