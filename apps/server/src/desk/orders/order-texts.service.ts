import type { components } from '@haat/api-sdk/schema';
import {
  chooseOrderText,
  findOrderTextFault,
  ORDER_MAILS,
  ORDER_TEXT_MAX_LENGTH,
  ORDER_TEXT_PLACES,
  ORDER_TEXTS,
  type OrderMail,
} from '@haat/domain';
import type { ShopContext } from '../../context.ts';
import * as texts from '../../orders/order-texts.repository.ts';
import { createFormError } from '../../platform/http/parse-form.ts';
import { changeVersioned } from '../members/change-versioned.ts';
import type { ShopCall } from '../members/desk-call.ts';

type TextResponse = components['schemas']['DeskOrderText'];

function presentText({ kind, text, text_hindi: hindi, version }: texts.OrderTextRow): TextResponse {
  return {
    kind,
    text: chooseOrderText(kind, 'en', text),
    textHindi: chooseOrderText(kind, 'hi', hindi),
    version,
  };
}

/** Lists what the shop writes about orders, in the order of an order's life. */
export async function listTexts({ db }: ShopContext): Promise<TextResponse[]> {
  const own = new Map((await texts.listOrderTexts(db)).map((row) => [row.kind, row]));
  return ORDER_MAILS.map((kind) => presentText(own.get(kind) ?? texts.toUnsetText(kind)));
}

/**
 * Sets what the shop writes about orders of a kind (product 4.13.6). The default is not stored, so that a
 * later version of the shop can change it.
 *
 * @throws {InvalidInputError} that names the empty text, and the places that its kind does not have
 * @throws {ChangedMeanwhileError} (412) with the present text when it has another version
 */
export function setText(
  context: ShopContext,
  call: ShopCall,
  kind: OrderMail,
  input: components['schemas']['SetDeskOrderTextRequest'],
): Promise<TextResponse> {
  const errors = [
    ['text', describeFault(kind, input.text)],
    ['textHindi', describeFault(kind, input.textHindi)],
  ].flatMap(([field, fault]) => (fault ? [[field, fault]] : []));
  if (errors.length > 0) throw createFormError(Object.fromEntries(errors));
  const { en, hi } = ORDER_TEXTS;
  return changeVersioned(context, call, {
    operation: 'setDeskOrderText',
    request: { kind, ...input },
    action: 'order_text.changed',
    subject: { kind: 'order_text', id: kind },
    lock: (transaction, now) => texts.lockOrderText(transaction, kind, now),
    present: presentText,
    apply: (transaction, _before, now) =>
      texts.saveOrderText(transaction, kind, {
        text: input.text === en[kind] ? null : input.text,
        text_hindi: input.textHindi === hi[kind] ? null : input.textHindi,
        updated_at: now,
      }),
  });
}

/** Why a text cannot be used, in a sentence; null if it can. */
function describeFault(kind: OrderMail, text: string): string | null {
  const fault = findOrderTextFault(kind, text);
  switch (fault?.fault) {
    case undefined:
      return null;
    case 'empty':
      return 'Please write a text.';
    case 'too_long':
      return `Please write at most ${ORDER_TEXT_MAX_LENGTH} characters.`;
    case 'unknown_places': {
      const usable = ORDER_TEXT_PLACES[kind].map((place) => `{${place}}`).join(', ');
      return `Please take out ${fault.places.join(', ')}: this text can have ${usable}.`;
    }
  }
}
