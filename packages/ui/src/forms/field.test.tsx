import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

test.each([
  ['TextField', TextField],
  ['TextAreaField', TextAreaField],
  ['SelectField', SelectField],
  ['PasswordField', PasswordField],
])('%s: label, hint and error belong to the control', async (_name, FieldUnderTest) => {
  const screen = await render(
    <FieldUnderTest label="Pincode" hint="Six digits." error="Please enter 6 digits." />,
  );
  const control = screen.getByLabelText('Pincode', { exact: true });
  await expect.element(control).toHaveAccessibleDescription('Please enter 6 digits. Six digits.');
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');

  await screen.rerender(<FieldUnderTest label="Pincode" hint="Six digits." error="" />);
  await expect.element(control).toHaveAccessibleDescription('Six digits.');
  await expect.element(control).not.toHaveAttribute('aria-invalid');

  await screen.rerender(<FieldUnderTest label="Pincode" />);
  await expect.element(control).not.toHaveAttribute('aria-describedby');
});

test('two fields with one label do not share their errors', async () => {
  const screen = await render(
    <>
      <TextField label="Phone" error="Required." />
      <TextField label="Phone" />
    </>,
  );
  const phones = screen.getByLabelText('Phone');
  await expect.element(phones.nth(0)).toHaveAccessibleDescription('Required.');
  await expect.element(phones.nth(1)).toHaveAccessibleDescription('');
});

test('a given id, native props and ref reach the control', async () => {
  let input: HTMLInputElement | null = null;
  await render(
    <TextField
      id="zip"
      label="Pin Code"
      name="zipCode"
      inputMode="numeric"
      maxLength={6}
      ref={(element) => {
        input = element;
      }}
    />,
  );
  expect(input).toHaveProperty('id', 'zip');
  expect(input).toHaveProperty('name', 'zipCode');
  expect(input).toHaveProperty('maxLength', 6);
});

test('a password is shown and hidden again, and its text stays', async () => {
  const screen = await render(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText('Password', { exact: true });
  await input.fill('Mirchi#7');
  await expect.element(input).toHaveAttribute('type', 'password');

  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(input).toHaveValue('Mirchi#7');

  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
  await expect.element(input).toHaveValue('Mirchi#7');
});
