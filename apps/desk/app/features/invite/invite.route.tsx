import type { Route } from './+types/invite.route';
import { InviteOffer } from './invite-offer.tsx';

export default function InviteRoute({ params }: Route.ComponentProps) {
  return <InviteOffer token={params.token} />;
}
