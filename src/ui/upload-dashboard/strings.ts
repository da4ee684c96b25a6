import { uppyTexts } from '#kernel/messages/nl-upload-dashboard';
import type { UploadRules } from '#kernel/values/upload-rules';
import { prettierBytes as size } from './size';
import { isOnEnglishPage, texts } from './texts';

/** Uppy's texts for a field: what it writes of sizes and types is told in our own way. */
export const uppyLocale = (rules: UploadRules, { touched = false } = {}) => {
  const { allowedFileTypes, maxFileSize, minFileSize = 0, maxTotalSize = 0 } = rules;
  const isOne = rules.maxNumberOfFiles === 1;
  return {
    strings: {
      ...(!isOnEnglishPage && uppyTexts),
      exceedsSize: texts.tooLarge('%{file}', size(maxFileSize)),
      ...(!isOnEnglishPage && {
        inferiorSize: uppyTexts.inferiorSize.replace('%{size}', size(minFileSize)),
      }),
      aggregateExceedsSize: texts.tooLargeTogether(size(maxTotalSize)),
      youCanOnlyUploadFileTypes: texts.onlyTypes(allowedFileTypes),
      ...(isOne && {
        browseFiles: texts.browseOne,
        dropPasteFiles: texts.dropOne,
        dropPasteImportFiles: texts.importOne,
      }),
      // Nothing is dragged to a phone.
      ...(touched && {
        browseFiles: isOne ? texts.touchOne : texts.touchMore,
        dropPasteFiles: '%{browseFiles}',
        dropPasteImportFiles: texts.importTouched,
      }),
    },
    pluralize: (count: number) => (count === 1 ? 0 : 1),
  };
};
