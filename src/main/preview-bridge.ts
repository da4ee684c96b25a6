import { startBridge } from '#browser/preview/bridge';

startBridge(async () => (await import('./preview-rich')).openRich);
