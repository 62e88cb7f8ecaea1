import { describe, expect, it } from 'vitest';
import {
  getField,
  getFirstField,
  parseBoolean,
  parseEach,
  parseFirstText,
  parseId,
  parseList,
  parseNumber,
  parseOneOf,
  parseText,
  parseTextOrNull,
} from './parse.ts';

describe('getField', () => {
  it('reads own properties only', () => {
    expect(getField({ name: 'Papad' }, 'name')).toBe('Papad');
    expect(getField(['Papad'], '0')).toBe('Papad');
    expect(getField({}, 'toString')).toBeUndefined();
    expect(getField({}, '__proto__')).toBeUndefined();
    expect(getField(Object.create({ name: 'Papad' }), 'name')).toBeUndefined();
  });

  it.each([null, undefined, 'text', 12, true])('has nothing to read in %o', (value) => {
    expect(getField(value, 'length')).toBeUndefined();
  });
});

describe('getFirstField', () => {
  it('skips null and undefined, not other empty values', () => {
    expect(getFirstField({ a: null, b: undefined, c: 0, d: 1 }, ['a', 'b', 'c', 'd'])).toBe(0);
    expect(getFirstField({ a: '' }, ['a'])).toBe('');
    expect(getFirstField({}, ['a'])).toBeUndefined();
  });
});

describe('parseText', () => {
  it.each([
    [' Papad ', 'Papad'],
    [42, '42'],
    [0, '0'],
    [Number.NaN, ''],
    [null, ''],
    [{}, ''],
  ])('reads %o as %o', (value, text) => {
    expect(parseText(value)).toBe(text);
  });
});

describe('parseFirstText and parseTextOrNull', () => {
  it('give the first text that is not blank', () => {
    expect(parseFirstText({ a: ' ', b: null, c: 'x', d: 'y' }, ['a', 'b', 'c', 'd'])).toBe('x');
    expect(parseTextOrNull({ a: ' x ' }, ['a'])).toBe('x');
  });

  it('give "" and null when there is none', () => {
    expect(parseFirstText({ a: ' ' }, ['a', 'b'])).toBe('');
    expect(parseTextOrNull({ a: ' ' }, ['a', 'b'])).toBeNull();
  });
});

describe('parseNumber', () => {
  it.each([
    [4.5, 4.5],
    ['4.5', 4.5],
    [' 4 ', 4],
    [{ $numberDecimal: '4.5' }, 4.5],
    ['', null],
    ['four', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
  ])('reads %o as %o', (value, number) => {
    expect(parseNumber(value)).toBe(number);
  });
});

describe('parseBoolean', () => {
  it.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    ['yes', null],
    [1, null],
    [null, null],
  ])('reads %o as %o', (value, boolean) => {
    expect(parseBoolean(value)).toBe(boolean);
  });
});

describe('parseList and parseEach', () => {
  it('read arrays only', () => {
    expect(parseList([1, 2])).toEqual([1, 2]);
    expect(parseList({ 0: 1, length: 1 })).toEqual([]);
    expect(parseList('ab')).toEqual([]);
  });

  it('leaves out items that the parser rejects, in order', () => {
    expect(parseEach([3, 'x', '1', null], parseNumber)).toEqual([3, 1]);
    expect(parseEach(null, parseNumber)).toEqual([]);
  });
});

describe('parseId', () => {
  it.each([
    ['p1', 'p1'],
    [' p1 ', 'p1'],
    [7, '7'],
    [{ _id: 'p1', id: 'p2' }, 'p1'],
    [{ id: 'p2' }, 'p2'],
    ['', null],
    [{ _id: '' }, null],
    [{}, null],
  ])('reads %o as %o', (value, id) => {
    expect(parseId(value)).toBe(id);
  });
});

describe('parseOneOf', () => {
  it('accepts the options only', () => {
    expect(parseOneOf('b', ['a', 'b'])).toBe('b');
    expect(parseOneOf('B', ['a', 'b'])).toBeNull();
    expect(parseOneOf(undefined, ['a'])).toBeNull();
  });
});
