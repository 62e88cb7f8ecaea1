import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form.ts';
import { reviewSchema, reviewUpdateSchema } from './review.ts';

const required = 'productId and rating are required';
const review = {
  ...{ productId: 'p1', rating: 4, title: 'Like at home', comment: 'Crisp' },
  showName: true,
};

describe('a review', () => {
  it('takes good values, trimmed; title and comment may be missing', () => {
    const typed = { ...review, title: ' Like at home ', comment: ' Crisp ' };
    expect(checkForm(reviewSchema, typed)).toEqual({ ok: true, values: review });
    expect(checkForm(reviewSchema, { productId: 'p1', rating: 1 })).toEqual({
      ok: true,
      values: { productId: 'p1', rating: 1, title: '', comment: '', showName: false },
    });
  });

  it.each([
    ['productId', undefined, required],
    ['productId', ' ', required],
    ['rating', undefined, required],
    ['rating', null, required],
    ['rating', '4', required],
    ['rating', 4.5, required],
    ['rating', 0, 'Please choose 1 to 5 stars.'],
    ['rating', 6, 'Please choose 1 to 5 stars.'],
    ['title', 'x'.repeat(121), 'Title must be at most 120 characters.'],
    ['comment', 'x'.repeat(2001), 'Review must be at most 2000 characters.'],
    // product 5.6.1
  ])('a review says of %s %o: %s', (field, value, message) => {
    expect(checkForm(reviewSchema, { ...review, [field]: value })).toEqual({
      ok: false,
      fieldErrors: { [field]: message },
    });
  });

  // product 5.6.3
  it('may have a title of 120 and a comment of 2000 characters', () => {
    const long = { ...review, title: 'x'.repeat(120), comment: 'x'.repeat(2000) };
    expect(checkForm(reviewSchema, long).ok).toBe(true);
  });
});

describe('a change of a review', () => {
  it('has a rating, a title and a comment, no product', () => {
    expect(checkForm(reviewUpdateSchema, review)).toEqual({
      ok: true,
      values: { rating: 4, title: 'Like at home', comment: 'Crisp', showName: true },
    });
    expect(checkForm(reviewUpdateSchema, { comment: '' })).toEqual({
      ok: false,
      fieldErrors: { rating: required },
    });
  });
});
