import { copyFile, mkdir, open, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { claimSeed } from '../../src/catalogue/import/catalogue-import.repository.ts';
import { readConfig } from '../../src/config.ts';
import { checkBackups } from '../../src/doctor/check-backups.ts';
import { checkDatabase, judgeClock } from '../../src/doctor/check-database.ts';
import { checkDisk } from '../../src/doctor/check-disk.ts';
import { checkMail } from '../../src/doctor/check-mail.ts';
import { checkOrigin } from '../../src/doctor/check-origin.ts';
import { checkPayments } from '../../src/doctor/check-payments.ts';
import { checkSettings } from '../../src/doctor/check-settings.ts';
import { checkShop } from '../../src/doctor/check-shop.ts';
import type { Finding } from '../../src/doctor/finding.ts';
import { formatReports, hasProblem, runChecks } from '../../src/doctor/run-checks.ts';
import { toSqlitePath } from '../../src/platform/database/open-database.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { writeMigratedDatabase } from '../support/databases/migrated-database.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { findFreePort } from '../support/processes/free-port.ts';
import { makeFolder } from '../support/processes/make-folder.ts';
import { startCommand, toEnvironment } from '../support/processes/run-command.ts';
import { startMailServer } from '../support/services/mail-server.ts';

const DOCTOR = 'commands/doctor.ts';
const NOW = Date.UTC(2026, 10, 23, 6);

const OPEN_SHOP = {
  PUBLIC_ORIGIN: 'https://shop.example',
  TRUST_PROXY: '127.0.0.1',
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_0123456789abcd',
  RAZORPAY_KEY_SECRET: 'a-secret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
};

const DOMAIN_EXISTS = { hasDomain: async () => true };

/** The sentences of one severity. */
function tell(findings: readonly Finding[], severity: Finding['severity']): string[] {
  return findings.filter((one) => one.severity === severity).map(({ text }) => text);
}

describe('the settings', () => {
  test('valid ones of an open shop are fine', () => {
    expect(checkSettings(OPEN_SHOP)).toEqual([
      { severity: 'fine', text: 'All settings are valid.' },
    ]);
  });

  test('each wrong one is a problem in the words of the server', () => {
    expect(tell(checkSettings({ PORT: 'x', SEED: 'x' }), 'problem')).toEqual([
      'PORT must be a number.',
      'SEED must be demo or none.',
    ]);
    const unsafe = checkSettings({ PUBLIC_ORIGIN: 'https://shop.example' });
    expect(tell(unsafe, 'problem')).toEqual([
      expect.stringContaining('PAYMENT_PROVIDER must be set'),
      expect.stringContaining('TRUST_PROXY must be set'),
    ]);
  });
});

describe('the payment keys', () => {
  test.each([
    [{}, 'fine', 'have their form'],
    [{ PAYMENT_PROVIDER: 'sandbox' }, 'warning', 'no money is taken'],
    [{ RAZORPAY_KEY_ID: 'rzp_test_0123456789abcd' }, 'warning', 'is a test key'],
    [{ RAZORPAY_KEY_ID: 'live_0123' }, 'problem', 'must begin with rzp_live_ or rzp_test_'],
    [{ RAZORPAY_KEY_SECRET: '"quoted"' }, 'problem', 'RAZORPAY_KEY_SECRET has spaces or quotes'],
    [{ RAZORPAY_KEY_SECRET: OPEN_SHOP.RAZORPAY_WEBHOOK_SECRET }, 'problem', 'must differ'],
  ] as const)('with %j', (changed, severity, text) => {
    const findings = checkPayments(readConfig({ ...OPEN_SHOP, ...changed }));
    expect(tell(findings, severity)).toEqual([expect.stringContaining(text)]);
  });
});

describe('the disk', () => {
  test('a writable folder is fine, one that is missing is told, a file is a problem', async () => {
    const dataDir = await makeFolder();
    const check = (folder: string) => checkDisk(readConfig({ DATA_DIR: folder }));
    expect(tell(await check(dataDir), 'problem')).toEqual([]);
    const besidePostgres = readConfig({
      DATA_DIR: join(dataDir, 'none'),
      DATABASE_URL: 'postgres://localhost/haat',
    });
    expect(tell(await checkDisk(besidePostgres), 'warning')).toEqual([]);
    expect(tell(await check(join(dataDir, 'none')), 'warning')).toEqual([
      expect.stringContaining('does not exist yet'),
    ]);
    await writeFile(join(dataDir, 'file'), '');
    expect(tell(await check(join(dataDir, 'file')), 'problem')).toEqual([
      expect.stringContaining('is not a folder'),
    ]);
  });
});

describe('the database', () => {
  const check = (dataDir: string) =>
    checkDatabase(readConfig({ DATA_DIR: dataDir }), { now: Date.now, checksWhole: false });

  test('a migrated one is fine, also of PostgreSQL', async () => {
    const shop = await buildTestApp();
    const findings = await checkDatabase(shop.config, { now: Date.now, checksWhole: false });
    expect(findings).toEqual([
      { severity: 'fine', text: expect.stringMatching(/^(SQLite|PostgreSQL) \d+\..*MB\.$/) },
    ]);
  });

  test('one whose migrations are missing, or newer than this version, is told', async () => {
    const shop = await buildTestApp();
    const { db } = shop.context;
    const newest = await db
      .selectFrom('schema_migrations')
      .selectAll()
      .orderBy('name', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const replace = async (name: string, row: typeof newest) => {
      await db.deleteFrom('schema_migrations').where('name', '=', name).execute();
      await db.insertInto('schema_migrations').values(row).execute();
    };
    const later = '9999_from_the_future.sql';
    await replace(newest.name, { ...newest, name: later });
    try {
      const findings = await checkDatabase(shop.config, { now: Date.now, checksWhole: false });
      expect(tell(findings, 'problem')).toEqual([expect.stringContaining(later)]);
      expect(tell(findings, 'warning')).toEqual([expect.stringContaining(`${newest.name} first`)]);
    } finally {
      // The tests of a run share the tables of one PostgreSQL.
      await replace(later, newest);
    }
  });

  test('a damaged page is a problem', async () => {
    const whole = await makeFolder();
    const dataDir = await makeFolder();
    await writeMigratedDatabase(whole);
    await copyFile(toSqlitePath(whole), toSqlitePath(dataDir));
    const file = await open(toSqlitePath(dataDir), 'r+');
    const { size } = await file.stat();
    // The page of an index in the second half; the schema in the first pages stays.
    await file.write(Buffer.alloc(8192 * 4, 0xff), 0, 8192 * 4, Math.floor(size / 16384) * 8192);
    await file.close();
    expect(tell(await check(dataDir), 'problem')[0]).toContain('Restore the newest backup');
  });

  test.each([
    [{ clock: NOW + 500, migratedAt: NOW - 1 }, undefined],
    [{ clock: NOW + 1_000 + 2_500, migratedAt: undefined }, 'warning'],
    [{ clock: NOW - 40_000, migratedAt: undefined }, 'problem'],
    [{ clock: undefined, migratedAt: NOW + 86_400_000 }, 'problem'],
  ])('clocks of %j are judged', (clocks, severity) => {
    expect(judgeClock(clocks, NOW, NOW + 1_000)[0]?.severity).toBe(severity);
  });
});

describe('what shoppers read', () => {
  // product 2.5.2, 2.7.16
  test('foods whose label lacks something are named, and a seller is asked for but in the demo shop', async () => {
    const shop = await buildTestApp();
    const { db } = shop.context;
    const check = () => checkShop(shop.config);
    await claimSeed(db, 'demo', NOW);
    const names = Array.from({ length: 12 }, (_, index) => `Papad ${index + 10}`);
    const food = {
      is_vegetarian: 1,
      pack_amount: 200,
      pack_unit: 'g',
      ingredients: 'Dal.',
    } as const;
    const label = { allergens: 'None.', best_before_days: 120 };
    for (const name of names) await addProduct(shop.context, { name, ...food, ...label });
    expect(tell(await check(), 'fine')).toEqual([
      expect.stringContaining('demonstration'),
      'Labels of food on sale, all whole: 12.',
    ]);

    await db.deleteFrom('applied_seeds').where('name', '=', 'demo').execute();
    const lacking = { allergens: '', best_before_days: null };
    await db.updateTable('products').set(lacking).where('name', '=', 'Papad 10').execute();
    expect(tell(await check(), 'warning')).toEqual([
      expect.stringContaining(': legal name, address, FSSAI licence, grievance officer.'),
      'Labels of food on sale that lack something: 1 of 12. Papad 10 (allergens, best before).',
    ]);
    await db.updateTable('products').set({ ingredients: '' }).execute();
    expect(tell(await check(), 'warning')[1]).toMatch(/Papad 19 \(ingredients\); and 2 more\.$/);
  });
});

describe('the mail server', () => {
  const MAIL_FROM = 'Haat <no-reply@shop.example>';

  test('a rejected login is a problem, told without the password', async () => {
    const port = await findFreePort();
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Invalid login')),
    });
    server.listen(port, '127.0.0.1');
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const config = readConfig({ SMTP_URL: `smtp://u:secret@127.0.0.1:${port}`, MAIL_FROM });
    const findings = await checkMail(config, DOMAIN_EXISTS);
    expect(tell(findings, 'problem')).toEqual([
      expect.stringContaining('rejects the user or the password'),
    ]);
    expect(JSON.stringify(findings)).not.toContain('secret');
  });

  test('an open shop without mails, and senders that mailboxes reject, are problems', async () => {
    expect(tell(await checkMail(readConfig(OPEN_SHOP)), 'problem')).toEqual([
      expect.stringContaining('nobody gets them'),
    ]);
    const { url } = await startMailServer();
    const tellOf = async (from: string, exists: boolean | undefined) =>
      tell(
        await checkMail(readConfig({ SMTP_URL: url, MAIL_FROM: from }), {
          hasDomain: async () => exists,
        }),
        exists === undefined ? 'warning' : 'problem',
      );
    expect(await tellOf('no-reply@shop.example', undefined)).toContainEqual(
      expect.stringContaining('cannot be looked up'),
    );
    expect(await tellOf('Haat', true)).toEqual(['MAIL_FROM has no e-mail address.']);
    expect(await tellOf('Haat <no-reply@localhost>', true)).toEqual([
      expect.stringContaining('@localhost'),
    ]);
    expect(await tellOf('no-reply@gone.example', false)).toEqual([
      expect.stringContaining('No DNS server knows gone.example'),
    ]);
  });
});

