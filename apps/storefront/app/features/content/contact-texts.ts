/** The texts of the contact screen (product 2.12.2, 8.10.1). */
export const CONTACT_TEXTS = {
  title: 'Contact Us',
  address: 'Address',
  maps: 'Open in Maps',
  liveMap: 'Show the live map',
  offline: 'No network. Try again',
  phone: 'Phone',
  whatsApp: 'Ask on WhatsApp',
  greeting: 'Namaste, I have a question.',
  email: 'Email',
  hours: 'Hours',
  tryAgain: 'please try again',
  formTitle: 'Write to us',
  fullName: 'Full name',
  subject: 'Subject',
  subjectHint: 'Optional',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  sent: 'Message sent',
  thanks: 'Thank you for writing. We answer by email.',
  sendFailed: 'Your message was not sent. Please try again.',
  noScript: 'Sending from here needs JavaScript. Please write an email or call instead.',
} as const;

/** Formats the error of contact details that failed to load (product 8.2.1). */
export function formatContactError(error: string): string {
  return `Failed to load: ${error}`;
}
