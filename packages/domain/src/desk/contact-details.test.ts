import { describe, expect, it } from 'vitest';
import { checkForm } from '../validation/check-form.ts';
import { contactDetailsSchema } from './contact-details.ts';

const DETAILS = {
  headline: ' Get in touch ',
  subheading: '',
  address: 'Example Haat, Jodhpur',
  phone: '+91 00000 00000',
  email: 'hello@example.com',
  hours: '',
  mapEmbed: '',
  sellerName: '',
  sellerAddress: '',
  gstin: '',
  foodLicence: '',
  grievanceOfficer: '',
};

describe('contact details', () => {
  // product 10.7.5
  it('have a heading, an address, a phone number and an e-mail address; all others may be empty', () => {
    expect(checkForm(contactDetailsSchema, DETAILS)).toMatchObject({
      ok: true,
      values: { ...DETAILS, headline: 'Get in touch' },
    });
    const bare = { ...DETAILS, headline: ' ', address: '', phone: '', email: '' };
    const form = checkForm(contactDetailsSchema, bare);
    expect(Object.keys('fieldErrors' in form ? form.fieldErrors : {})).toEqual([
      'headline',
      'address',
      'phone',
      'email',
    ]);
  });

  it.each([
    ['gstin', '08ABCDE1234F1Z0', true],
    ['gstin', '08ABCDE1234F1Z5', false],
    ['gstinFrom', '2026-12-01', true],
    ['gstinFrom', '2026-02-31', false],
    ['foodLicence', '12345678901234', true],
    ['foodLicence', '1234', false],
    ['email', 'hello', false],
    ['hours', 'x'.repeat(121), false],
    // product 10.7.5
  ])('have numbers of the right form: %s %j is %j', (field, value, ok) => {
    expect(checkForm(contactDetailsSchema, { ...DETAILS, [field]: value })).toMatchObject({ ok });
  });
});
