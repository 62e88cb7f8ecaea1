import type { components } from '@haat/api-sdk/schema';

/** A post office, in the words of the public postal service. */
export type PostOffice = components['schemas']['PostOffice'];

/** The answer of the public postal service. */
export type PincodeReply = components['schemas']['PincodeReply'];

/** What postal data says where it knows nothing. */
export const NOT_KNOWN = 'NA';

/** The reply that tells of these post offices; without any, that the pincode is unknown. */
export function toPincodeReply(offices: readonly PostOffice[]): PincodeReply {
  if (offices.length === 0) {
    return [{ Message: 'No records found', Status: 'Error', PostOffice: null }];
  }
  const message = `Number of pincode(s) found:${offices.length}`;
  return [{ Message: message, Status: 'Success', PostOffice: [...offices] }];
}
