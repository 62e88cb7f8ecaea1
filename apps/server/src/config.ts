import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ACCESS_TOKEN_MS, REFRESH_TOKEN_MS, UNPAID_ORDER_WAIT_MS } from '@haat/domain';
import * as z from 'zod';
import { type BucketLocation, parseBucketUrl } from './platform/bucket/bucket-url.ts';
import type { MetricsAddress } from './platform/workers/worker-messages.ts';

/** The builds of the web shells, relative to `src/` and to `dist/`. */
const STOREFRONT_BUILD = fileURLToPath(new URL('../../storefront/build', import.meta.url));
const DESK_BUILD = fileURLToPath(new URL('../../desk/build', import.meta.url));

/** Names of this machine, as `hostname` of a URL has them. */
export const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const seconds = (name: string, min: number, max: number) =>
  z.coerce
    .number(`${name} must be a number of seconds.`)
    .int(`${name} must be a whole number of seconds.`)
    .min(min, `${name} must be at least ${min} seconds.`)
    .max(max, `${name} must be at most ${max} seconds.`);

const flag = (name: string) =>
  z
    .enum(['true', 'false', '1', '0'], `${name} must be true or false.`)
    .transform((text) => text === 'true' || text === '1');

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const environmentSchema = z
  .object({
    PORT: z.coerce
      .number('PORT must be a number.')
      .int('PORT must be a whole number.')
      .min(1, 'PORT must be between 1 and 65535.')
      .max(65_535, 'PORT must be between 1 and 65535.')
      .default(3000),
    HOST: z.string().default('localhost'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres://.')
      .optional(),
    WORKERS: z.coerce
      .number('WORKERS must be a number.')
      .int('WORKERS must be a whole number.')
      .min(1, 'WORKERS must be between 1 and 64.')
      .max(64, 'WORKERS must be between 1 and 64.')
      .default(1),
    PUBLIC_ORIGIN: z
      .string()
      .refine(
        isOrigin,
        'PUBLIC_ORIGIN must be an origin such as https://shop.example, without a path.',
      )
      .optional(),
    ALLOWED_ORIGINS: list.default([]),
    MEDIA_URL: z
      .string()
      .refine(
        (text) => parseBucketUrl(text) !== undefined,
        'MEDIA_URL must be such as s3://bucket/folder?region=ap-south-1, or s3://bucket/folder?endpoint=https://s3.example of another provider than AWS; the credentials are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
      )
      .optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'SMTP_URL must start with smtp:// or smtps://.')
      .optional(),
    MAIL_FROM: z.string().default('Haat <no-reply@localhost>'),
    PAYMENT_PROVIDER: z
      .enum(['sandbox', 'razorpay'], 'PAYMENT_PROVIDER must be sandbox or razorpay.')
      .optional(),
    RAZORPAY_KEY_ID: z.string().optional(),
    RAZORPAY_KEY_SECRET: z.string().optional(),
    RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
    PINCODE_ORIGIN: z
      .string()
      .refine(isOrigin, 'PINCODE_ORIGIN must be an origin such as https://pincode.example.')
      .optional(),
    IMAGE_HOSTS: list
      .refine((hosts) => hosts.every(isHost), 'IMAGE_HOSTS must be host names separated by commas.')
      .default([]),
    SEED: z.enum(['demo', 'none'], 'SEED must be demo or none.').default('demo'),
    ACCESS_TOKEN_TTL: seconds('ACCESS_TOKEN_TTL', 1, ACCESS_TOKEN_MS / 1000).default(
      ACCESS_TOKEN_MS / 1000,
    ),
    REFRESH_TOKEN_TTL: seconds('REFRESH_TOKEN_TTL', 10, 90 * 86_400).default(
      REFRESH_TOKEN_MS / 1000,
    ),
    UNPAID_ORDER_TTL: seconds('UNPAID_ORDER_TTL', 300, 3 * 86_400).default(
      UNPAID_ORDER_WAIT_MS / 1000,
    ),
    TRUST_PROXY: list
      .refine(
        (ranges) => ranges.every(isAddressRange) || isNoProxy(ranges),
        'TRUST_PROXY must be addresses or CIDR ranges separated by commas, or none.',
      )
      .optional(),
    RATE_LIMITS: z.enum(['on', 'off'], 'RATE_LIMITS must be on or off.').default('on'),
    SERVICE_WORKERS: z.enum(['on', 'off'], 'SERVICE_WORKERS must be on or off.').default('on'),
    ALLOW_INSECURE_HTTP: flag('ALLOW_INSECURE_HTTP').default(false),
    SHELL_BUILD: z.string().optional(),
    DESK_BUILD: z.string().optional(),
    METRICS_PORT: z.coerce
      .number('METRICS_PORT must be a number.')
      .int('METRICS_PORT must be a whole number.')
      .min(1, 'METRICS_PORT must be between 1 and 65535.')
      .max(65_535, 'METRICS_PORT must be between 1 and 65535.')
      .optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_TOKEN: z
      .string()
      .min(16, 'METRICS_TOKEN must have at least 16 characters.')
      .regex(/^[\x21-\x7e]+$/, 'METRICS_TOKEN must be ASCII without spaces.')
      .optional(),
    BACKUP_DIR: z.string().optional(),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
      )
      .default('info'),
  })
  .superRefine((environment, issues) => {
    if (environment.PAYMENT_PROVIDER === 'razorpay') {
      for (const name of [
        'RAZORPAY_KEY_ID',
        'RAZORPAY_KEY_SECRET',
        'RAZORPAY_WEBHOOK_SECRET',
      ] as const) {
        if (environment[name] === undefined) {
          issues.addIssue({
            code: 'custom',
            path: [name],
            message: `${name} is needed when PAYMENT_PROVIDER is razorpay.`,
          });
        }
      }
    }
    if (environment.METRICS_TOKEN !== undefined && environment.METRICS_PORT === undefined) {
      issues.addIssue({
        code: 'custom',
        path: ['METRICS_PORT'],
        message:
          'METRICS_PORT must be set with METRICS_TOKEN: the metrics have a port of their own.',
      });
    }
    if (environment.METRICS_PORT === environment.PORT) {
      issues.addIssue({
        code: 'custom',
        path: ['METRICS_PORT'],
        message: 'METRICS_PORT must be another port than PORT.',
      });
    }
    if (
      environment.METRICS_PORT !== undefined &&
      environment.METRICS_TOKEN === undefined &&
      !isLoopback(environment.METRICS_HOST)
    ) {
      issues.addIssue({
        code: 'custom',
        path: ['METRICS_TOKEN'],
        message:
          'METRICS_TOKEN must be set when METRICS_HOST is not of this machine, or others read the metrics.',
      });
    }
    if (environment.WORKERS > 1 && environment.DATABASE_URL === undefined) {
      issues.addIssue({
        code: 'custom',
        path: ['WORKERS'],
        message:
          'WORKERS must be 1 without DATABASE_URL: SQLite serves one process, PostgreSQL any number.',
      });
    }
    for (const message of findUnfitOrigins(environment)) {
      issues.addIssue({ code: 'custom', path: ['ALLOWED_ORIGINS'], message });
    }
    const origin = URL.parse(environment.PUBLIC_ORIGIN ?? '');
    if (origin === null) return;
    if (origin.protocol === 'https:') {
      if (environment.PAYMENT_PROVIDER === undefined) {
        issues.addIssue({
          code: 'custom',
          path: ['PAYMENT_PROVIDER'],
          message:
            'PAYMENT_PROVIDER must be set when PUBLIC_ORIGIN is https: razorpay, or sandbox for a shop that takes no real money.',
        });
      }
      if (environment.TRUST_PROXY === undefined) {
        issues.addIssue({
          code: 'custom',
          path: ['TRUST_PROXY'],
          message:
            'TRUST_PROXY must be set when PUBLIC_ORIGIN is https: addresses or CIDR ranges of the proxy that ends TLS, such as 127.0.0.1, or all shoppers share its address and its rate limits. TRUST_PROXY=none is for a shop without a proxy.',
        });
      }
    } else if (!LOOPBACK_HOSTS.has(origin.hostname) && !environment.ALLOW_INSECURE_HTTP) {
      issues.addIssue({
        code: 'custom',
        path: ['PUBLIC_ORIGIN'],
        message:
          'PUBLIC_ORIGIN must be https outside of this machine, or passwords travel in the open. Set ALLOW_INSECURE_HTTP=true to accept that.',
      });
    }
  });

