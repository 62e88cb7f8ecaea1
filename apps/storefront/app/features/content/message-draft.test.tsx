import { expect, it } from 'vitest';
import { EMPTY_MESSAGE, messageDraft } from './message-draft.ts';

const DRAFT = {
  ...{ name: 'Asha', email: 'asha@example.com', phoneNumber: '9876543210' },
  ...{ subject: 'Papad', body: 'Is it hot?' },
};

it('a stored message is read, and a broken field loses only itself', () => {
  localStorage.setItem('message-draft', JSON.stringify({ state: DRAFT, version: 1 }));
  expect(messageDraft.read()).toEqual(DRAFT);
  const broken = { ...DRAFT, subject: 5 };
  localStorage.setItem('message-draft', JSON.stringify({ state: broken, version: 1 }));
  expect(messageDraft.read()).toEqual({ ...DRAFT, subject: '' });
  localStorage.setItem('message-draft', JSON.stringify({ state: 'Papad', version: 1 }));
  expect(messageDraft.read()).toEqual(EMPTY_MESSAGE);
});
