import { type PincodeLookup, pincodeHint } from './use-pincode-lookup.ts';

interface PincodeHintProps {
  readonly lookup: PincodeLookup;
}

/** What is known of the pincode, under its field; as red as an error for one that does not exist. */
export function PincodeHint({ lookup }: PincodeHintProps) {
  return (
    <span role="status" className={lookup.isUnknown ? 'font-semibold text-madder' : undefined}>
      {pincodeHint(lookup)}
    </span>
  );
}
