export { approveReview, refuseReview, replyToReview } from './server/judge';
export { type ListedReview, listReviews } from './server/read';
export { productReviews } from './server/tables';
