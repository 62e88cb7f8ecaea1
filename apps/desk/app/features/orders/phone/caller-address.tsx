import { shopQuery } from '@haat/api-sdk/tanstack';
import { parsePincodeReply, STATES_AND_TERRITORIES } from '@haat/domain';
import { fillFromPincode, hindiRegion, isPincode, keepPincodeDigits } from '@haat/domain/desk';
import { SelectField, TextField } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useEffectEvent } from 'react';
import { desk } from '../../../lib/api/desk.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import type { TypedAddress, WrongField } from './new-order-form.ts';
import { PHONE_ORDERS } from './phone-orders.texts.ts';

interface CallerAddressProps {
  readonly address: TypedAddress;
  readonly wrong: readonly WrongField[];
  readonly onChange: (address: TypedAddress) => void;
}

/** The fields of where an order goes; the pincode fills in the place (product 5.3.4). */
export function CallerAddress({ address, wrong, onChange }: CallerAddressProps) {
  const texts = useTexts(PHONE_ORDERS);
  const isHindi = useLanguage() === 'hi';
  const { zipCode } = address;
  const lookup = useQuery({
    ...shopQuery(desk, '/pincode/{pincode}', { params: { path: { pincode: zipCode } } }),
    enabled: isPincode(zipCode),
  });
  const place = parsePincodeReply(lookup.data);
  const fillIn = useEffectEvent(() => {
    // What an earlier order had, or somebody has typed, stays.
    if (place !== null && address.district === '')
      onChange(fillFromPincode(address, zipCode, place));
  });
  useEffect(() => {
    if (lookup.data !== undefined) fillIn();
  }, [lookup.data]);

  const fieldOf = (name: keyof TypedAddress, read = (typed: string) => typed) => ({
    label: name === 'country' ? '' : texts[name],
    value: address[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...address, [name]: read(target.value) }),
    error: wrong.includes(name) && name in texts.wrong ? texts.wrong[name as 'name'] : undefined,
    autoComplete: 'off',
  });

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...fieldOf('name')} required maxLength={60} frameClassName="sm:col-span-2" />
      <TextField
        {...fieldOf('addressLine1')}
        required
        maxLength={300}
        frameClassName="sm:col-span-2"
      />
      <TextField {...fieldOf('addressLine2')} hint={texts.optional} maxLength={300} />
      <TextField {...fieldOf('landmark')} hint={texts.optional} maxLength={100} />
      <TextField
        {...fieldOf('zipCode', keepPincodeDigits)}
        required
        inputMode="numeric"
        hint={lookup.isFetching ? texts.lookingUp : undefined}
      />
      <TextField {...fieldOf('district')} required maxLength={100} />
      <TextField {...fieldOf('city')} required maxLength={100} />
      <SelectField {...fieldOf('state')} required>
        <option value="">{texts.chooseState}</option>
        {STATES_AND_TERRITORIES.map((state) => (
          <option key={state} value={state}>
            {isHindi ? hindiRegion(state) : state}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
