import type { ShopContext } from '../../context.ts';
import { createToken } from '../../platform/security/ids.ts';
import { findOrCreateSecret } from '../../platform/security/shop-secrets.repository.ts';

/** The public key of the payment dialog; no account belongs to it. */
export const SANDBOX_KEY_ID = 'sandbox_key';

/** The two secrets that the sandbox signs with, as a real provider does. */
export interface SandboxKeys {
  /** For results of the payment dialog. */
  payments: string;
  /** For events. */
  webhook: string;
}

/**
 * Returns a loader of the sandbox's random secrets. They are created at the first use and stored in
 * the database, so that all processes share them and they outlive a restart.
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
