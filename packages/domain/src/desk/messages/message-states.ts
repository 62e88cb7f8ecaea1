/** The marks of a message that a list is filtered by; an undefined one matches any. */
export interface MessageMarks {
  /** Whether somebody at the desk has read it. */
  readonly isRead?: boolean;
  /** Whether somebody at the desk has marked it as answered. */
  readonly isAnswered?: boolean;
  /** Whether somebody at the desk has put it away. */
  readonly isArchived: boolean;
}

/** What has become of a message; each is in one of these states (product 10.5.3). */
export const MESSAGE_STATES = ['unread', 'read', 'answered', 'archived'] as const;

/** `read` is without an answer; `archived` is put away, whether it was read, answered or neither. */
export type MessageState = (typeof MESSAGE_STATES)[number];

/** The marks of the messages in a state. */
export const MARKS_OF_STATE: Readonly<Record<MessageState, MessageMarks>> = {
  unread: { isRead: false, isArchived: false },
  read: { isRead: true, isAnswered: false, isArchived: false },
  answered: { isRead: true, isAnswered: true, isArchived: false },
  archived: { isArchived: true },
};
