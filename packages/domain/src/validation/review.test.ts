import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form.ts';
import { reviewSchema, reviewUpdateSchema } from './review.ts';

const required = 'productId and rating are required';
const review = { productId: 'p1', rating: 4, comment: 'Crisp' };

describe('a review', () => {
  it('takes good values; the comment may be missing', () => {
    expect(checkForm(reviewSchema, { ...review, comment: ' Crisp ' })).toEqual({
      ok: true,
      values: review,
    });
    expect(checkForm(reviewSchema, { productId: 'p1', rating: 1 })).toEqual({
      ok: true,
      values: { productId: 'p1', rating: 1, comment: '' },
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
    ['comment', 'x'.repeat(2001), 'Review must be at most 2000 characters.'],
  ])('%s %o: %s', (field, value, message) => {
    expect(checkForm(reviewSchema, { ...review, [field]: value })).toEqual({
      ok: false,
      fieldErrors: { [field]: message },
    });
  });

  it.each([1, 2, 3, 4, 5])('may have %d stars', (rating) => {
    expect(checkForm(reviewSchema, { ...review, rating }).ok).toBe(true);
  });

  it('may have a comment of 2000 characters', () => {
    expect(checkForm(reviewSchema, { ...review, comment: 'x'.repeat(2000) }).ok).toBe(true);
  });
});

describe('a change of a review', () => {
  it('has a rating and a comment, no product', () => {
    expect(checkForm(reviewUpdateSchema, review)).toEqual({
      ok: true,
      values: { rating: 4, comment: 'Crisp' },
    });
    expect(checkForm(reviewUpdateSchema, { comment: '' })).toEqual({
      ok: false,
      fieldErrors: { rating: required },
    });
  });
});
