import type { Schemas } from '../contract/operation-types.ts';
import { orNotFound } from '../requests/mock-shop-error.ts';
import { paginate } from '../rules/paginate.ts';
import { done, type OperationHandlers, requireAdmin } from './operation-handler.ts';

/** Messages to the shop (product 5.6.2, 7.7.3). */
export const messageHandlers = {
  createMessage({ body: { name, email = '', subject = '', body } }, shop) {
    const message: Schemas['Message'] = {
      _id: shop.createId('message'),
      name: name.trim(),
      email,
      subject: subject.trim(),
      body: body.trim(),
      read: false,
      archived: false,
      createdAt: shop.now(),
    };
    shop.messages.push(message);
    return done('Message sent', message);
  },

  listMessages({ shopper, query }, shop) {
    requireAdmin(shopper);
    const { page = 1, limit = 20, sort = '-createdAt', q = '', read, archived } = query;
    const part = q.trim().toLowerCase();
    const oldestFirst = shop.messages
      .filter(
        (message) =>
          (read === undefined || message.read === read) &&
          (archived === undefined || message.archived === archived) &&
          [message.name, message.email, message.subject, message.body].some((text) =>
            text.toLowerCase().includes(part),
          ),
      )
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
    const found = sort === 'createdAt' ? oldestFirst : oldestFirst.toReversed();
    const { items, pagination } = paginate(found, page, limit);
    return done('Messages', { messages: items, pagination });
  },

  getMessage({ shopper, path }, shop) {
    requireAdmin(shopper);
    const message = shop.messages.find(({ _id }) => _id === path.id);
    return done('Message', orNotFound(message, 'Message'));
  },
} satisfies Partial<OperationHandlers>;
