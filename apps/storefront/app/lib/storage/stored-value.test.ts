import { describe, expect, it } from 'vitest';
import { createBrokenStorage, createFakeStorage } from '../../../test/support/fake-storage.ts';
import { createStoredValue } from './stored-value.ts';

const parse = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

function create(storage: ReturnType<typeof createFakeStorage> | undefined) {
  return createStoredValue({ key: 'colour', initial: 'none', parse, storage });
}

describe('createStoredValue', () => {
  it('reads the written value, also on the next page', () => {
    const storage = createFakeStorage();
    create(storage).write('madder');
    expect(create(storage).read()).toBe('madder');
  });

  it('reads the initial value after a clear', () => {
    const storage = createFakeStorage();
    const colour = create(storage);
    colour.write('madder');
    colour.clear();
    expect(colour.read()).toBe('none');
    expect(storage.entries.size).toBe(0);
  });

  it.each([
    ['no JSON', '{'],
    ['JSON of another shape', '"madder"'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['no version', '{"state":"madder"}'],
    ['another version', '{"state":"madder","version":99}'],
    ['a state that parse rejects', '{"state":5,"version":1}'],
    ['no state', '{"version":1}'],
  ])('removes %s and reads the initial value', (_, text) => {
    const storage = createFakeStorage();
    storage.entries.set('colour', text);
    expect(create(storage).read()).toBe('none');
    expect(storage.entries.has('colour')).toBe(false);
  });

  it.each([
    ['is forbidden', undefined],
    ['throws', createBrokenStorage()],
  ])('holds the value in memory when the storage %s', (_, storage) => {
    const colour = createStoredValue({ key: 'colour', initial: 'none', parse, storage });
    expect(colour.read()).toBe('none');
    colour.write('madder');
    expect(colour.read()).toBe('madder');
    colour.clear();
    expect(colour.read()).toBe('none');
  });
});
