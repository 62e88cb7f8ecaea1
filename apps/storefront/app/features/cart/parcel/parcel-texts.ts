/** The texts about the parcel that fills (product 2.10.7, 2.10.8). */
export const PARCEL_TEXTS = {
  title: 'Your parcel has room',
  delivery: (amount: string) => `Delivery stays ${amount}, whatever you add.`,
  each: (amount: string, count: number) =>
    count === 1
      ? `One piece costs ${amount} with everything; two cost less each.`
      : `Each of your ${count} pieces now costs ${amount} with everything.`,
  offers: 'Goes into the same parcel',
} as const;
