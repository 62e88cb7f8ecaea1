import { describe, expect, it } from 'vitest';
import { checkForm } from '../validation/check-form.ts';
import {
  CONTENT_LIMITS,
  contentStatus,
  findMissingContent,
  pageDraftSchema,
  storyDraftSchema,
} from './content-draft.ts';

const STORY = { title: ' The first mill ', content: ' One.\n\nTwo. ', products: ['a', 'b'] };

describe('the draft of a story', () => {
  // product 10.7.1
  it('has a title, and its texts are trimmed', () => {
    expect(checkForm(storyDraftSchema, STORY)).toMatchObject({
      ok: true,
      values: { title: 'The first mill', content: 'One.\n\nTwo.' },
    });
    expect(checkForm(storyDraftSchema, { ...STORY, title: ' ' })).toMatchObject({
      fieldErrors: { title: 'Please enter a title.' },
    });
  });

  it.each([
    ['title', { title: 'x'.repeat(CONTENT_LIMITS.title + 1) }],
    ['content', { content: 'x'.repeat(CONTENT_LIMITS.storyText + 1) }],
    ['products', { products: ['a', 'a'] }],
    ['products', { products: Array.from({ length: 21 }, (_, place) => String(place)) }],
    // product 10.7.1
  ])('has a limit: %s (%#)', (field, changes) => {
    expect(checkForm(storyDraftSchema, { ...STORY, ...changes })).toHaveProperty(
      `fieldErrors.${field}`,
    );
  });
});

// product 10.7.2
it('the draft of a page has a title and a limited text', () => {
  const page = { title: 'Terms', content: '<p>x</p>' };
  expect(checkForm(pageDraftSchema, page)).toMatchObject({ ok: true });
  const content = 'x'.repeat(CONTENT_LIMITS.pageText + 1);
  expect(checkForm(pageDraftSchema, { ...page, content })).toHaveProperty('fieldErrors.content');
});

describe('publishing a story or a page', () => {
  // product 10.7.3
  it('needs a text', () => {
    expect(findMissingContent(' \n')).toEqual(['text']);
    expect(findMissingContent('x')).toEqual([]);
  });

  // product 10.7.3
  it('shows a draft to nobody, and of a changed one what was published before', () => {
    expect(contentStatus({ isShown: false, isChanged: true })).toBe('draft');
    expect(contentStatus({ isShown: false, isChanged: false })).toBe('draft');
    expect(contentStatus({ isShown: true, isChanged: true })).toBe('changed');
    expect(contentStatus({ isShown: true, isChanged: false })).toBe('published');
  });
});
