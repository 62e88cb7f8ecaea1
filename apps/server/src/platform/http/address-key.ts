import { isIPv6 } from 'node:net';

/**
 * The key of limits per IP address: an IPv4 address, or the /64 of an IPv6 address, because one household
 * or phone has all of it. All notations of an address have the same key.
 *
 * @param address as the socket or a trusted proxy gives it
 */
export function toAddressKey(address: string): string {
  const [bare = ''] = address.toLowerCase().split('%', 1);
  const mapped = /^(?:0*:)*:?ffff:(\d+(?:\.\d+){3})$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end replaces two groups.
  const written = before.length + after.length + (bare.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - written;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
