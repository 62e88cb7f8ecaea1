import { matchState, type RegionName } from '../address/regions.ts';
import { getField } from '../parse.ts';

/** The codes by which the tax names states and union territories: the first digits of their GSTINs. */
const CODES: Readonly<Partial<Record<RegionName, string>>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

/**
 * The place of supply of goods that go to an address, as the offline tool of the returns writes it:
 * '08-Rajasthan'; '' where the address names no state of India.
 */
export function placeOfSupply(state: string): string {
  const name = matchState(state);
  const code = getField(CODES, name);
  return typeof code === 'string' ? `${code}-${name.replaceAll(' and ', ' & ')}` : '';
}