describe('the public origin', () => {
  test.each([
    [{ status: 200, body: '{"status":"ok"}' }, 'fine', 'responds at'],
    [{ status: 200, body: '{"status":"degraded"}' }, 'problem', 'no space'],
    [{ status: 200, body: '<h1>Welcome to nginx</h1>' }, 'problem', 'is not the shop'],
    [{ status: 502, body: 'Bad gateway' }, 'problem', 'is not the shop (502)'],
  ] as const)(
    'a response of %j is told when it is asked',
    async ({ status, body }, severity, text) => {
      const port = await findFreePort();
      const server = createServer((_request, response) => {
        response.writeHead(status).end(body);
      }).listen(port);
      onTestFinished(() => void server.close());
      const findings = await checkOrigin(readConfig({ PORT: String(port) }), { reaches: true });
      expect(tell(findings, severity)).toEqual([expect.stringContaining(text)]);
    },
  );
});

describe('the backups', () => {
  test('a fresh one is fine, an old one and none are problems', async () => {
    const folder = await makeFolder();
    expect(tell(await checkBackups(folder, NOW), 'problem')).toEqual([
      expect.stringContaining('There is no verified backup'),
    ]);
    // Neither was restored and compared.
    await writeFile(join(folder, 'haat-20261122T031000Z.jsonl.zst.part'), '');
    await writeFile(join(folder, 'haat-20261122T031000Z.jsonl.zst.unverified'), '');
    expect(tell(await checkBackups(folder, NOW), 'problem')).toEqual([
      expect.stringContaining('There is no verified backup'),
    ]);
    await writeFile(join(folder, 'haat-20261122T031000Z.jsonl.zst.age'), '');
    expect(tell(await checkBackups(folder, NOW), 'problem')).toEqual([]);
    expect(tell(await checkBackups(folder, NOW + 3_600_000), 'problem')).toEqual([
      'The newest verified backup, haat-20261122T031000Z.jsonl.zst.age, is 27 hours old.',
    ]);
    await writeFile(join(folder, 'haat-20261123T031000Z.jsonl.zst'), '');
    const findings = await checkBackups(folder, NOW);
    expect(tell(findings, 'fine')).toEqual([expect.stringContaining('is 2 hours old')]);
    expect(tell(findings, 'warning')).toEqual([expect.stringContaining('not encrypted')]);
    expect(tell(await checkBackups(join(folder, 'none'), NOW), 'problem')).toHaveLength(1);
  });
});

