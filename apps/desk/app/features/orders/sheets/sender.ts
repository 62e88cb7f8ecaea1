import type { components } from '@haat/api-sdk';

/** The shop's name, as shoppers know it. */
export const SHOP_NAME = 'Haat';

/** It stands above the lines already. */
const NAME_AT_START = new RegExp(`^\\s*${SHOP_NAME}(,|\\s*$)`);

/** Who sends a packet and from where; the shop's own address where the seller has none (product 10.2.9). */
export function listSenderLines(
  shop: Pick<components['schemas']['ContactInfo'], 'sellerName' | 'sellerAddress' | 'address'>,
): string[] {
  const { sellerName = '', sellerAddress = '' } = shop;
  const address = sellerAddress === '' ? shop.address : sellerAddress;
  return [sellerName, ...address.split('\n')]
    .map((line) => line.replace(NAME_AT_START, '').trim())
    .filter((line) => line !== '');
}
