import { randomBytes } from 'node:crypto';
import { toPictureForm } from '@haat/server/test/support/requests/picture-form.ts';
import { newShopper } from '@haat/server/test/support/requests/visitor.ts';
import sharp from 'sharp';
import { type Activity, toAttempt } from '../activity.ts';
import { reportCount } from '../check-invariants.ts';

const SIDE = 12;

/** Registers shoppers with a picture each: a whole account with its picture, or nothing. */
export const registerWithAvatar: Activity = {
  name: 'registerUser',
  // A password takes its time to hash, and the process that decodes a picture its time to start.
  killAfter: { min: 60, max: 1_200 },
  async open(shop) {
    const acknowledged = new Set<string>();
    return {
      clients: Array.from({ length: shop.clients }, () => async () => {
        const shopper = newShopper({ email: `avatar-${shop.makeKey()}@example.com` });
        const form = await toPictureForm(
          { method: 'POST', url: '/api/v1/users/register' },
          await drawPicture(),
          { ...shopper },
        );
        // The server may reject a repetition: the first request has taken the e-mail address.
        return toAttempt(
          async () => ({ status: (await shop.send(form)).statusCode }),
          [201, 409],
          () => acknowledged.add(shopper.email),
        );
      }),
      *findViolations({ users }) {
        const known = new Set(users.map(({ email }) => email));
        yield* reportCount(
          Array.from(acknowledged).filter((email) => !known.has(email)),
          'acknowledged accounts are lost',
        );
        yield* reportCount(
          users.filter(({ email, avatarHash }) => email.startsWith('avatar-') && !avatarHash),
          'accounts without the picture that came with them',
        );
      },
    };
  },
};

/** Draws a unique picture. */
function drawPicture(): Promise<Buffer> {
  return sharp(randomBytes(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();
}
