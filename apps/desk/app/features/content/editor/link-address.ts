/** The beginnings of an address that a page may link to, as the server's sanitiser knows them. */
const KNOWN = /^(?:https?:\/\/[^\s/]|mailto:.|tel:.|\/(?!\/))/i;
/** A name of a site without its scheme, such as `example.org/a`. */
const SITE = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;

/** Reads an address that somebody has typed for a link; null for what a page may not link to. */
export function readLinkAddress(typed: string): string | null {
  const address = typed.trim();
  if (KNOWN.test(address)) return address;
  return SITE.test(address) ? `https://${address}` : null;
}