/** The names of all settings of the server. */
export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

/** The settings of the server, validated. */
export interface Config {
  port: number;
  host: string;
  /** Processes that serve behind the port. */
  workers: number;
  /** Absolute path of the folder of the embedded database and the outbox. */
  dataDir: string;
  /** Set: PostgreSQL. Not set: SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** Set: pictures are in this bucket. Not set: in the database. */
  media: BucketLocation | undefined;
  /** Origin that shoppers see, such as https://shop.example; links in mails start with it. */
  publicOrigin: string;
  /** True when `publicOrigin` is https: Secure cookies with the `__Host-` prefix, and HSTS. */
  isHttps: boolean;
  /** Origins of the shop's site whose pages may call the API with the session; see `cross-origin.ts`. */
  allowedOrigins: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  paymentProvider: 'sandbox' | 'razorpay';
  razorpay: { keyId: string; keySecret: string; webhookSecret: string } | undefined;
  pincodeOrigin: string | undefined;
  /** Host names besides the shop's own that pictures may come from. */
  imageHosts: readonly string[];
  seed: 'demo' | 'none';
  /** Life of an access token in ms. */
  accessTokenTtl: number;
  /** Idle life of a remembered refresh token in ms. */
  refreshTokenTtl: number;
  /** Time in which an online order must be paid, ms. */
  unpaidOrderTtl: number;
  /** IP addresses whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** Rate limits, also of the orders of an account. False only in tests and benchmarks. */
  hasRateLimits: boolean;
  /** False where browsers shall remove the service workers that they have. */
  hasServiceWorkers: boolean;
  /** Folders with the builds of web shells (`server/index.js`, `client/`), absolute: storefront in English and in Hindi, desk. */
  shellBuilds: readonly string[];
  metrics: MetricsAddress | undefined;
  /** Folder of the backups, absolute; only their names are read. */
  backupDir: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** The environment is not usable; the message has one line per wrong variable, naming it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables; an empty variable counts as not set.
 *
 * @throws {ConfigError} naming every variable that is wrong.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => issue.message).join('\n'));
  }
  const read = result.data;
  const publicOrigin = new URL(read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`).origin;
  const isHttps = publicOrigin.startsWith('https:');
  const storefront = read.SHELL_BUILD ?? STOREFRONT_BUILD;
  return {
    port: read.PORT,
    host: read.HOST,
    workers: read.WORKERS,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    media: read.MEDIA_URL === undefined ? undefined : parseBucketUrl(read.MEDIA_URL),
    publicOrigin,
    isHttps,
    allowedOrigins: read.ALLOWED_ORIGINS.map((text) => new URL(text).origin),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    paymentProvider: read.PAYMENT_PROVIDER ?? 'sandbox',
    razorpay: readRazorpay(read),
    pincodeOrigin: read.PINCODE_ORIGIN,
    imageHosts: read.IMAGE_HOSTS,
    seed: read.SEED,
    accessTokenTtl: read.ACCESS_TOKEN_TTL * 1000,
    refreshTokenTtl: read.REFRESH_TOKEN_TTL * 1000,
    unpaidOrderTtl: read.UNPAID_ORDER_TTL * 1000,
    trustedProxies: toTrustedProxies(read.TRUST_PROXY),
    hasRateLimits: read.RATE_LIMITS === 'on',
    hasServiceWorkers: read.SERVICE_WORKERS === 'on',
    shellBuilds: [storefront, join(storefront, 'hi'), read.DESK_BUILD ?? DESK_BUILD].map((folder) =>
      resolve(folder),
    ),
    metrics: readMetrics(read),
    backupDir: read.BACKUP_DIR === undefined ? undefined : resolve(read.BACKUP_DIR),
    logLevel: read.LOG_LEVEL,
  };
}

/** A sentence for each allowed origin that is none, or whose pages could not use the session. */
function findUnfitOrigins(
  environment: Readonly<{
    PUBLIC_ORIGIN?: string | undefined;
    PORT: number;
    ALLOWED_ORIGINS: readonly string[];
  }>,
): string[] {
  const shop = URL.parse(environment.PUBLIC_ORIGIN ?? `http://localhost:${environment.PORT}`);
  // Another message names what is wrong with it.
  if (shop === null) return [];
  return environment.ALLOWED_ORIGINS.flatMap((text) => {
    if (text.includes('*')) {
      return 'ALLOWED_ORIGINS must list each origin, without *: every page there can act for a signed-in shopper.';
    }
    if (!isOrigin(text)) {
      return `ALLOWED_ORIGINS must be origins such as https://app.shop.example separated by commas, without a path; ${JSON.stringify(text)} is none.`;
    }
    const origin = new URL(text);
    if (origin.protocol !== shop.protocol) {
      return `ALLOWED_ORIGINS must begin with ${shop.protocol}// like PUBLIC_ORIGIN, or browsers do not send the session; ${text} does not.`;
    }
    return canShareSite(origin, shop)
      ? []
      : `ALLOWED_ORIGINS must be of the same site as PUBLIC_ORIGIN (${shop.origin}), or browsers do not send the session; ${text} is of another. Its server can pass /api on to the shop instead: packages/api-sdk/docs/another-frontend.md.`;
  });
}

