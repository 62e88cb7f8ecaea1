import * as z from 'zod/mini';
import { createStoredValue } from '../../lib/storage/stored-value.ts';
import { storage } from '../../state/create-stores.ts';

const TEXT = z.catch(z.string(), '');
const MESSAGE_FORM = z.object({
  name: TEXT,
  email: TEXT,
  phoneNumber: TEXT,
  subject: TEXT,
  body: TEXT,
});

/** The fields of the contact form. */
export type MessageForm = z.infer<typeof MESSAGE_FORM>;

export const EMPTY_MESSAGE: MessageForm = {
  name: '',
  email: '',
  phoneNumber: '',
  subject: '',
  body: '',
};

/**
 * The message that the shopper is writing; it survives a reload and a closed tab until it is sent.
 */
export const messageDraft = createStoredValue({
  key: 'message-draft',
  initial: EMPTY_MESSAGE,
  parse: (value) => MESSAGE_FORM.safeParse(value).data,
  storage,
});

/** The account of a signed-in shopper; undefined for a guest. */
export type Sender = { readonly fullName: string; readonly email: string } | undefined;

/** Fills an empty name and email with those of the signed-in shopper (product 2.12.2). */
export function addSender(message: MessageForm, sender: Sender): MessageForm {
  return {
    ...message,
    name: message.name || (sender?.fullName ?? ''),
    email: message.email || (sender?.email ?? ''),
  };
}

/** Removes the account's own name and email, which must not stay behind in the browser. */
export function removeSender(message: MessageForm, sender: Sender): MessageForm {
  return {
    ...message,
    name: message.name === sender?.fullName ? '' : message.name,
    email: message.email === sender?.email ? '' : message.email,
  };
}
