import type { components } from '@haat/api-sdk/schema';
import { toIsoDate } from '../platform/http/iso-date.ts';
import type { MessageRow } from './messages.repository.ts';

export type MessageResponse = components['schemas']['Message'];

/** Presents a message in the contract's shape. */
export function presentMessage(message: MessageRow): MessageResponse {
  return {
    _id: message.id,
    name: message.name,
    email: message.email,
    subject: message.subject,
    body: message.body,
    read: message.is_read === 1,
    archived: message.is_archived === 1,
    createdAt: toIsoDate(message.created_at),
  };
}
