/** Only published reviews are shown, and count in a product's stars (product 10.5.1). */
export const REVIEW_STATUSES = ['published', 'held', 'hidden'] as const;

export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
