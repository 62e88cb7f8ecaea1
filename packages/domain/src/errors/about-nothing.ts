/** Names of the parameters in the paths of the calls that a page's address leads to. */
const PATH_FIELDS: readonly string[] = ['id', 'slug', 'productId', 'token', 'resetToken'];

/**
 * True for the error of a call about something that is not there: nothing has its id, or nothing can have
 * it, such as one that a full stop came after in a message (product 2.2.4), or a mailed link that was
 * used or has ended (product 2.11.7).
 */
export function isAboutNothing(error: {
  readonly status: number;
  readonly fieldErrors: readonly { readonly field: string }[];
}): boolean {
  return error.status === 404 || error.fieldErrors.some(({ field }) => PATH_FIELDS.includes(field));
}
