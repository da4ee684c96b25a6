import { loadDemo } from './demo';
import { startTestDatabase } from './global-setup';

/** Loads the demo for the browser tests that come later. */
export default async function setup(): Promise<void> {
  const database = await startTestDatabase();
  try {
    await loadDemo(database.url);
  } finally {
    await database.stop();
  }
}
