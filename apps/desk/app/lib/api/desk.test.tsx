import { expect, onTestFinished, test } from 'vitest';
import { getSessionMark } from './desk.ts';

function setCookie(value: string, maxAge = 60) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous.
  document.cookie = `haat_signed_in=${value}; Path=/; Max-Age=${maxAge}`;
}

test('the mark of the session is another one after a renewal, and empty when nobody is signed in', () => {
  onTestFinished(() => setCookie('', 0));
  expect(getSessionMark()).toBe('');
  setCookie('abc');
  const mark = getSessionMark();
  expect(mark).not.toBe('');
  expect(getSessionMark()).toBe(mark);
  setCookie('def');
  expect(getSessionMark()).not.toBe(mark);
  setCookie('', 0);
  expect(getSessionMark()).toBe('');
});
