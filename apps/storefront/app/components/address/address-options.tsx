import { STATES_AND_TERRITORIES } from '@haat/domain';
import { ADDRESS_TYPES, COUNTRIES, INDIAN_STATES, UNION_TERRITORIES } from '@haat/domain/shopper';

interface OwnChoiceProps {
  /** The stored value, which is offered even when the list does not contain it. */
  readonly own?: string | undefined;
}

/** The options of State: an empty one, the 28 states, the 8 union territories (product 2.13.2). */
export function StateOptions({ own = '' }: OwnChoiceProps) {
  return (
    <>
      <option value="">Select state</option>
      <OwnOption value={own} among={STATES_AND_TERRITORIES} />
      <optgroup label="States">
        {INDIAN_STATES.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </optgroup>
      <optgroup label="Union territories">
        {UNION_TERRITORIES.map((territory) => (
          <option key={territory}>{territory}</option>
        ))}
      </optgroup>
    </>
  );
}

/** The options of Country: a fixed list (product 2.13.2). */
export function CountryOptions({ own = '' }: OwnChoiceProps) {
  return (
    <>
      <OwnOption value={own} among={COUNTRIES} />
      {COUNTRIES.map((country) => (
        <option key={country}>{country}</option>
      ))}
    </>
  );
}

/** The options of Address Type: Home, Work, Other (product 2.13.2). */
export function AddressTypeOptions() {
  return ADDRESS_TYPES.map((type) => <option key={type}>{type}</option>);
}

interface OwnOptionProps {
  readonly value: string;
  readonly among: readonly string[];
}

function OwnOption({ value, among }: OwnOptionProps) {
  return value === '' || among.includes(value) ? null : <option>{value}</option>;
}
