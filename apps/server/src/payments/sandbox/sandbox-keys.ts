import type { ShopContext } from '../../context.ts';
import { createToken } from '../../platform/security/ids.ts';
import { findOrCreateSecret } from '../../platform/security/shop-secrets.repository.ts';

/** The public key of the payment dialog: there is no account behind it. */
export const SANDBOX_KEY_ID = 'sandbox_key';

/** What the sandbox signs with: as with a real provider, two secrets that are never mixed up. */
export interface SandboxKeys {
  /** For what the payment dialog hands over. */
  payments: string;
  /** For events. */
  webhook: string;
}

/**
 * The secrets of this shop's sandbox: random, made when first asked for, and kept in the database,
 * so that they outlive a restart and all processes have the same.
 */
export function createSandboxKeys(
  context: Pick<ShopContext, 'db' | 'now'>,
): () => Promise<SandboxKeys> {
  let keys: SandboxKeys | undefined;
  return async () => {
    keys ??= {
      payments: await loadKey(context, 'sandbox-payments'),
      webhook: await loadKey(context, 'sandbox-webhook'),
    };
    return keys;
  };
}

function loadKey({ db, now }: Pick<ShopContext, 'db' | 'now'>, name: string): Promise<string> {
  return findOrCreateSecret(db, name, createToken(), now());
}
