export {
  CONTACT_CACHE_MS,
  type ContactInfo,
  MESSAGE_PAGE_SIZE,
  readContactInfo,
  telephoneLink,
} from './contact-info.ts';
export { type MessageView, readMessage, readMessages } from './message.ts';
