import { LANGUAGE, STATES_AND_TERRITORIES } from '@haat/domain';
import {
  ADDRESS_TYPES,
  COUNTRIES,
  formatAddressType,
  formatRegion,
  INDIAN_STATES,
  UNION_TERRITORIES,
} from '@haat/domain/shopper';

const EN = { choose: 'Select state', states: 'States', territories: 'Union territories' };

const HI: typeof EN = { choose: 'राज्य चुनें', states: 'राज्य', territories: 'केंद्र शासित प्रदेश' };

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

interface OwnChoiceProps {
  /** The stored value, which is offered even when the list does not contain it. */
  readonly own?: string | undefined;
}

/** The options of State: an empty one, the 28 states, the 8 union territories (product 2.13.2). */
export function StateOptions({ own = '' }: OwnChoiceProps) {
  return (
    <>
      <option value="">{TEXTS.choose}</option>
      <OwnOption value={own} among={STATES_AND_TERRITORIES} />
      <optgroup label={TEXTS.states}>
        {INDIAN_STATES.map((state) => (
          <RegionOption key={state} name={state} />
        ))}
      </optgroup>
      <optgroup label={TEXTS.territories}>
        {UNION_TERRITORIES.map((territory) => (
          <RegionOption key={territory} name={territory} />
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
        <RegionOption key={country} name={country} />
      ))}
    </>
  );
}

/** The options of Address Type: Home, Work, Other (product 2.13.2). */
export function AddressTypeOptions() {
  return ADDRESS_TYPES.map((type) => (
    <option key={type} value={type}>
      {formatAddressType(type)}
    </option>
  ));
}

function RegionOption({ name }: { readonly name: string }) {
  return <option value={name}>{formatRegion(name)}</option>;
}

interface OwnOptionProps {
  readonly value: string;
  readonly among: readonly string[];
}

function OwnOption({ value, among }: OwnOptionProps) {
  return value === '' || among.includes(value) ? null : <option>{value}</option>;
}
