import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const HTTPS = {
  PUBLIC_ORIGIN: 'https://shop.example',
  PAYMENT_PROVIDER: 'sandbox',
  TRUST_PROXY: '127.0.0.1, 10.0.0.0/8',
};

test('needs no variable at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    dataDir: resolve('./data'),
    databaseUrl: undefined,
    publicOrigin: 'http://localhost:3000',
    isHttps: false,
    paymentProvider: 'sandbox',
    seed: 'demo',
    accessTokenTtl: 900_000,
    refreshTokenTtl: 30 * 86_400_000,
    trustedProxies: [],
    hasRateLimits: true,
  });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['METRICS_PORT', '65536'],
  ['METRICS_TOKEN', 'fifteen-letters'],
  ['METRICS_TOKEN', 'sixteen letters and spaces'],
  ['DATABASE_URL', 'mysql://x'],
  ['MEDIA_URL', 's3://pictures'],
  ['WORKERS', 'all'],
  ['WORKERS', '0'],
  ['WORKERS', '1.5'],
  ['WORKERS', '65'],
  ['PUBLIC_ORIGIN', 'shop.example'],
  ['PUBLIC_ORIGIN', 'https://shop.example/path'],
  ['SMTP_URL', 'http://x'],
  ['PAYMENT_PROVIDER', 'stripe'],
  ['PINCODE_ORIGIN', 'file:///etc/passwd'],
  ['IMAGE_HOSTS', 'img.example, https://x/'],
  ['SEED', 'yes'],
  ['ACCESS_TOKEN_TTL', '901'],
  ['ACCESS_TOKEN_TTL', '1.5'],
  ['REFRESH_TOKEN_TTL', '-1'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is rejected by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
});

test('several workers need PostgreSQL', () => {
  const sentence = /^WORKERS must be 1 without DATABASE_URL: SQLite serves one process/;
  expect(() => readConfig({ WORKERS: '2' })).toThrow(sentence);
  expect(() => readConfig({ WORKERS: '1' })).not.toThrow();
  const environment = { WORKERS: '64', DATABASE_URL: 'postgres://localhost/haat' };
  expect(() => readConfig(environment)).not.toThrow();
});

describe('ALLOWED_ORIGINS', () => {
  test('is empty by default, and a list without trailing slashes', () => {
    expect(readConfig({}).allowedOrigins).toEqual([]);
    const list = 'https://app.shop.example/, https://m.shop.example:8443';
    expect(readConfig({ ...HTTPS, ALLOWED_ORIGINS: list }).allowedOrigins).toEqual([
      'https://app.shop.example',
      'https://m.shop.example:8443',
    ]);
  });

  test.each([
    ['*', /each origin, without \*/],
    ['null', /"null" is none/],
    ['https://app.shop.example/path', /without a path/],
    ['https://app.shop.example?x', /without a path/],
    ['https://asha@app.shop.example', /is none/],
    ['HTTPS://APP.SHOP.EXAMPLE', /is none/],
    ['https://*.shop.example', /each origin, without \*/],
    ['app.shop.example', /is none/],
    ['nonsense, https://app.shop.example', /"nonsense" is none/],
    ['http://app.shop.example', /begin with https:\/\//],
    ['http://localhost:5173', /begin with https:\/\//],
    ['https://shop.other', /docs\/another-frontend\.md/],
    ['https://192.0.2.7', /of another/],
    // product 7.1.5
  ])('%s stops the start', (text, sentence) => {
    const read = () => readConfig({ ...HTTPS, ALLOWED_ORIGINS: text });
    expect(read).toThrow(/^ALLOWED_ORIGINS must /);
    expect(read).toThrow(sentence);
  });
});

describe('https', () => {
  test('makes cookies Secure', () => {
    expect(readConfig(HTTPS)).toMatchObject({ isHttps: true });
  });

  test('needs an explicit payment provider, not the sandbox by default', () => {
    const environment = { ...HTTPS, PAYMENT_PROVIDER: undefined };
    expect(() => readConfig(environment)).toThrow(/^PAYMENT_PROVIDER must be set/);
  });

  test('needs the addresses of its proxy, or that there is none', () => {
    const environment = { ...HTTPS, TRUST_PROXY: '' };
    expect(() => readConfig(environment)).toThrow(/^TRUST_PROXY must be set .*TRUST_PROXY=none/);
    expect(readConfig(HTTPS).trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8']);
    expect(readConfig({ ...HTTPS, TRUST_PROXY: 'none' }).trustedProxies).toEqual([]);
    expect(() => readConfig({ ...HTTPS, TRUST_PROXY: 'none, 127.0.0.1' })).toThrow(ConfigError);
  });

  test('is needed outside of this machine unless plain http is accepted', () => {
    const environment = { PUBLIC_ORIGIN: 'http://shop.example' };
    expect(() => readConfig(environment)).toThrow(ConfigError);
    const accepted = readConfig({ ...environment, ALLOW_INSECURE_HTTP: 'true' });
    expect(accepted.isHttps).toBe(false);
    expect(readConfig({ PUBLIC_ORIGIN: 'http://127.0.0.1:8080' }).publicOrigin).toBe(
      'http://127.0.0.1:8080',
    );
  });
});

test('razorpay needs its three secrets', () => {
  expect(() => readConfig({ PAYMENT_PROVIDER: 'razorpay' })).toThrow(
    /RAZORPAY_KEY_ID[\s\S]*RAZORPAY_KEY_SECRET[\s\S]*RAZORPAY_WEBHOOK_SECRET/,
  );
  const config = readConfig({
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: 'a',
    RAZORPAY_KEY_SECRET: 'b',
    RAZORPAY_WEBHOOK_SECRET: 'c',
  });
  expect(config.razorpay).toEqual({ keyId: 'a', keySecret: 'b', webhookSecret: 'c' });
});

describe('metrics', () => {
  const METRICS_TOKEN = 'sixteen-letters!';

  test('are off by default, and on this machine alone by METRICS_PORT', () => {
    expect(readConfig({}).metrics).toBeUndefined();
    const metrics = { port: 9464, host: '127.0.0.1', token: undefined };
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual(metrics);
  });

  test.each(['0.0.0.0', '::', '10.0.0.1', 'shop.example'])(
    'on %s require a token',
    (METRICS_HOST) => {
      const open = { METRICS_PORT: '9464', METRICS_HOST };
      expect(() => readConfig(open)).toThrow(/^METRICS_TOKEN must be set/);
      expect(readConfig({ ...open, METRICS_TOKEN }).metrics?.host).toBe(METRICS_HOST);
    },
  );

  test('need a port beside their token', () => {
    expect(() => readConfig({ METRICS_TOKEN })).toThrow(
      /^METRICS_PORT must be set with METRICS_TOKEN/,
    );
  });
});
