// Writes a file of rows for the newest migration:
// node --conditions=@haat/source test/support/older-databases/make-older-databases.ts
// Of the older ones three stay as they are, what shops of those versions have; the rest is deleted, since
// each is migrated through all later versions.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { listMigrations, migrate } from '../../../src/platform/database/migrate.ts';
import { type Db, openDatabase } from '../../../src/platform/database/open-database.ts';
import { openSnapshot } from '../../../src/platform/database/snapshot.ts';
import { listOlderDatabases, OLDER_DATABASES, type StoredValue } from './older-database.ts';

const CREATED_AT = 1_780_000_000_000;
const WEEK_MS = 604_800_000;
const SUBTOTAL_PAISE = 10_000;
const CHARGES_PAISE = 24_000;
const DISCOUNT_PAISE = 4_000;
const TOTAL_PAISE = SUBTOTAL_PAISE + 2 * CHARGES_PAISE - DISCOUNT_PAISE;

/** The number of rows of a table. */
const ROWS = 2;

/**
 * Values that a rule of a table asks for, in the first and the second row; by column, or by table and
 * column. All others follow from the type. The first shopper's order is delivered, so the first product
 * has the review of a buyer, and the second another one.
 */
const VALUES: Readonly<Record<string, readonly [StoredValue, StoredValue]>> = {
  address_type: ['Home', 'Work'],
  amount_paise: [TOTAL_PAISE, TOTAL_PAISE],
  best_before_days: [90, null],
  bought_here: [1, 0],
  bought_rating_count: [1, 0],
  bought_rating_sum: [5, 0],
  content_type: ['image/png', 'image/png'],
  currency: ['INR', 'INR'],
  deleted_at: [null, null],
  discount_paise: [DISCOUNT_PAISE, DISCOUNT_PAISE],
  email: ['asha@example.com', 'bina@example.com'],
  email_key: ['asha@example.com', 'bina@example.com'],
  expires_at: [CREATED_AT + WEEK_MS, CREATED_AT + WEEK_MS],
  format: ['webp', 'jpeg'],
  is_default: [1, 1],
  latitude: [26.82, null],
  longitude: [75.55, null],
  opened_at: [CREATED_AT, CREATED_AT],
  original_price_paise: [2 * SUBTOTAL_PAISE, null],
  other_rating_count: [0, 1],
  other_rating_sum: [0, 5],
  pack_unit: ['g', null],
  payment_method: ['cod', 'online'],
  payment_status: ['paid', 'pending'],
  price_paise: [SUBTOTAL_PAISE, SUBTOTAL_PAISE],
  purpose: ['verify-email', 'reset-password'],
  rating: [5, 5],
  rating_average: [500, 500],
  rating_count: [1, 1],
  rating_sum: [5, 5],
  receipt_number: ['2026-27/000001', null],
  recovery_email: ['asha@example.com', 'bina@example.com'],
  recovery_email_key: ['asha@example.com', 'bina@example.com'],
  return_status: ['requested', null],
  shipping_paise: [CHARGES_PAISE, CHARGES_PAISE],
  subtotal_paise: [SUBTOTAL_PAISE, SUBTOTAL_PAISE],
  taxes_paise: [CHARGES_PAISE, CHARGES_PAISE],
  total_paise: [TOTAL_PAISE, TOTAL_PAISE],
  'categories.status': ['active', 'inactive'],
  'contact_info.id': ['shop', 'shop'],
  'content_drafts.kind': ['story', 'page'],
  'content_drafts.product_ids': ['["products-1"]', '[]'],
  'content_states.kind': ['story', 'page'],
  'content_states.product_ids': ['["products-1"]', '[]'],
  'desk_invites.maker_id': [null, 'makers-2'],
  'desk_invites.role': ['packer', 'group_member'],
  'desk_members.maker_id': [null, 'makers-2'],
  'desk_members.role': ['coordinator', 'group_member'],
  'home_deal.id': ['shop', 'shop'],
  'idempotency_keys.response_body': ['', ''],
  'ledger_entries.kind': ['sold', 'payout'],
  'ledger_entries.line_position': [1, null],
  'ledger_entries.order_id': ['orders-1', null],
  'ledger_entries.undoes_id': [null, null],
  'ledger_settings.id': ['shop', 'shop'],
  'makers.status': ['active', 'hidden'],
  'media.kind': ['catalogue', 'avatar'],
  'order_line_ticks.order_id': ['orders-1', 'orders-2'],
  'order_line_ticks.product_id': ['products-1', 'products-2'],
  'order_refunds.method': ['upi', 'bank'],
  'order_status_changes.status': ['delivered', 'processing'],
  'orders.status': ['delivered', 'pending'],
  'payments.status': ['paid', 'created'],
  'product_images.role': ['main', 'gallery'],
  'products.status': ['active', 'active'],
  'receipt_series.name': ['2026-27', 'TEST-2026-27'],
  'reviews.status': ['published', 'held'],
  'sandbox_payments.status': ['captured', 'failed'],
  'session_tokens.kind': ['access', 'refresh'],
  'users.role': ['customer', 'admin'],
};

