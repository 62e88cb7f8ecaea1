import { expect, it } from 'vitest';
import { copyNames } from './copy-names.ts';

it.each([
  ['Papad', 'पापड़', 'Papad (copy)', 'पापड़ की नकल'],
  ['Papad', '', 'Papad (copy)', ''],
  ['x'.repeat(120), 'क'.repeat(120), `${'x'.repeat(113)} (copy)`, `${'क'.repeat(113)} की नकल`],
  [
    `${'a'.repeat(112)}🌶bbbb`,
    `${'क'.repeat(111)}क्षमा`,
    `${'a'.repeat(112)}🌶 (copy)`,
    `${'क'.repeat(111)} की नकल`,
  ],
  [`${'a'.repeat(112)}👩🏽‍🌾bbbb`, '', `${'a'.repeat(112)} (copy)`, ''],
  // product 8.1.4, 10.3.2
])('a copy of %s, %s is called %s, %s', (name, nameHindi, copied, copiedHindi) => {
  expect(copyNames({ name, nameHindi })).toEqual({ name: copied, nameHindi: copiedHindi });
});
