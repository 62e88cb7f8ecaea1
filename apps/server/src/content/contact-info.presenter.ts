import type { components } from '@haat/api-sdk/schema';
import type { ContactInfoRow } from './contact-info.repository.ts';

/** Presents the contact details in the contract's shape. */
export function presentContactInfo(info: ContactInfoRow): components['schemas']['ContactInfo'] {
  return {
    headline: info.headline,
    headlineHindi: info.headline_hindi,
    subheading: info.subheading,
    subheadingHindi: info.subheading_hindi,
    address: info.address,
    phone: info.phone,
    email: info.email,
    hours: info.hours,
    hoursHindi: info.hours_hindi,
    mapEmbed: info.map_embed,
    sellerName: info.seller_name,
    sellerAddress: info.seller_address,
    gstin: info.gstin,
    foodLicence: info.food_licence,
    grievanceOfficer: info.grievance_officer,
  };
}
