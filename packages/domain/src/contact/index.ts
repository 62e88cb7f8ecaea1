export {
  CONTACT_CACHE_MS,
  type ContactInfo,
  MESSAGE_PAGE_SIZE,
  parseContactInfo,
  telephoneLink,
} from './contact-info.ts';
export { type MessageView, parseMessage, parseMessages } from './message.ts';
