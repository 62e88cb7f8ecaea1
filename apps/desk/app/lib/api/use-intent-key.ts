import { createIdempotencyKey } from '@haat/api-sdk';
import { useRef } from 'react';

/**
 * Gives the Idempotency-Key of an intent: the same for the same input, so that a second press after a
 * response was lost does nothing twice; another one once something else is sent.
 */
export function useIntentKey(): (input: unknown) => string {
  const last = useRef({ sent: '', key: '' });
  return (input) => {
    const sent = JSON.stringify(input);
    if (last.current.sent !== sent) last.current = { sent, key: createIdempotencyKey() };
    return last.current.key;
  };
}
