import { toTextKey } from '../platform/security/text-keys.ts';

/**
 * Gets the key by which mails to a mailbox are counted. It ignores letter case, the part after a plus,
 * and dots before the @, because some providers deliver all these spellings to one mailbox. With other
 * providers, the owners of such mailboxes share a counter and nothing else.
 */
export function toMailboxKey(email: string): string {
  const key = toTextKey(email);
  const at = key.lastIndexOf('@');
  const [local = ''] = key.slice(0, at).split('+', 1);
  return `${local.replaceAll('.', '')}${key.slice(at)}`;
}
