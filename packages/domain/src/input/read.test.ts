import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readBoolean,
  readEach,
  readField,
  readFirstField,
  readFirstText,
  readId,
  readList,
  readNumber,
  readOneOf,
  readText,
  readTextOrNull,
} from './read.ts';

describe('readField', () => {
  it('reads own properties only', () => {
    expect(readField({ name: 'Papad' }, 'name')).toBe('Papad');
    expect(readField(['Papad'], '0')).toBe('Papad');
    expect(readField({}, 'toString')).toBeUndefined();
    expect(readField({}, '__proto__')).toBeUndefined();
    expect(readField(Object.create({ name: 'Papad' }), 'name')).toBeUndefined();
  });

  it.each([null, undefined, 'text', 12, true])('has nothing to read in %o', (value) => {
    expect(readField(value, 'length')).toBeUndefined();
  });
});

describe('readFirstField', () => {
  it('skips null and undefined, not other empty values', () => {
    expect(readFirstField({ a: null, b: undefined, c: 0, d: 1 }, ['a', 'b', 'c', 'd'])).toBe(0);
    expect(readFirstField({ a: '' }, ['a'])).toBe('');
    expect(readFirstField({}, ['a'])).toBeUndefined();
  });
});

describe('readText', () => {
  it.each([
    [' Papad ', 'Papad'],
    [42, '42'],
    [0, '0'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [null, ''],
    [{}, ''],
    [['Papad'], ''],
    [true, ''],
  ])('reads %o as %o', (value, text) => {
    expect(readText(value)).toBe(text);
  });
});

describe('readFirstText and readTextOrNull', () => {
  it('give the first text that is not blank', () => {
    expect(readFirstText({ a: ' ', b: null, c: 'x', d: 'y' }, ['a', 'b', 'c', 'd'])).toBe('x');
    expect(readTextOrNull({ a: ' x ' }, ['a'])).toBe('x');
  });

  it('give "" and null when there is none', () => {
    expect(readFirstText({ a: ' ' }, ['a', 'b'])).toBe('');
    expect(readTextOrNull({ a: ' ' }, ['a', 'b'])).toBeNull();
  });
});

describe('readNumber', () => {
  it.each([
    [4.5, 4.5],
    ['4.5', 4.5],
    [' 4 ', 4],
    [{ $numberDecimal: '4.5' }, 4.5],
    ['', null],
    ['  ', null],
    ['four', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['Infinity', null],
    [null, null],
    [true, null],
    [[4], null],
    [{}, null],
  ])('reads %o as %o', (value, number) => {
    expect(readNumber(value)).toBe(number);
  });
});

describe('readBoolean', () => {
  it.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    ['yes', null],
    [1, null],
    [null, null],
  ])('reads %o as %o', (value, boolean) => {
    expect(readBoolean(value)).toBe(boolean);
  });
});

describe('readList and readEach', () => {
  it('read arrays only', () => {
    expect(readList([1, 2])).toEqual([1, 2]);
    expect(readList({ 0: 1, length: 1 })).toEqual([]);
    expect(readList('ab')).toEqual([]);
  });

  it('leave out what the reader refuses, and keep the order', () => {
    expect(readEach([3, 'x', '1', null], readNumber)).toEqual([3, 1]);
    expect(readEach(null, readNumber)).toEqual([]);
  });
});

describe('readId', () => {
  it.each([
    ['p1', 'p1'],
    [' p1 ', 'p1'],
    [7, '7'],
    [{ _id: 'p1', id: 'p2' }, 'p1'],
    [{ id: 'p2' }, 'p2'],
    ['', null],
    [{ _id: '' }, null],
    [{}, null],
    [null, null],
  ])('reads %o as %o', (value, id) => {
    expect(readId(value)).toBe(id);
  });
});

describe('readOneOf', () => {
  it('accepts the options only', () => {
    expect(readOneOf('b', ['a', 'b'])).toBe('b');
    expect(readOneOf('B', ['a', 'b'])).toBeNull();
    expect(readOneOf(undefined, ['a'])).toBeNull();
  });
});

it('no reader throws on anything at all', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      readField(value, 'name');
      readFirstField(value, ['_id', 'id']);
      readText(value);
      readNumber(value);
      readBoolean(value);
      readEach(value, readId);
      readId(value);
    }),
  );
});
