/** What the office's server and its script tell each other of reviews. Moments in ISO 8601. */

export const reviewKinds = ['waiting', 'reported', 'shown', 'refused'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

export type ToldReview = {
  id: number;
  /** Which of its texts this is. */
  version: number;
  state: 'waiting' | 'shown' | 'refused';
  rating: number;
  title: string;
  text: string;
  /** '' of who has left. */
  name: string;
  language: string;
  product: string;
  href: string;
  choice: string;
  isVerified: boolean;
  writtenAt: string;
  refusal: string | null;
  reply: string | null;
  /** Why others reported it, since it was last moderated. */
  reports: readonly string[];
};

export type ToldReviews = { reviews: readonly ToldReview[]; hasMore: boolean };
