import type { components } from '@haat/api-sdk/schema';
import type { ContactInfoRow } from './contact-info.repository.ts';

/** The contact details as the contract sends them. */
export function presentContactInfo(info: ContactInfoRow): components['schemas']['ContactInfo'] {
  return {
    headline: info.headline,
    subheading: info.subheading,
    address: info.address,
    phone: info.phone,
    email: info.email,
    hours: info.hours,
    mapEmbed: info.map_embed,
  };
}
