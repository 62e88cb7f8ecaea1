import type { UserRole } from '@haat/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { PasswordCost } from './accounts/passwords/password-hashes.ts';
import type { Config } from './config.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { BackgroundWork } from './platform/background-work.ts';
import type { DatabaseEngine, Db } from './platform/database/open-database.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Device, SourceKeys } from './platform/security/source-keys.ts';

/** What every service gets as its first argument. One per app; nothing in it is about a request. */
export interface ShopContext {
  readonly config: Config;
  readonly db: Db;
  readonly engine: DatabaseEngine;
  readonly mailer: Mailer;
  /** Who takes online payments. */
  readonly payments: PaymentProvider;
  /** What new password hashes cost. */
  readonly passwordCost: PasswordCost;
  /** Keyed hashes of addresses and devices. */
  readonly sourceKeys: SourceKeys;
  /** What is done after a response. */
  readonly background: BackgroundWork;
  readonly log: FastifyBaseLogger;
  /** The time, epoch ms. Tests set it; nothing else in services or repositories reads a clock. */
  now(): number;
  /**
   * Drops the kept HTML of public pages, here at once and in other processes within seconds. Call
   * it after the commit of any change of what a public page shows (catalogue, stock that reaches or
   * leaves 0, reviews, stories, pages, contact).
   */
  dropPublicPages(): Promise<void>;
}

/** Where a request comes from, for limits and the security log. */
export interface Caller {
  /** Keyed hash of the address (the /64 of an IPv6 one). */
  readonly from: string;
  /** What the device cookie says; undefined without one. */
  readonly device: Device | undefined;
  /** Adds the request id to each line. */
  readonly log: FastifyBaseLogger;
}

/** The session of a signed-in shopper, as its access token names it. */
export interface Session {
  readonly userId: string;
  readonly role: UserRole;
  /** Id of the family of refresh tokens that began with the sign-in; it identifies the session. */
  readonly refreshTokenFamilyId: string;
}
