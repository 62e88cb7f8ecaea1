import { describe, expect, it } from 'vitest';
import { BAD_PINCODES, GOOD_PINCODES, TYPED_PINCODES } from '../../fixtures/pincodes.ts';
import {
  clearPincodePlace,
  fillFromPincode,
  isPincode,
  isUnknownPincode,
  keepPincodeDigits,
  parsePincodeReply,
} from './pincode.ts';

describe('keepPincodeDigits', () => {
  it.each(TYPED_PINCODES)('reduces $typed to $digits', ({ typed, digits }) => {
    expect(keepPincodeDigits(typed)).toBe(digits);
  });
});

describe('isPincode', () => {
  it.each(GOOD_PINCODES)('%o is one', (text) => {
    expect(isPincode(text)).toBe(true);
  });

  it.each(BAD_PINCODES)('%o is not', (text) => {
    expect(isPincode(text)).toBe(false);
  });
});

const office = {
  Name: 'Chomu S.O',
  Block: 'Chomu',
  District: 'Jaipur',
  State: 'Rajasthan',
  Country: 'India',
};

function replyOf(changed: Record<string, unknown>, Status = 'Success') {
  return [{ Message: 'found', Status, PostOffice: [{ ...office, ...changed }, { District: 'X' }] }];
}

it.each([
  [{}, { district: 'Jaipur', city: 'Chomu', state: 'Rajasthan', country: 'India' }],
  [{ Block: 'NA' }, { city: 'Chomu S.O' }],
  [{ Block: 'n/a' }, { city: 'Chomu S.O' }],
  [{ Block: 'Nana' }, { city: 'Nana' }],
  [{ Block: '', Name: 'NA' }, { city: 'Jaipur' }],
  [{ District: 'NA' }, { district: '', city: 'Chomu', state: 'Rajasthan' }],
  [{ State: 'Orissa' }, { state: 'Odisha' }],
  [{ State: 'Atlantis' }, { state: '' }],
  [{ Country: undefined }, { country: 'India' }],
  [{ Country: 'Bhutan' }, { country: 'Bhutan' }],
])('reads an office with %o', (changed, place) => {
  expect(parsePincodeReply(replyOf(changed))).toMatchObject(place);
});

it.each([
  [[]],
  [[{ Status: 'Error', PostOffice: null }]],
  [[{ Status: 'Success', PostOffice: null }]],
  [[{ Status: 'Success', PostOffice: [] }]],
  [replyOf({}, '404')],
  [replyOf({ District: '', State: 'NA' })],
  [replyOf({ District: 'NA', State: 'Atlantis' })],
  [{ Status: 'Success', PostOffice: [office] }],
  [null],
  // product 7.9.1
])('finds nothing in %o', (reply) => {
  expect(parsePincodeReply(reply)).toBeNull();
});

it.each([
  [replyOf({}, 'Error'), true],
  [replyOf({}), false],
  [replyOf({}, '404'), false],
  [null, false],
  // product 2.13.4
])('%o says that there is no such pincode: %o', (reply, expected) => {
  expect(isUnknownPincode(reply)).toBe(expected);
});

const form = {
  name: 'Asha',
  zipCode: '302001',
  district: 'typed district',
  city: 'typed city',
  state: 'typed state',
  country: 'typed country',
};
const place = { district: 'Jaipur', city: 'Chomu', state: 'Rajasthan', country: 'India' };
const nowhere = { district: '', city: '', state: '', country: '' };

describe('fillFromPincode', () => {
  // product 5.3.4
  it('fills district, city, state and country', () => {
    expect(fillFromPincode(form, '302001', place)).toEqual({
      name: 'Asha',
      zipCode: '302001',
      ...place,
    });
  });

  // product 5.3.4
  it('leaves the form alone once the pincode has changed', () => {
    expect(fillFromPincode(form, '110001', place)).toBe(form);
  });

  it('leaves typed parts that the lookup does not know', () => {
    expect(fillFromPincode(form, '302001', nowhere)).toEqual(form);
  });
});

describe('clearPincodePlace', () => {
  // product 5.3.7
  it('empties what the lookup filled, and makes the country India again', () => {
    const abroad = { ...place, country: 'Bhutan' };
    const filled = fillFromPincode(form, '302001', abroad);
    expect(clearPincodePlace({ ...filled, zipCode: '110001' }, abroad)).toEqual({
      name: 'Asha',
      zipCode: '110001',
      district: '',
      city: '',
      state: '',
      country: 'India',
    });
  });

  // product 5.3.7
  it('leaves what was typed over', () => {
    const filled = { ...fillFromPincode(form, '302001', place), city: 'Amer' };
    expect(clearPincodePlace(filled, place)).toMatchObject({
      city: 'Amer',
      district: '',
      state: '',
    });
  });

  it('leaves what the lookup did not know', () => {
    expect(clearPincodePlace(form, nowhere)).toBe(form);
  });
});
