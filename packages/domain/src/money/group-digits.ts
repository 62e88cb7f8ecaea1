/** Groups a run of digits the Indian way: the last three, then twos ('1234567' is 12,34,567). */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}
