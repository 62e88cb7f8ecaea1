import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findMobileNumber,
  findReplyNumber,
  mailReplyLink,
  replyLanguage,
  whatsAppReplyLink,
} from './message-reply.ts';
import { READY_ANSWER_KINDS, READY_ANSWERS } from './ready-answers.ts';

describe('a mobile number', () => {
  it.each([
    ['Call me: 9876543210.', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['00919876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['मेरा नंबर ९८७६५४३२१० है', '+919876543210'],
    ['\u202a+91 (98765) 43210\u202c', '+919876543210'],
    ['+91 (0) 98765.43210', '+919876543210'],
    ['098765\u00a043210', '+919876543210'],
    ['I paid 65.00 and 9876543210', '+919876543210'],
    ['Order 12345, then 7000000001', '+917000000001'],
    ['1234567890', null],
    ['98765432101', null],
    ['+4479876543210', null],
    ['HAAT-2026-10000001', null],
    ['', null],
    // product 10.5.4
  ])('in %j is %s', (text, number) => {
    expect(findMobileNumber(text)).toBe(number);
  });
});

const message = {
  email: 'asha+shop@example.com',
  phoneNumber: '',
  subject: 'Papad & chilli?',
  body: 'Do you ship to Jaisalmer?\nMy number: 98765 43210',
};

describe('a reply', () => {
  // product 10.5.4
  it('by mail has the address, the subject and the text as a quote', () => {
    const link = new URL(mailReplyLink(message, { greeting: 'Namaste Asha,' }) ?? '');
    expect(decodeURIComponent(link.pathname)).toBe(message.email);
    expect(link.searchParams.get('subject')).toBe('Re: Papad & chilli?');
    expect(link.searchParams.get('body')).toBe(
      'Namaste Asha,\r\n\r\n\r\n\r\n> Do you ship to Jaisalmer?\r\n> My number: 98765 43210',
    );
  });

  // product 10.5.4
  it('by mail needs an address, and repeats no Re:', () => {
    expect(mailReplyLink({ ...message, email: '' }, { greeting: 'Namaste' })).toBeNull();
    const link = mailReplyLink({ ...message, subject: 'RE: Papad' }, { greeting: 'Namaste' });
    expect(link).toContain('?subject=RE%3A%20Papad&');
    expect(mailReplyLink({ ...message, subject: '' }, { greeting: 'Namaste' })).toContain(
      '?subject=Re%3A&',
    );
  });

  // product 10.5.4
  it('by WhatsApp goes to the number in the text, or in the subject', () => {
    const link = whatsAppReplyLink(message, { greeting: 'Namaste Asha,' }) ?? '';
    expect(link).toContain('https://wa.me/919876543210?text=Namaste%20Asha%2C');
    const silent = { body: 'Please call.', phoneNumber: '' };
    expect(
      whatsAppReplyLink({ ...silent, subject: 'Call 9876543210' }, { greeting: 'Namaste' }),
    ).toContain('/91987');
    expect(whatsAppReplyLink({ ...silent, subject: '' }, { greeting: 'Namaste' })).toBeNull();
  });

  // product 10.5.5
  it('by WhatsApp goes to the number that was typed beside the message before all others', () => {
    expect(findReplyNumber({ ...message, phoneNumber: '9123456789' })).toBe('+919123456789');
    expect(findReplyNumber({ ...message, phoneNumber: '+447911123456' })).toBe('+447911123456');
    expect(findReplyNumber({ ...message, phoneNumber: '0291123456' })).toBe('+919876543210');
  });

  // product 10.5.7
  it('begins with a ready answer, in the language of the letter', () => {
    expect(replyLanguage(message)).toBe('en');
    expect(replyLanguage({ subject: '', body: 'मेरा ऑर्डर HAAT-2026-1 कहाँ है?' })).toBe('hi');
    const words = { greeting: 'Namaste,', answer: READY_ANSWERS.en.looking_into_it };
    const link = new URL(mailReplyLink(message, words) ?? '');
    expect(link.searchParams.get('body')).toMatch(
      /^Namaste,\r\n\r\nThank you for writing\. We are .+ two days\.\r\n\r\n> Do you ship/,
    );
    for (const kind of READY_ANSWER_KINDS) {
      const long = { ...message, phoneNumber: '+919876543210', body: 'अ'.repeat(5000) };
      const answer = READY_ANSWERS.hi[kind];
      expect((whatsAppReplyLink(long, { greeting: 'नमस्ते', answer }) ?? '').length).toBeLessThan(
        6000,
      );
    }
  });

  // product 10.5.4
  it('quotes the beginning of a long message', () => {
    const link =
      mailReplyLink({ ...message, body: 'अ'.repeat(5000) }, { greeting: 'Namaste' }) ?? '';
    expect(link.length).toBeLessThan(4000);
    expect(decodeURIComponent(link)).toContain(`> ${'अ'.repeat(400)}…`);
    const emoji =
      mailReplyLink({ ...message, body: `${'अ'.repeat(398)}👩🏽‍🌾…` }, { greeting: 'Namaste' }) ??
      '';
    expect(decodeURIComponent(emoji)).toContain(`> ${'अ'.repeat(398)}…`);
  });

  // product 10.5.4
  it('adds no header and no other address, whatever was written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (subject, body) => {
        const link = new URL(
          mailReplyLink({ email: 'a@b.in', subject, body }, { greeting: 'Hello' }) ?? '',
        );
        expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
        expect(link.pathname).toBe('a@b.in');
      }),
    );
  });
});
