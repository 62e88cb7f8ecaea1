import { SignedIn } from '../../components/access/signed-in.tsx';
import type { Route } from './+types/invite.route';
import { InviteOffer } from './invite-offer.tsx';

export default function InviteRoute({ params }: Route.ComponentProps) {
  return (
    <SignedIn>
      <InviteOffer token={params.token} />
    </SignedIn>
  );
}
