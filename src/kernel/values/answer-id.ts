/** The id of the element with a question's answer (S3.11/3). */
export const answerId = (faqId: number | string): string => `answer${faqId}`;
