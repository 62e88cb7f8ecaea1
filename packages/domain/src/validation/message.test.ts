import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form.ts';
import { contactFormSchema, messageSchema } from './message.ts';

const message = {
  name: 'Asha',
  email: 'asha@example.com',
  phoneNumber: '+919876543210',
  subject: 'Papad',
  body: 'When do you have them again?',
};

describe('the message call', () => {
  it('takes good values; e-mail and subject may be missing', () => {
    expect(checkForm(messageSchema, message)).toEqual({ ok: true, values: message });
    expect(checkForm(messageSchema, { name: ' Asha ', body: ' Hello ' })).toEqual({
      ok: true,
      values: { name: 'Asha', phoneNumber: '', subject: '', body: 'Hello' },
    });
  });

  // product 5.6.2
  it('requires a name and a message', () => {
    expect(checkForm(messageSchema, {})).toEqual({
      ok: false,
      fieldErrors: { name: 'Name and message required', body: 'Name and message required' },
    });
    expect(checkForm(messageSchema, { ...message, email: 'asha' })).toEqual({
      ok: false,
      fieldErrors: { email: 'Please enter a valid email address.' },
    });
  });
});

describe('the contact form', () => {
  it('takes good values; the subject may be missing', () => {
    expect(checkForm(contactFormSchema, { ...message, subject: undefined })).toEqual({
      ok: true,
      values: { ...message, subject: '' },
    });
  });

  // product 5.6.2
  it('names everything that is missing', () => {
    expect(checkForm(contactFormSchema, {})).toEqual({
      ok: false,
      fieldErrors: {
        name: 'Full name is required.',
        email: 'Please enter a valid email address.',
        body: 'Message is required.',
      },
    });
  });
});

it.each([
  [' 098765-43210 ', '9876543210'],
  ['+91 ९८७६५ ४३२१०', '+919876543210'],
  ['', ''],
  // product 10.5.5
])('both read the phone number %j as %j', (typed, read) => {
  for (const schema of [messageSchema, contactFormSchema]) {
    expect(checkForm(schema, { ...message, phoneNumber: typed })).toMatchObject({
      values: { phoneNumber: read },
    });
    expect(checkForm(schema, { ...message, phoneNumber: 'call me' })).toEqual({
      ok: false,
      fieldErrors: { phoneNumber: 'Please enter a valid phone number.' },
    });
  }
});

it.each([
  ['name', 100, 'Name must be at most 100 characters.'],
  ['subject', 200, 'Subject must be at most 200 characters.'],
  ['body', 5000, 'Message must be at most 5000 characters.'],
  // product 5.6.3
])('both bound %s to %d characters', (field, most, text) => {
  for (const schema of [messageSchema, contactFormSchema]) {
    expect(checkForm(schema, { ...message, [field]: 'x'.repeat(most) }).ok).toBe(true);
    expect(checkForm(schema, { ...message, [field]: 'x'.repeat(most + 1) })).toEqual({
      ok: false,
      fieldErrors: { [field]: text },
    });
  }
});
