import type { OperationHandlers } from './operation-handler.ts';

/** Look-up of pincodes, in the form of the public postal service (product 7.9.1). */
export const pincodeHandlers = {
  lookUpPincode({ path }, shop) {
    const offices = shop.pincodes.get(path.pincode) ?? [];
    return offices.length === 0
      ? [{ Message: 'No records found', Status: 'Error', PostOffice: null }]
      : [
          {
            Message: `Number of pincode(s) found:${offices.length}`,
            Status: 'Success',
            PostOffice: [...offices],
          },
        ];
  },
} satisfies Partial<OperationHandlers>;
