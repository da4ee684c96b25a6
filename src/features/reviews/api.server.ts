export { approveReview, refuseReview, replyToReview } from './server/moderate';
export { countReviewWork, type ListedReview, listReviewedPaths, listReviews } from './server/read';
export { productReviews } from './server/tables';
