import { expect, it } from 'vitest';
import { parseProfile } from './profile.ts';

const sent = {
  fullName: 'Asha Devi',
  userName: 'asha',
  email: 'asha@example.com',
  phoneNumber: '9876543210',
  address: '12 Johari Bazaar',
  avatar: 'https://img.example/asha.webp',
  role: 'admin',
  isEmailVerified: true,
};

it('reads every field the profile shows, and no other', () => {
  expect(parseProfile({ _id: 'u1', ...sent, passwordHash: 'x' })).toEqual({ id: 'u1', ...sent });
  expect(parseProfile({ id: 7, ...sent })?.id).toBe('7');
});

it('upgrades the picture to https', () => {
  expect(parseProfile({ _id: 'u1', avatar: ' http://img.example/a.webp ' })?.avatar).toBe(
    'https://img.example/a.webp',
  );
});

it('takes what is missing for empty, no picture, a customer and not verified', () => {
  expect(parseProfile({ _id: 'u1', role: 'owner', isEmailVerified: 'yes' })).toEqual({
    id: 'u1',
    fullName: '',
    userName: '',
    email: '',
    phoneNumber: '',
    address: '',
    avatar: null,
    role: 'customer',
    isEmailVerified: false,
  });
});

it.each([null, undefined, 'asha', {}, { _id: '' }, { _id: null, fullName: 'Asha' }])(
  'finds no user in %o',
  (user) => {
    expect(parseProfile(user)).toBeNull();
  },
);
