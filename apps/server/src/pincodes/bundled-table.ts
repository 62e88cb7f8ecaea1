import headquarters from './district-headquarters.json' with { type: 'json' };
import { NOT_KNOWN, type PostOffice } from './post-office.ts';
import { getStateByPrefix } from './state-prefixes.ts';

const COUNTRY = 'India';

const OFFICES_BY_PINCODE = readTable(headquarters);

/**
 * The post offices of a pincode by the table that comes with the server (README.md beside this
 * file): those of district headquarters by name, and of any other pincode the State alone, with
 * 'NA' for the rest, as far as its first digits tell.
 *
 * @param pincode 6 digits
 * @returns empty when nothing is known of it
 */
export function listBundledOffices(pincode: string): readonly PostOffice[] {
  const offices = OFFICES_BY_PINCODE.get(pincode);
  if (offices !== undefined) return offices;
  const state = getStateByPrefix(pincode);
  if (state === undefined) return [];
  return [toOffice({ pincode, name: NOT_KNOWN, district: NOT_KNOWN, state })];
}

/** Rows are `[pincode, town, district]` under the name of their state. */
function readTable(table: Readonly<Record<string, string[][]>>): Map<string, PostOffice[]> {
  const offices = new Map<string, PostOffice[]>();
  for (const [state, rows] of Object.entries(table)) {
    for (const [pincode = '', name = '', district = ''] of rows) {
      const office = toOffice({ pincode, name, district, state });
      offices.set(pincode, [...(offices.get(pincode) ?? []), office]);
    }
  }
  return offices;
}

function toOffice(row: {
  pincode: string;
  name: string;
  district: string;
  state: string;
}): PostOffice {
  return {
    Name: row.name,
    Block: NOT_KNOWN,
    District: row.district,
    State: row.state,
    Country: COUNTRY,
    Pincode: row.pincode,
  };
}
