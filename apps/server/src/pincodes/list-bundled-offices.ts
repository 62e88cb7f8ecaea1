import headquarters from './district-headquarters.json' with { type: 'json' };
import { NOT_KNOWN, type PostOffice } from './post-office.ts';
import { getStateByPrefix } from './state-prefixes.ts';

const COUNTRY = 'India';

const OFFICES_BY_PINCODE = parseTable(headquarters);

/**
 * Lists the post offices of a pincode by the server's own table (see README.md). A district
 * headquarters has its name and district; any other pincode has the State of its first three digits,
 * and 'NA' in the other fields.
 *
 * @param pincode 6 digits
 * @returns empty when the State is unknown, too
 */
export function listBundledOffices(pincode: string): readonly PostOffice[] {
  const offices = OFFICES_BY_PINCODE.get(pincode);
  if (offices !== undefined) return offices;
  const state = getStateByPrefix(pincode);
  if (state === undefined) return [];
  return [toOffice({ pincode, name: NOT_KNOWN, district: NOT_KNOWN, state })];
}

/** Parses rows of `[pincode, town, district]` under the name of their State. */
function parseTable(table: Readonly<Record<string, string[][]>>): Map<string, PostOffice[]> {
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
