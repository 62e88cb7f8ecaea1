import type { Caller } from '../../context.ts';
import { securityEvents } from '../instrumentation/channels.ts';

/**
 * An event of the security log. No field may hold an e-mail address, an IP address, a password or a
 * token: `userId` names the account, `from` (added by {@link logSecurityEvent}) the IP address.
 */
export type SecurityEvent =
  | { event: 'registered'; userId: string }
  | { event: 'sign-in'; outcome: 'ok'; userId: string; isKnownDevice: boolean }
  | { event: 'sign-in'; outcome: 'failed' | 'delayed'; userId: string | undefined }
  | {
      event: 'password-check';
      outcome: 'failed' | 'delayed';
      userId: string;
    }
  /** Many wrong passwords for one account in a short time, more than the limit of one IP address. */
  | { event: 'guesses-spread'; userId: string | undefined; guesses: number }
  | { event: 'password-changed'; userId: string }
  | {
      event: 'password-reset-asked';
      outcome: 'mailed' | 'not-mailed' | 'unknown-account';
      userId: string | undefined;
    }
  | { event: 'password-reset'; userId: string }
  | { event: 'email-verified'; userId: string }
  | { event: 'email-change-asked'; userId: string }
  | { event: 'email-change-refused'; userId: string; reason: 'no-password' }
  | { event: 'email-change-cancelled'; userId: string }
  | { event: 'email-changed'; userId: string }
  | { event: 'email-change-undone'; userId: string }
  /** An empty account with an unverified e-mail address was removed for the owner of that address. */
  | { event: 'unproven-account-removed'; userId: string }
  | { event: 'refresh-token-reused'; userId: string; familyId: string }
  | { event: 'session-ended'; userId: string; familyId: string; reason: string }
  | { event: 'other-sessions-ended'; userId: string }
  | { event: 'account-exported'; userId: string }
  | { event: 'account-deleted'; userId: string }
  | { event: 'role-changed'; userId: string; role: string }
  /** A code of the second factor of the desk was tried. */
  | { event: 'second-factor'; outcome: 'ok' | 'failed'; userId: string }
  | { event: 'second-factor-reset'; userId: string }
  | { event: 'admin-read'; userId: string; resource: 'users' | 'messages' }
  | { event: 'origin-refused'; route: string }
  | { event: 'webhook-signature-rejected'; provider: string }
  | { event: 'rate-limited'; route: string };

/** Events that need attention; the others are normal. */
const SUSPICIOUS_EVENTS: ReadonlySet<SecurityEvent['event']> = new Set([
  'guesses-spread',
  'email-change-undone',
  'refresh-token-reused',
  'origin-refused',
  'webhook-signature-rejected',
]);

/**
 * Writes one line with the event under `security`, and `from`, the keyed hash of the caller's IP
 * address. A request's own logger adds the request id. Suspicious events have the level `warn`.
 */
export function logSecurityEvent(
  caller: Pick<Caller, 'log'> & { readonly from?: string },
  event: SecurityEvent,
): void {
  const level = SUSPICIOUS_EVENTS.has(event.event) ? 'warn' : 'info';
  caller.log[level]({ security: event, from: caller.from }, 'security event');
  const outcome = 'outcome' in event ? event.outcome : '';
  securityEvents.publish({ event: event.event, outcome });
}
