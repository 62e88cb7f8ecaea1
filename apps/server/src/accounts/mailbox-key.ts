import { toTextKey } from '../platform/security/text-keys.ts';

/**
 * What mails to one mailbox are counted by: letter case, the part after a plus, and dots before the
 * @ make no difference. Some providers deliver all these spellings to one mailbox; where a provider
 * tells them apart, the shoppers concerned share one count and nothing else.
 */
export function toMailboxKey(email: string): string {
  const key = toTextKey(email);
  const at = key.lastIndexOf('@');
  const [local = ''] = key.slice(0, at).split('+', 1);
  return `${local.replaceAll('.', '')}${key.slice(at)}`;
}
