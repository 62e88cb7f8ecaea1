import type { ShopContext } from '../../context.ts';
import { getMember, listMembers } from './members.repository.ts';

/** Tells all owners, the new one included, that somebody is an owner now (product 10.1.10). */
export async function mailNewOwner(context: ShopContext, userId: string): Promise<void> {
  const { db, config, mailer } = context;
  const owner = await getMember(db, userId);
  if (owner === undefined) return;
  const address = `${config.publicOrigin}/desk/members`;
  const text = `नमस्ते,

${owner.full_name} (${owner.email}) अब दुकान के डेस्क की मालिक हैं। मालिक लोगों को जोड़ और हटा सकती हैं, और पैसे का हिसाब रखती हैं।

अगर यह ग़लत है, तो उन्हें यहाँ से हटाएँ:

${address}

Namaste,

${owner.full_name} (${owner.email}) is an owner of the shop's desk now. Owners let people in, take them out, and look after the money.

If this is wrong, remove them here:

${address}
`;
  for (const { account_role, role, email } of await listMembers(db)) {
    if ((account_role !== 'admin' && role !== 'owner') || email === '') continue;
    mailer.post({ to: email, subject: 'डेस्क पर नई मालिक · A new owner of the desk', text });
  }
}

/** Tells whom they belong to that recovery codes were made anew (product 10.1.10). */
export function mailNewRecoveryCodes({ config, mailer }: ShopContext, to: string): void {
  if (to === '') return;
  const address = `${config.publicOrigin}/forgot`;
  mailer.post({
    to,
    subject: 'बचाव वाले नए कोड · New recovery codes',
    text: `नमस्ते,

दुकान के डेस्क पर आपके खाते के बचाव वाले कोड अभी नए बनाए गए। पुराने कोड अब काम नहीं करेंगे।

अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें, और डेस्क के किसी मालिक को बताएँ:

${address}

Namaste,

new recovery codes were just made for your account at the shop's desk. The codes before no longer work.

If this was not you, choose a new password at once, and tell an owner of the desk:

${address}
`,
  });
}
