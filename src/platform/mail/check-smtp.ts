import { openTransport } from './mailer';

/** Connects to a mail server, and logs in where the address says so. Answers what is wrong; undefined: nothing. */
export const checkSmtp = async (url: string): Promise<string | undefined> => {
  const transport = openTransport(url);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    // An answer of the server may repeat what it was sent: its first line is enough.
    return (error as Error).message.split('\n', 1)[0];
  } finally {
    transport.close();
  }
};
