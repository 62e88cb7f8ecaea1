import { expect, it } from 'vitest';
import { parsePincodeReply } from './read-pincode-reply.ts';

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
  [{ Block: null }, { city: 'Chomu S.O' }],
  [{ Block: 'Nana' }, { city: 'Nana' }],
  [{ Block: '', Name: 'NA' }, { city: 'Jaipur' }],
  [{ District: 'NA' }, { district: '', city: 'Chomu', state: 'Rajasthan' }],
  [
    { District: 'NA', Block: 'NA', Name: 'NA' },
    { district: '', city: '', state: 'Rajasthan' },
  ],
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
  ['<html>'],
  [null],
  [undefined],
])('finds nothing in %o', (reply) => {
  expect(parsePincodeReply(reply)).toBeNull();
});
