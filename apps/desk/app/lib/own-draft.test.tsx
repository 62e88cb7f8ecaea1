import { expect, onTestFinished, test } from 'vitest';
import { createMe, createProduct } from '../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../test/support/screen.tsx';
import NewStoryRoute from '../features/content/stories/new-story.route.tsx';
import { keepDraft, readDraft } from '../features/goods/product-draft.ts';
import { readFacts, toForm } from '../features/goods/product-facts.ts';
import { keepAnswerDraft, readAnswerDraft } from '../features/reviews/review-draft.ts';
import { queries } from './api/queries.ts';
import { queryClient } from './api/query-client.ts';
import { dropOldDrafts, readOwnDraft, storeOwnDraft } from './own-draft.ts';
import { readTextDraft, storeTextDraft } from './text-draft.ts';

/** Somebody signs in on this device. */
function signIn(userId: string) {
  const me = createMe();
  queryClient.setQueryData(queries.me().queryKey, { ...me, user: { ...me.user, _id: userId } });
  onTestFinished(() => {
    queryClient.clear();
    localStorage.clear();
  });
}

test('what one member has typed is shown to no other member of the device', () => {
  signIn('u1');
  const base = { status: 'published', hiddenReason: '', answer: '' } as const;
  const form = toForm(readFacts(createProduct()));
  storeTextDraft('page/about', { version: 1, base: {}, fields: { title: 'Mine' } });
  keepAnswerDraft('r1', { base: { ...base, version: 1 }, text: 'Mine' });
  keepDraft('p1', { version: 1, form });
  storeOwnDraft('hide/r1', 'Mine');
  const readAll = () => [
    readTextDraft('page/about')?.fields,
    readAnswerDraft('r1')?.text,
    readDraft('p1')?.form,
    readOwnDraft('hide/r1'),
  ];
  expect(readAll()).toEqual([{ title: 'Mine' }, 'Mine', form, 'Mine']);

  signIn('u2');
  expect(readAll()).toEqual([undefined, undefined, undefined, null]);

  signIn('u1');
  expect(readAll()).toEqual([{ title: 'Mine' }, 'Mine', form, 'Mine']);
});

test('the title of a story that was not begun is that of its member', async () => {
  stubApi(() => undefined);
  signIn('u1');
  const first = await renderScreen(<NewStoryRoute />);
  await first.getByRole('textbox').fill('Mine');
  await first.unmount();

  signIn('u2');
  const others = await renderScreen(<NewStoryRoute />);
  await expect.element(others.getByRole('textbox')).toHaveValue('');
  await others.unmount();

  signIn('u1');
  const own = await renderScreen(<NewStoryRoute />);
  await expect.element(own.getByRole('textbox')).toHaveValue('Mine');
});

test('drafts of earlier versions, which say not whose they are, are dropped', () => {
  signIn('u1');
  const old = [
    'text/page/about',
    'draft/p1',
    'answer-draft/r1',
    'hide-draft/r1',
    'content/new-story',
  ];
  for (const name of old) localStorage.setItem(`desk-${name}`, 'of somebody');
  localStorage.setItem('desk-language', 'en');
  storeOwnDraft('hide/r1', 'Mine');
  dropOldDrafts();
  expect(Object.keys(localStorage).sort()).toEqual(['desk-drafts/u1/hide/r1', 'desk-language']);
});
