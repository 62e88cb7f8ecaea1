import { expect, test } from 'vitest';
import { createMe } from '../../../test/support/contract-objects.ts';
import { type Reply, renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { MemberGate } from './member-gate.tsx';

const NEXT_STEPS: readonly (readonly [string, Reply, string])[] = [
  ['a guest signs in', { status: 401 }, 'लॉग इन करें'],
  ['who is no member is told whom to ask', { status: 403 }, 'यहाँ काम करने की अनुमति नहीं है'],
  [
    'an owner without a second check sets one up',
    { status: 200, data: createMe({ secondFactor: 'none' }) },
    'दूसरी जाँच चालू करें',
  ],
  [
    'an owner with one gives its code',
    { status: 200, data: createMe({ secondFactor: 'enrolled' }) },
    'दूसरी जाँच',
  ],
];

// product 10.6.2
test.each(NEXT_STEPS)('the next step: %s', async (_, reply, title) => {
  stubApi((call) => (call === 'GET /desk/me' ? reply : undefined));
  const screen = await renderScreen(<MemberGate>the desk</MemberGate>);
  await expect.element(screen.getByRole('heading', { name: title, exact: true })).toBeVisible();
  expect(screen.container.textContent).not.toContain('the desk');
});

test.each([
  ['a member who has given what the role needs', createMe()],
  [
    'a packer, who needs no second check',
    createMe({ role: 'packer', needsSecondFactor: false, secondFactor: 'none' }),
  ],
  // product 10.6.2
])('%s sees the desk', async (_, me) => {
  stubApi((call) => (call === 'GET /desk/me' ? { status: 200, data: me } : undefined));
  const screen = await renderScreen(<MemberGate>the desk</MemberGate>);
  await expect.element(screen.getByText('the desk')).toBeVisible();
});

// product 10.6.2
test('a wrong code is said, and a right one opens the desk', async () => {
  let isGiven = false;
  stubApi((call, { body }) => {
    if (call === 'GET /desk/me') {
      return { status: 200, data: createMe({ secondFactor: isGiven ? 'confirmed' : 'enrolled' }) };
    }
    if (call !== 'POST /desk/second-factor/verify') return undefined;
    isGiven = JSON.stringify(body) === '{"code":"123456"}';
    return isGiven ? { status: 200 } : { status: 400, code: 'second_factor_wrong' };
  });
  const screen = await renderScreen(<MemberGate>the desk</MemberGate>);
  await expect.element(screen.getByLabelText('कोड')).toHaveFocus();
  await screen.getByLabelText('कोड').fill('000000');
  await screen.getByRole('button', { name: 'जाँचें' }).click();
  await expect.element(screen.getByText('यह कोड सही नहीं है। नया कोड आने दें, फिर डालें।')).toBeVisible();
  await screen.getByLabelText('कोड').fill('123456');
  await screen.getByRole('button', { name: 'जाँचें' }).click();
  await expect.element(screen.getByText('the desk')).toBeVisible();
});