/**
 * Whether two hosts may be of one site: equal, or alike in their last two labels. That is necessary, and
 * enough but for suffixes such as co.in, which only a list of all of them knows.
 */
function canShareSite({ hostname: one }: URL, { hostname: other }: URL): boolean {
  if (one === other) return true;
  const lastLabels = (host: string) => host.split('.').slice(-2).join('.');
  const areNames = [one, other].every((host) => host.includes('.') && isIP(host) === 0);
  return areNames && lastLabels(one) === lastLabels(other);
}

function readRazorpay(read: z.infer<typeof environmentSchema>): Config['razorpay'] {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = read;
  if (!RAZORPAY_KEY_ID || !RAZORPAY_KEY_SECRET || !RAZORPAY_WEBHOOK_SECRET) return undefined;
  return {
    keyId: RAZORPAY_KEY_ID,
    keySecret: RAZORPAY_KEY_SECRET,
    webhookSecret: RAZORPAY_WEBHOOK_SECRET,
  };
}

function readMetrics(read: z.infer<typeof environmentSchema>): MetricsAddress | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = read;
  return port === undefined ? undefined : { port, host, token };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function toTrustedProxies(ranges: readonly string[] = []): readonly string[] {
  return isNoProxy(ranges) ? [] : ranges;
}

function isNoProxy(ranges: readonly string[]): boolean {
  return ranges.length === 1 && ranges[0] === 'none';
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false;
  return text === url.origin || text === `${url.origin}/`;
}

function isHost(text: string): boolean {
  return URL.parse(`https://${text}/`)?.host === text.toLowerCase();
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}
