import { expect, it } from 'vitest';
import { parseMessage, parseMessages } from './message.ts';

const sent = {
  name: 'Asha Devi',
  email: 'asha@example.com',
  subject: 'A question',
  body: 'Do you ship to Jaisalmer?',
  createdAt: '2026-11-21T10:00:00.000Z',
};

it('reads a message with its marks', () => {
  expect(parseMessage({ _id: 'm1', ...sent, read: true, archived: false })).toEqual({
    id: 'm1',
    ...sent,
    isRead: true,
    isArchived: false,
  });
  expect(parseMessage({ id: 'm2', read: false, archived: true })).toEqual({
    id: 'm2',
    name: '',
    email: '',
    subject: '',
    body: '',
    isRead: false,
    isArchived: true,
    createdAt: null,
  });
});

it('takes a message without marks for new', () => {
  expect(parseMessage({ _id: 'm1' })).toMatchObject({ isRead: false, isArchived: false });
});

it('reads a list in order, without broken ones', () => {
  const list = [{ _id: 'm2' }, null, { name: 'No id' }, { _id: 'm1' }];
  expect(parseMessages(list).map(({ id }) => id)).toEqual(['m2', 'm1']);
  expect(parseMessages({ messages: list })).toEqual(parseMessages(list));
  expect(parseMessages(null)).toEqual([]);
});
