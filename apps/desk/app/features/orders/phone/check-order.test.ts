import { expect, it } from 'vitest';
import { checkOrder } from './check-order.ts';
import { EMPTY_ORDER, readCallerPhone } from './new-order-form.ts';

const line = {
  ...{ _id: 'papad', name: 'Papad', nameHindi: '', pricePaise: 179_00, stock: 9, quantity: 2 },
};
const address = {
  ...EMPTY_ORDER.address,
  ...{ name: ' Kamla Devi ', addressLine1: '12 Station Road', zipCode: '342001' },
  ...{ district: 'Jodhpur', city: 'Jodhpur', state: 'Rajasthan' },
};

it('names what is missing', () => {
  const { wrong, body } = checkOrder(EMPTY_ORDER);
  expect(body).toBeNull();
  expect(wrong.toSorted()).toEqual([
    'addressLine1',
    'city',
    'district',
    'lines',
    'name',
    'phoneNumber',
    'state',
    'zipCode',
  ]);
});

it('sends trimmed fields and the number of the caller, which the courier calls', () => {
  const { body } = checkOrder({ phone: '+९१ ९८२९० ५५५५५', address, lines: [line] });
  expect(body).toMatchObject({
    phoneNumber: '9829055555',
    address: { name: 'Kamla Devi', phoneNumber: '9829055555', country: 'India' },
    items: [{ productId: 'papad', quantity: 2 }],
  });
});

it.each(['98290', '0000000000', '+44 20 7946 0958', 'Kamla'])(
  '%s is no number of a caller',
  (typed) => {
    expect(readCallerPhone(typed)).toBeNull();
  },
);
