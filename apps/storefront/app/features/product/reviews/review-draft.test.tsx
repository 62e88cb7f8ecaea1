import { expect, it } from 'vitest';
import { draftOwner, readReviewDraft } from './review-draft.ts';

const VALUES = {
  rating: '4',
  title: 'Crisp',
  comment: 'As my grandmother made it.',
  showName: true,
};
const OWNER = draftOwner('u1', 'moong-papad');

function store(state: unknown): void {
  sessionStorage.setItem('review-draft', JSON.stringify({ state, version: 1 }));
}

it('a stored review is read, and a broken field loses only itself', () => {
  store({ owner: OWNER, values: VALUES });
  expect(readReviewDraft(OWNER)).toEqual(VALUES);
  expect(readReviewDraft(draftOwner('u2', 'moong-papad'))).toBeNull();
  store({ owner: OWNER, values: { ...VALUES, rating: 4 } });
  expect(readReviewDraft(OWNER)).toEqual({ ...VALUES, rating: '' });
  store({ owner: OWNER });
  expect(readReviewDraft(OWNER)).toBeNull();
});
