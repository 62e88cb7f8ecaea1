import type { components } from '@haat/api-sdk/schema';
import { contactDetailsSchema } from '@haat/domain/desk';
import { presentContactInfo } from '../../content/contact-info.presenter.ts';
import {
  type ContactInfoRow,
  getContactInfo,
  lockContactInfo,
  saveContactInfo,
} from '../../content/contact-info.repository.ts';
import { toSafeMapEmbed } from '../../content/map-embed.ts';
import type { ShopContext } from '../../context.ts';
import { createFormError, parseForm } from '../../platform/http/parse-form.ts';
import { changeVersioned } from '../members/change-versioned.ts';
import type { ShopCall } from '../members/desk-call.ts';

type ContactResponse = components['schemas']['DeskContact'];

/** What counts until somebody sets something. */
const UNSET: ContactResponse = {
  version: 1,
  headline: '',
  headlineHindi: '',
  subheading: '',
  subheadingHindi: '',
  address: '',
  phone: '',
  email: '',
  hours: '',
  hoursHindi: '',
  mapEmbed: '',
  sellerName: '',
  sellerAddress: '',
  gstin: '',
  foodLicence: '',
  grievanceOfficer: '',
};

function presentDeskContact(row: ContactInfoRow | undefined): ContactResponse {
  if (row === undefined) return UNSET;
  return { ...UNSET, ...presentContactInfo(row), version: row.version };
}

/** Reads the contact details; empty texts while nothing is set. */
export async function getDeskContact({ db }: ShopContext): Promise<ContactResponse> {
  return presentDeskContact(await getContactInfo(db));
}

/**
 * Sets the contact details, which shoppers see at once (product 10.7.5).
 *
 * @throws {InvalidInputError} that names the fields, also a map of a host that the shop does not embed
 * @throws {ChangedMeanwhileError} (412) with the present details when they have another version
 */
export async function setDeskContact(
  context: ShopContext,
  call: ShopCall,
  input: components['schemas']['DeskContactInput'],
): Promise<ContactResponse> {
  const values = parseForm(contactDetailsSchema, input);
  const mapEmbed = values.mapEmbed === '' ? '' : toSafeMapEmbed(values.mapEmbed);
  if (values.mapEmbed !== '' && mapEmbed === '') {
    throw createFormError({
      mapEmbed: 'Please paste the code of a map of Google or OpenStreetMap to embed.',
    });
  }
  return changeVersioned(context, call, {
    operation: 'setDeskContact',
    request: input,
    action: 'contact.changed',
    subject: { kind: 'contact', id: 'shop' },
    lock: async (transaction) => presentDeskContact(await lockContactInfo(transaction)),
    present: (contact) => contact,
    apply: (transaction, _before, now) =>
      saveContactInfo(transaction, {
        id: 'shop',
        // Of the first details; nobody had seen any version but that of none.
        version: UNSET.version + 1,
        headline: values.headline,
        headline_hindi: values.headlineHindi,
        subheading: values.subheading,
        subheading_hindi: values.subheadingHindi,
        address: values.address,
        phone: values.phone,
        email: values.email,
        hours: values.hours,
        hours_hindi: values.hoursHindi,
        map_embed: mapEmbed,
        seller_name: values.sellerName,
        seller_address: values.sellerAddress,
        gstin: values.gstin,
        food_licence: values.foodLicence,
        grievance_officer: values.grievanceOfficer,
        updated_at: now,
      }),
  });
}
