import { startBridge } from '#browser/preview/bridge';

startBridge();
