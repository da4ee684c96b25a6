export { choiceOf, findArticles, findWholeNumber } from './server/articles';
export { readPromised } from './server/promised';
export { counterOf, storesOf } from './server/store';
export { registerToSend } from './server/to-send';
