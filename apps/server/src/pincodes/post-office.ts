/** A post office, with the field names of the public postal service. */
export interface PostOffice {
  readonly Name: string;
  readonly Block: string;
  readonly District: string;
  readonly State: string;
  readonly Country: string;
  readonly Pincode: string;
}

/** Placeholder of postal data for an unknown field. */
export const NOT_KNOWN = 'NA';
