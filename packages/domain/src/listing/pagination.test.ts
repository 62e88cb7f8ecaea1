import { describe, expect, it } from 'vitest';
import { parsePagination, toPagination } from './pagination.ts';

describe('toPagination', () => {
  it.each([
    [1, 9, 0, 0, false, false],
    [2, 9, 0, 0, false, true],
    [1, 9, 1, 1, false, false],
    [1, 9, 9, 1, false, false],
    [1, 9, 10, 2, true, false],
    [2, 9, 10, 2, false, true],
    [2, 9, 28, 4, true, true],
    [7, 9, 10, 2, false, true],
  ])('page %d of %d a page, %d items', (page, limit, total, totalPages, hasNext, hasPrev) => {
    expect(toPagination(page, limit, total)).toEqual({
      page,
      limit,
      total,
      totalPages,
      hasNext,
      hasPrev,
    });
  });
});

describe('parsePagination', () => {
  // product 3.2.3
  it('reads the object as it is', () => {
    const sent = { page: 2, limit: 9, total: 20, totalPages: 3, hasNext: true, hasPrev: true };
    expect(parsePagination(sent)).toEqual(sent);
    const odd = { ...sent, totalPages: 7, hasNext: false, hasPrev: false };
    expect(parsePagination(odd)).toEqual(odd);
  });

  it('works out what is missing', () => {
    expect(parsePagination({ page: '2', limit: '9', total: '20' })).toEqual({
      page: 2,
      limit: 9,
      total: 20,
      totalPages: 3,
      hasNext: true,
      hasPrev: true,
    });
    expect(parsePagination({ page: 3, totalPages: 5 })).toEqual({
      page: 3,
      limit: 10,
      total: 0,
      totalPages: 5,
      hasNext: true,
      hasPrev: true,
    });
    expect(parsePagination({ page: 5, totalPages: 5 }).hasNext).toBe(false);
  });

  it.each([null, undefined, 'page 2', {}, { page: -1, limit: 'x', total: -4, totalPages: -1 }])(
    'takes %o for an empty first page',
    (pagination) => {
      expect(parsePagination(pagination)).toEqual({
        page: 1,
        limit: 10,
        total: 0,
        totalPages: 0,
        hasNext: false,
        hasPrev: false,
      });
    },
  );

  it('truncates counts to whole numbers', () => {
    expect(parsePagination({ page: 2.9, limit: 0, total: 4.5 })).toMatchObject({
      page: 2,
      limit: 1,
      total: 4,
      totalPages: 4,
    });
  });
});
