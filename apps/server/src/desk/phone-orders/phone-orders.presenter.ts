import type { components } from '@haat/api-sdk/schema';
import { asPaise, paiseToRupees } from '@haat/domain';
import { type OrderDraftState, orderDraftState } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { presentContents } from '../../orders/orders.presenter.ts';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import { toPageUrl } from '../../platform/mail/page-url.ts';
import type { DraftRow } from './order-drafts.repository.ts';
import type { listOrderAddresses } from './phone-shoppers.repository.ts';

type Schemas = components['schemas'];

/** Presents what is known of a caller; the newest account names her. */
export function presentCaller(
  accounts: readonly { full_name: string }[],
  addresses: Awaited<ReturnType<typeof listOrderAddresses>>,
): Schemas['DeskCaller'] {
  return {
    name: accounts[0]?.full_name ?? '',
    addresses: addresses.map((address) => ({
      name: address.address_name,
      phoneNumber: address.address_phone_number,
      addressLine1: address.address_line1,
      addressLine2: address.address_line2,
      landmark: address.address_landmark,
      district: address.address_district,
      city: address.address_city,
      state: address.address_state,
      zipCode: address.address_zip_code,
      country: address.address_country,
      addressType: address.address_type,
    })),
  };
}

/** Tells where a draft is. @param now epoch ms */
export function stateOf(draft: DraftRow, now: number): OrderDraftState {
  const { status, return_status: returnStatus } = draft;
  const order =
    status === null
      ? null
      : {
          ...{ status, returnStatus, paymentMethod: draft.payment_method },
          paymentStatus: draft.payment_status,
        };
  const isCancelled = draft.cancelled_at !== null;
  return orderDraftState({ isCancelled, expiresAt: draft.expires_at, order }, now);
}

/** Presents a draft for the desk, with its link in both languages. */
export function presentDraft(
  { config, now }: ShopContext,
  draft: DraftRow,
): Schemas['DeskOrderDraft'] {
  const path = `/order-link/${draft.token}`;
  return {
    _id: draft.id,
    state: stateOf(draft, now()),
    name: draft.name,
    phoneNumber: draft.phone_number,
    totalPaise: draft.total_paise,
    createdAt: toIsoDate(draft.created_at),
    expiresAt: toIsoDate(draft.expires_at),
    link: toPageUrl(config, path, 'en'),
    linkHindi: toPageUrl(config, path, 'hi'),
    order:
      draft.order_id === null
        ? null
        : { _id: draft.order_id, orderNumber: draft.order_number ?? '' },
  };
}

/** Presents what a payment link shows, in rupees as in all calls of shoppers. */
export function presentLink(
  draft: DraftRow,
  state: OrderDraftState,
  contents: Parameters<typeof presentContents>,
  lacking: readonly string[],
): Schemas['OrderLink'] {
  return {
    state,
    expiresAt: toIsoDate(draft.expires_at),
    orderNumber: draft.order_number,
    toldTotal: paiseToRupees(asPaise(draft.total_paise)),
    lacking: [...lacking],
    ...presentContents(...contents),
  };
}
