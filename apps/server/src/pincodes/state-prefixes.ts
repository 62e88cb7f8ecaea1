/**
 * States and union territories by the first three digits of a pincode (its sorting district). The table
 * omits prefixes without a post office, and {@link SHARED_PREFIXES}.
 */
const PREFIXES: Readonly<Record<string, string>> = {
  Delhi: '110',
  Haryana: '121-127 131-136',
  Punjab: '140-148 151-152',
  'Himachal Pradesh': '171-177',
  'Jammu and Kashmir': '180-182 184-185 190-193',
  Ladakh: '194',
  'Uttar Pradesh': '201-212 221-233 241-243 245 250-251 261 271-277 281-285',
  Uttarakhand: '248-249 263',
  Rajasthan: '301-307 311-314 321-328 331-335 341-345',
  Gujarat: '360-361 363-365 370 380 382-385 387-395',
  Maharashtra: '400-402 410-416 421-425 431 440-445',
  Goa: '403',
  'Madhya Pradesh': '450-458 460-466 470-477 480-488',
  Chhattisgarh: '490-497',
  Telangana: '500-506 508-509',
  'Andhra Pradesh': '515-518 520-524 530-535',
  Karnataka: '560-563 570-577 580-587 590-591',
  'Tamil Nadu': '600-604 606 608 610-614 620-632 635-639 641-643',
  Kerala: '670-671 673 676 678-680 682-683 685-686 688-691 695',
  'West Bengal': '700 711-713 721-723 731-736 741-743',
  Sikkim: '737',
  'Andaman and Nicobar Islands': '744',
  Odisha: '751-770',
  Assam: '781-788',
  'Arunachal Pradesh': '790-792',
  Meghalaya: '793-794',
  Manipur: '795',
  Mizoram: '796',
  Nagaland: '797-798',
  Tripura: '799',
  Bihar: '800-805 811-813 821 823-824 841-848 851-855',
  Jharkhand: '814-816 818 822 825-829 831-835',
};

/**
 * Prefixes that two States share: Chandigarh and Punjab; Uttar Pradesh and Uttarakhand; Gujarat, Daman
 * and Diu; Telangana and Andhra Pradesh; Tamil Nadu and Puducherry.
 */
const SHARED_PREFIXES: ReadonlySet<string> = new Set(
  '160 244 246 247 262 362 396 507 605 607 609'.split(' '),
);

/** Pincodes in another State than their prefix; null for a pincode whose State is ambiguous. */
const EXCEPTIONS: ReadonlyMap<string, string | null> = new Map([
  ['533464', 'Puducherry'],
  ['673310', 'Puducherry'],
  ...Array.from({ length: 9 }, (_, index) => [`${682551 + index}`, 'Lakshadweep'] as const),
  ...['781029', '781131', '813208', '814131'].map((pincode) => [pincode, null] as const),
]);

const STATE_BY_PREFIX: ReadonlyMap<number, string> = new Map(
  Object.entries(PREFIXES).flatMap(([state, ranges]) =>
    ranges.split(' ').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from(
        { length: last - first + 1 },
        (_, index) => [first + index, state] as const,
      );
    }),
  ),
);

/**
 * Gets the State or union territory of a pincode by its first three digits.
 *
 * @param pincode 6 digits
 * @returns undefined when two States share the prefix, or no post office has it
 */
export function getStateByPrefix(pincode: string): string | undefined {
  const exception = EXCEPTIONS.get(pincode);
  if (exception !== undefined) return exception ?? undefined;
  return STATE_BY_PREFIX.get(Number(pincode.slice(0, 3)));
}

/**
 * Tells whether two States share the first digits of a pincode, so that it is in use without a known
 * State.
 *
 * @param pincode 6 digits
 */
export function isSharedPincode(pincode: string): boolean {
  return SHARED_PREFIXES.has(pincode.slice(0, 3)) || EXCEPTIONS.get(pincode) === null;
}
