export { exportProducts, plainFormat, sheetFormat } from './export';
export { importProducts } from './import';
export { fetchPictures } from './pictures';
export { presentReport, Report } from './report';
export { UnreadableFile } from './rows';
