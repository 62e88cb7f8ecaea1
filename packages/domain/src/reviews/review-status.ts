/** Only published reviews are shown, and count in a product's stars (product 10.5.1). */
export const REVIEW_STATUSES = ['published', 'held', 'hidden'] as const;

/**
 * `held` and `hidden` reviews are not shown; a hidden one has a reason that only the desk sees
 * (product 10.5.1).
 */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
