import type { components } from '@haat/api-sdk/schema';
import { isSale } from '@haat/domain/desk';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import { toPayable } from '../orders/visible-order.ts';
import type { ShopperNoteRow, ShopperOrderRow, ShopperRow } from './desk-shoppers.repository.ts';

type Schemas = components['schemas'];

/** Presents a shopper in a list. */
export function presentShopperSummary(shopper: ShopperRow): Schemas['DeskShopperSummary'] {
  return {
    _id: shopper.id,
    fullName: shopper.full_name,
    email: shopper.email,
    phoneNumber: shopper.phone_number,
    createdAt: toIsoDate(shopper.created_at),
  };
}

/** A shopper with all that the desk shows. */
export interface ShopperDetails {
  shopper: ShopperRow;
  orders: readonly ShopperOrderRow[];
  notes: readonly ShopperNoteRow[];
}

/** Presents the page of a shopper (product 10.8.7). */
export function presentShopper(details: ShopperDetails): Schemas['DeskShopper'] {
  const { shopper, orders, notes } = details;
  const sales = orders.filter((order) => isSale(toPayable(order)));
  return {
    ...presentShopperSummary(shopper),
    isEmailVerified: shopper.email_verified_at !== null,
    boughtPaise: sales.reduce((sum, { total_paise }) => sum + total_paise, 0),
    orders: orders.map((order) => ({
      _id: order.id,
      orderNumber: order.order_number,
      status: order.status,
      returnStatus: order.return_status,
      createdAt: toIsoDate(order.created_at),
      totalPaise: order.total_paise,
    })),
    notes: notes.map((note) => ({
      _id: note.id,
      body: note.body,
      author: note.author ?? '',
      createdAt: toIsoDate(note.created_at),
    })),
  };
}
