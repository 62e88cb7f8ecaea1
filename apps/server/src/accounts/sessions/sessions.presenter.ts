import type { components } from '@haat/api-sdk/schema';
import { UNKNOWN_DEVICE } from '@haat/domain';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import type { OpenSession } from './sessions.repository.ts';

/**
 * Presents a session in the contract's shape.
 *
 * @param currentId id of the session of this request
 */
export function presentSession(
  session: OpenSession,
  currentId: string,
): components['schemas']['Session'] {
  return {
    _id: session.id,
    device: session.device === '' ? UNKNOWN_DEVICE : session.device,
    isCurrent: session.id === currentId,
    createdAt: toIsoDate(session.created_at),
    lastUsedAt: toIsoDate(session.rotated_at),
  };
}
