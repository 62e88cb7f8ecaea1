/** What the coupon field keeps of what is typed: letters and digits only (spec §5). */
export function keepCouponCharacters(typed: string): string {
  return typed.replace(/[^a-z0-9]/gi, '');
}
