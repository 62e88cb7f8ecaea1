import { BlockList, isIPv4 } from 'node:net';

/** How an IPv4 address begins on a socket of IPv6. */
const MAPPED = '::ffff:';

/** Creates the check whether an address is one of these addresses or CIDR ranges. */
export function createProxyCheck(
  ranges: readonly string[],
): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const type = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return (address = '') => {
    const plain = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address;
    if (plain === '') return false;
    return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}