/** Tables that can have one row only. */
const SINGLE_ROW = new Set(['contact_info', 'home_deal', 'ledger_settings']);

interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

const migrations = await listMigrations();
const { name } = migrations.at(-1) ?? { name: '' };
const file = name.replace(/\.sql$/, '.json');
if (!(await listOlderDatabases()).includes(file)) {
  const text = JSON.stringify({ migrations, tables: await makeRows(name) }, null, 2);
  await writeFile(new URL(file, OLDER_DATABASES), `${text}\n`);
  process.stdout.write(`${file} written.\n`);
}

async function makeRows(until: string): Promise<Record<string, Record<string, StoredValue>[]>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-older-'));
  const database = await openDatabase({ dataDir });
  await migrate(database, { until });
  const snapshot = await openSnapshot({ dataDir });
  const tables: Record<string, Record<string, StoredValue>[]> = {};
  for (const { name } of snapshot.tables) {
    if (name !== 'schema_migrations') tables[name] = await makeRowsOf(database.db, name);
  }
  await snapshot.close();
  await database.close();
  await rm(dataDir, { recursive: true });
  return tables;
}

async function makeRowsOf(db: Db, table: string): Promise<Record<string, StoredValue>[]> {
  const { rows: columns } = await sql<Column>`
    select name, type, "notnull", pk from pragma_table_info(${table})`.execute(db);
  const { rows: keys } = await sql<{ from: string; table: string }>`
    select "from", "table" from pragma_foreign_key_list(${table})`.execute(db);
  const targets = new Map(keys.map((key) => [key.from, key.table]));
  const count = SINGLE_ROW.has(table) ? 1 : ROWS;
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      columns.map((column) => [
        column.name,
        makeValue(table, column, index, targets.get(column.name)),
      ]),
    ),
  );
}

function makeValue(
  table: string,
  { name, type, notnull, pk }: Column,
  index: number,
  target: string | undefined,
): StoredValue {
  const given = VALUES[`${table}.${name}`] ?? VALUES[name];
  if (given !== undefined) return given[index] ?? null;
  const number = index + 1;
  const isOptional = notnull === 0 && pk === 0;
  if (isOptional && index > 0) return null;
  if (target !== undefined) return `${target}-${number}`;
  if (name.endsWith('_at')) return CREATED_AT;
  if (name === 'position') return index;
  if (name.startsWith('is_')) return index;
  if (type === 'BLOB') return `hex:0${number}ff`;
  if (type === 'REAL') return number + 0.5;
  if (type === 'INTEGER') return number;
  return pk > 0 && (name === 'id' || name === 'hash') ? `${table}-${number}` : `${name}-${number}`;
}
