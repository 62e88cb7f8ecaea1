import * as z from 'zod/mini';
import { LANGUAGE } from '#language';
import {
  emailField,
  FULL_NAME_REQUIRED,
  limitedText,
  optionalPhone,
  requiredText,
  tooLong,
} from './fields.ts';

/** The most characters of the name of a message's writer (product 5.6.3). */
export const MESSAGE_NAME_MAX_LENGTH = 100;

/** The most characters of a message's subject, which may be empty (product 5.6.3). */
export const MESSAGE_SUBJECT_MAX_LENGTH = 200;

/** The most characters of a message's text (product 5.6.3). */
export const MESSAGE_BODY_MAX_LENGTH = 5000;

const NAME_LONG = tooLong('Name', MESSAGE_NAME_MAX_LENGTH);
const BODY_LONG = tooLong('Message', MESSAGE_BODY_MAX_LENGTH);
const REQUIRED = LANGUAGE === 'hi' ? 'कृपया नाम और संदेश दोनों लिखें' : 'Name and message required';
const BODY_REQUIRED = LANGUAGE === 'hi' ? 'कृपया अपना संदेश लिखें।' : 'Message is required.';

const subject = limitedText('Subject', MESSAGE_SUBJECT_MAX_LENGTH);

/** The body of the message call (product 5.6.2, 5.6.3, 7.7.1, 10.5.5). */
export const messageSchema = z.object({
  name: requiredText(REQUIRED, MESSAGE_NAME_MAX_LENGTH, NAME_LONG),
  email: z.optional(emailField),
  phoneNumber: optionalPhone,
  subject,
  body: requiredText(REQUIRED, MESSAGE_BODY_MAX_LENGTH, BODY_LONG),
});

/** The contact form (product 2.12.2, 5.6.2, 10.5.5). */
export const contactFormSchema = z.object({
  name: requiredText(FULL_NAME_REQUIRED, MESSAGE_NAME_MAX_LENGTH, NAME_LONG),
  email: emailField,
  phoneNumber: optionalPhone,
  subject,
  body: requiredText(BODY_REQUIRED, MESSAGE_BODY_MAX_LENGTH, BODY_LONG),
});
