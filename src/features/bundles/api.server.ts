export { bundleParts, bundles } from './server/tables';
