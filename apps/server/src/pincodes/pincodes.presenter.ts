import type { components } from '@haat/api-sdk/schema';
import type { PostOffice } from './post-office.ts';

/** Presents the post offices of a pincode; an empty list presents an unknown pincode. */
export function presentPincode(
  offices: readonly PostOffice[],
): components['schemas']['PincodeReply'] {
  if (offices.length === 0) {
    return [{ Message: 'No records found', Status: 'Error', PostOffice: null }];
  }
  const message = `Number of pincode(s) found:${offices.length}`;
  return [{ Message: message, Status: 'Success', PostOffice: [...offices] }];
}
