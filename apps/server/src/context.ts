import type { UserRole } from '@haat/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { PasswordCost } from './accounts/passwords/password-hashes.ts';
import type { Config } from './config.ts';
import type { GoodsFileReader } from './desk/goods/reading/read-goods-file.ts';
import type { PictureDecoder } from './media/decoding/decode-picture.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { BackgroundWork } from './platform/background-work.ts';
import type { Bucket } from './platform/bucket/bucket.ts';
import type { DatabaseEngine, Db } from './platform/database/open-database.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { PushSender } from './platform/push/push-sender.ts';
import type { Device, SourceKeys } from './platform/security/source-keys.ts';

/** The first argument of every service. There is one per app; nothing in it is about a request. */
export interface ShopContext {
  readonly config: Config;
  readonly db: Db;
  readonly engine: DatabaseEngine;
  /** Where pictures are; undefined: in the database. */
  readonly bucket: Bucket | undefined;
  readonly mailer: Mailer;
  /** Where notices to browsers go. */
  readonly push: PushSender;
  /** The provider of online payments. */
  readonly payments: PaymentProvider;
  /** Cost of new password hashes. */
  readonly passwordCost: PasswordCost;
  /** Decodes untrusted pictures. */
  readonly decodePicture: PictureDecoder;
  /** Reads untrusted files of goods. */
  readonly readGoodsFile: GoodsFileReader;
  /** Keyed hashes of IP addresses and devices. */
  readonly sourceKeys: SourceKeys;
  /** Work after responses. */
  readonly background: BackgroundWork;
  readonly log: FastifyBaseLogger;
  /** The current time, epoch ms. Tests set it; services and repositories read no other clock. */
  now(): number;
}

/** The source of a request, for limits and the security log. */
export interface Caller {
  /** Keyed hash of the IP address (the /64 of an IPv6 address). */
  readonly from: string;
  /** The device of the device cookie; undefined without one. */
  readonly device: Device | undefined;
  /** Adds the request id to each line. */
  readonly log: FastifyBaseLogger;
}

/** The session of a signed-in shopper, as its access token names it. */
export interface Session {
  readonly userId: string;
  /** What the session may do: `admin` only after it gave the second factor (product 10.1.9). */
  readonly role: UserRole;
  /** The role of the account, whatever the session gave. */
  readonly accountRole: UserRole;
  /** Id of the family of refresh tokens that began with the sign-in; it identifies the session. */
  readonly refreshTokenFamilyId: string;
}
