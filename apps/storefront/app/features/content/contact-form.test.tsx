import { expect, test } from 'vitest';
import { renderScreen, shop } from '../../../test/support/screen.tsx';
import { ContactForm } from './contact-form.tsx';

const openForm = (signedInAs: string | null = null) =>
  renderScreen(<ContactForm />, { at: '/contact-us', signedInAs });

type Screen = Awaited<ReturnType<typeof openForm>>;

const DRAFT = 'message-draft';

function fields(screen: Screen) {
  return {
    name: screen.getByLabelText('Full name'),
    email: screen.getByLabelText('Email'),
    phone: screen.getByLabelText('Phone'),
    subject: screen.getByLabelText('Subject'),
    message: screen.getByLabelText('Message', { exact: true }),
    send: screen.getByRole('button', { name: 'Send message' }),
  };
}

async function fill(screen: Screen, subjectText = 'A question'): Promise<void> {
  const { name, email, subject, message } = fields(screen);
  await name.fill('Test Shopper');
  await email.fill('test@example.com');
  await subject.fill(subjectText);
  await message.fill('Do you ship to Jaisalmer?');
}

// product 5.6.2
test('full name, email and message are required, each with its message', async () => {
  const screen = await openForm();
  const { name, email, subject, message, send } = fields(screen);
  await send.click();
  await expect.element(name).toHaveAccessibleDescription('Full name is required.');
  await expect.element(name).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect.element(message).toHaveAccessibleDescription('Message is required.');
  await expect.element(subject).not.toHaveAttribute('aria-invalid');
  await name.fill('Test Shopper');
  await expect.element(name).toHaveAccessibleDescription('');
  await email.fill('shopper@');
  await message.fill('   ');
  await send.click();
  await expect.element(email).toHaveFocus();
  await expect.element(message).toHaveAccessibleDescription('Message is required.');
  expect(shop.callsTo('createMessage')).toEqual([]);
});

// product 2.12.2
test('the form has the name and email of a signed-in shopper, and keeps neither in the browser', async () => {
  const screen = await openForm('shopper@example.com');
  const { name, email, message } = fields(screen);
  await expect.element(name).toHaveValue('Example Shopper');
  await expect.element(email).toHaveValue('shopper@example.com');
  await message.fill('Where is my parcel?');
  await expect.poll(() => localStorage.getItem(DRAFT)).toContain('Where is my parcel?');
  expect(localStorage.getItem(DRAFT)).not.toContain('shopper@example.com');
  await screen.unmount();
  const again = await openForm('shopper@example.com');
  await expect.element(fields(again).message).toHaveValue('Where is my parcel?');
  await expect.element(fields(again).email).toHaveValue('shopper@example.com');
});

// product 1.1.1, 6.1.1, 8.10.1
test('a guest sends a message, without a subject if she likes, and the form is empty again', async () => {
  const screen = await openForm();
  await fill(screen, '');
  await fields(screen).send.click();
  await expect.element(screen.getByText('Message sent')).toBeVisible();
  await expect.element(screen.getByText(/^Thank you for writing\./)).toBeVisible();
  expect(shop.callsTo('createMessage')[0]?.body).toMatchObject({
    subject: '',
    body: 'Do you ship to Jaisalmer?',
  });
  await expect.element(fields(screen).message).toHaveValue('');
});

// product 10.5.5
test('a phone number may stand beside the email, and is read as phones show it', async () => {
  const screen = await openForm();
  await fill(screen);
  const { phone, send } = fields(screen);
  await phone.fill('call me');
  await send.click();
  await expect
    .element(phone)
    .toHaveAccessibleDescription(expect.stringContaining('Please enter a valid phone number.'));
  expect(shop.callsTo('createMessage')).toEqual([]);
  await phone.fill('+91 98765-43210');
  await send.click();
  await expect.element(screen.getByText('Message sent')).toBeVisible();
  expect(shop.callsTo('createMessage')[0]?.body).toMatchObject({ phoneNumber: '+919876543210' });
});

test('a second press sends no second message', async () => {
  const { arrived, release } = shop.holdNext('createMessage');
  const screen = await openForm();
  await fill(screen);
  const { send } = fields(screen);
  await send.dblClick();
  await arrived;
  release();
  await expect.element(screen.getByText(/^Thank you for writing\./)).toBeVisible();
  expect(shop.callsTo('createMessage')).toHaveLength(1);
});

test('a draft that is no longer readable is dropped', async () => {
  localStorage.setItem(DRAFT, '{"state":{"name":7,"body":null},"version":1}');
  const screen = await openForm();
  await expect.element(fields(screen).name).toHaveValue('');
  await fill(screen);
  await expect.element(fields(screen).name).toHaveValue('Test Shopper');
});

// product 5.6.2
test('what the server finds wrong is shown beside its field', async () => {
  shop.failNext('createMessage', {
    status: 400,
    message: 'Name and message required',
    errors: [{ field: 'body', message: 'Name and message required' }],
  });
  const screen = await openForm();
  await fill(screen);
  const { message, send } = fields(screen);
  await send.click();
  await expect.element(message).toHaveAccessibleDescription('Name and message required');
  await expect.element(message).toHaveFocus();
});