describe('the checks together', () => {
  test('one that throws and one that never ends are problems, and the others are told', async () => {
    const reports = await runChecks(
      [
        { topic: 'good', find: async () => [{ severity: 'fine', text: 'Good.' }] },
        { topic: 'broken', find: () => Promise.reject(new Error('It broke.')) },
        { topic: 'slow', find: () => new Promise(() => {}) },
      ],
      20,
    );
    expect(formatReports(reports)).toBe(
      [
        'ok      good: Good.',
        'PROBLEM broken: It broke.',
        'PROBLEM slow: There was no result within 0.02 s.',
        '2 problems, 0 warnings.',
        '',
      ].join('\n'),
    );
    expect(hasProblem(reports)).toBe(true);
    expect(hasProblem(reports.slice(0, 1))).toBe(false);
  });

  test('the command ends with 0 for a shop that can open, and with 1 for one that cannot', async () => {
    const shop = await buildTestApp();
    const backups = await makeFolder();
    await mkdir(backups, { recursive: true });
    const good = await startCommand(DOCTOR, [], toEnvironment(shop));
    expect(good).toMatchObject({ exitCode: 0, stderr: '' });
    expect(good.stdout).toMatch(/^0 problems, /m);
    const bad = await startCommand(DOCTOR, ['--backups', backups], {
      ...toEnvironment(shop),
      LOG_LEVEL: 'loud',
    });
    expect(bad.exitCode).toBe(1);
    expect(bad.stdout).toContain('PROBLEM settings: LOG_LEVEL must be fatal');
    expect(bad.stdout).toContain('PROBLEM backups: There is no verified backup in');
    const wrong = await startCommand(DOCTOR, ['--unknown'], toEnvironment(shop));
    expect(wrong.stderr).toMatch(/^Usage: node dist\/commands\/doctor\.js /);
  });
});
