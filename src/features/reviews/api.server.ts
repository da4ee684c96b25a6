export { approveReview, refuseReview, replyToReview } from './server/moderate';
export { countReviewWork, type ListedReview, listReviews } from './server/read';
export { productReviews } from './server/tables';
