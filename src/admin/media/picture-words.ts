// What is said of pictures that are sent, and told of how far they are.

/** What is said of a picture that is sent. */
export type PictureWords = {
  alt: string;
  isDecorative: boolean;
  folder: string;
  tags: readonly string[];
  title?: string;
};

/** How far a picture is: from 0 to 1, and for what it waits until it goes on by itself. */
export type SentPart = { part: number; waits?: 'connection' | 'server' };

export type SendOptions = {
  memberId: number;
  onPart?: (sent: SentPart) => void;
  /** Once it aborts, nothing of the picture is kept. */
  signal: AbortSignal;
};
