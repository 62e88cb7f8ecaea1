import type { components } from '@haat/api-sdk/schema';
import { contactDetailsSchema, hasDeskPermission } from '@haat/domain/desk';
import { presentContactInfo } from '../../content/contact-info.presenter.ts';
import {
  type ContactInfoRow,
  getContactInfo,
  lockContactInfo,
  saveContactInfo,
} from '../../content/contact-info.repository.ts';
import { toSafeMapEmbed } from '../../content/map-embed.ts';
import type { ShopContext } from '../../context.ts';
import { ForbiddenError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { createFormError, parseForm } from '../../platform/http/parse-form.ts';
import { changeVersioned } from '../members/change-versioned.ts';
import type { ShopCall } from '../members/desk-call.ts';

type ContactResponse = components['schemas']['DeskContact'];
type ContactDetails = Omit<ContactResponse, 'goodsWithoutGst'>;

/** What counts until somebody sets something. */
const UNSET: ContactDetails = {
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
  gstinFrom: '',
  foodLicence: '',
  grievanceOfficer: '',
};

function toDetails(row: ContactInfoRow | undefined): ContactDetails {
  if (row === undefined) return UNSET;
  const { version, gstin_from: gstinFrom } = row;
  return { ...UNSET, ...presentContactInfo(row), gstinFrom, version };
}

async function presentDeskContact(details: ContactDetails, db: Db): Promise<ContactResponse> {
  const { goods } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('goods'))
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('gst_rate', 'is', null), eb('hsn', '=', '')]))
    .executeTakeFirstOrThrow();
  return { ...details, goodsWithoutGst: Number(goods) };
}

/** Reads the contact details; empty texts while nothing is set. */
export async function getDeskContact({ db }: ShopContext): Promise<ContactResponse> {
  return presentDeskContact(toDetails(await getContactInfo(db)), db);
}

/**
 * Sets the contact details, which shoppers see at once (product 10.7.5).
 *
 * @throws {ForbiddenError} (403) for another GSTIN, or day of it, by who is no owner (product 10.4.12)
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
    lock: async (transaction) => toDetails(await lockContactInfo(transaction)),
    present: presentDeskContact,
    describe: (details) => details,
    apply(transaction, before, now) {
      const { gstin, gstinFrom = before.gstinFrom } = values;
      const isSame = gstin === before.gstin && gstinFrom === before.gstinFrom;
      if (!isSame && !hasDeskPermission(call.member.role, 'charges')) throw new ForbiddenError();
      return saveContactInfo(transaction, {
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
        gstin,
        gstin_from: gstinFrom,
        food_licence: values.foodLicence,
        grievance_officer: values.grievanceOfficer,
        updated_at: now,
      });
    },
  });
}
