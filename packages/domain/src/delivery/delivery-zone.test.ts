import { describe, expect, it } from 'vitest';
import { getDeliveryZone, isCashAvailable, TRANSIT_DAYS } from './delivery-zone.ts';

// product 9.3.2
it('the courier needs 3 to 6 working days by distance, and 8 to hills and islands', () => {
  expect(TRANSIT_DAYS).toEqual({ home: 3, near: 4, middle: 5, far: 6, hill: 8, island: 8 });
});

describe('the zone of', () => {
  it.each([
    ['302001', 'Jaipur', 'home'],
    ['345001', 'Jaisalmer', 'home'],
    ['110001', 'Delhi', 'near'],
    ['160017', 'Chandigarh', 'near'],
    ['201301', 'Noida', 'near'],
    ['245101', 'Hapur', 'near'],
    ['247667', 'Roorkee', 'near'],
    ['261001', 'Sitapur', 'near'],
    ['264000', 'nowhere yet', 'near'],
    ['350001', 'nowhere yet', 'near'],
    ['380001', 'Ahmedabad', 'near'],
    ['452001', 'Indore', 'near'],
    ['482001', 'Jabalpur', 'near'],
    ['400001', 'Mumbai', 'middle'],
    ['403001', 'Panaji', 'middle'],
    ['440001', 'Nagpur', 'middle'],
    ['492001', 'Raipur', 'middle'],
    ['500001', 'Hyderabad', 'far'],
    ['560001', 'Bengaluru', 'far'],
    ['600001', 'Chennai', 'far'],
    ['682001', 'Kochi', 'far'],
    ['700001', 'Kolkata', 'far'],
    ['735101', 'Jalpaiguri', 'far'],
    ['751001', 'Bhubaneswar', 'far'],
    ['800001', 'Patna', 'far'],
    ['171001', 'Shimla', 'hill'],
    ['180001', 'Jammu', 'hill'],
    ['194101', 'Leh', 'hill'],
    ['246001', 'Pauri', 'hill'],
    ['248001', 'Dehradun', 'hill'],
    ['249401', 'Haridwar', 'hill'],
    ['262501', 'Pithoragarh', 'hill'],
    ['263601', 'Almora', 'hill'],
    ['734101', 'Darjeeling', 'hill'],
    ['737101', 'Gangtok', 'hill'],
    ['781001', 'Guwahati', 'hill'],
    ['791111', 'Itanagar', 'hill'],
    ['682555', 'Kavaratti', 'island'],
    ['744101', 'Port Blair', 'island'],
  ])('%s (%s) is %s', (pincode, _, zone) => {
    expect(getDeliveryZone(pincode)).toBe(zone);
  });
});

it.each([
  ['302001', true],
  ['194101', true],
  ['682001', true],
  ['682555', false],
  ['744101', false],
  // product 9.3.4
])('cash on delivery at %s: %o', (pincode, isAvailable) => {
  expect(isCashAvailable(pincode)).toBe(isAvailable);
});
