import { DESCRIPTION_MARK, KEY_MARK, toPhoneticKey } from '@haat/domain/search';
import { type RawBuilder, sql } from 'kysely';
import { toWordRows } from '../../../src/catalogue/product-terms.ts';
import type { Database } from '../../../src/platform/database/open-database.ts';
import { runTransaction } from '../../../src/platform/database/transaction.ts';

/** Rows per statement: few enough for every time limit, enough to make round trips cheap. */
const CHUNK = 20_000;
const CATEGORIES = 8;
/** First words of names: each is in a twentieth of the products. */
const KINDS = [
  ...['mango', 'lime', 'garlic', 'chilli', 'turmeric', 'coriander', 'cumin', 'fennel', 'millet'],
  ...['moong', 'urad', 'sesame', 'jaggery', 'almond', 'jute', 'bamboo', 'cotton', 'clay', 'brass'],
  'wool',
];
/** Second words of names. */
const THINGS = ['pickle', 'powder', 'papad', 'biscuit', 'basket', 'bowl', 'shawl', 'lamp', 'toy'];
const KIND_KEYS = KINDS.map((word) => KEY_MARK + toPhoneticKey(word));
const THING_KEYS = THINGS.map((word) => KEY_MARK + toPhoneticKey(word));
/** Words of descriptions, of which each product has six. */
const WORDS = Array.from(
  { length: 300 },
  (_, index) => `${DESCRIPTION_MARK}word${String.fromCharCode(97 + (index % 26))}${index}`,
);

export interface ShopSize {
  products: number;
  orders: number;
  /** About 1 product in `perBrand` × brands. */
  brands: number;
}

/**
 * Fills an empty, migrated database with made-up products and orders. Every product is found by
 * "handmade", a twentieth of them by each word of {@link KINDS}, one by its number (`lot12`).
 */
export async function seedLarge(database: Database, size: ShopSize): Promise<void> {
  const { db, engine } = database;
  const isSqlite = engine === 'sqlite';
  const now = Date.now();
  const pad = (column: string) =>
    sql.raw(isSqlite ? `printf('%025d', ${column})` : `lpad((${column})::text, 25, '0')`);
  const text = (column: string) =>
    sql.raw(isSqlite ? `cast(${column} as text)` : `(${column})::text`);

  /** Runs a statement for the numbers from 0 to `count`, a chunk at a time. */
  async function fill(
    count: number,
    statement: (series: RawBuilder<unknown>) => RawBuilder<unknown>,
  ): Promise<void> {
    for (let from = 0; from < count; from += CHUNK) {
      const to = Math.min(from + CHUNK, count) - 1;
      const series = isSqlite
        ? sql`(with recursive series (n) as (select ${sql.lit(from)} union all select n + 1 from series where n < ${sql.lit(to)}) select n from series) as series`
        : sql`generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}) as series (n)`;
      await runTransaction(db, (transaction) => statement(series).execute(transaction));
    }
  }

  const pick = (words: readonly string[], index: string) =>
    sql`(select word from bench_words where list = ${sql.lit(words[0])} and i = ${sql.raw(index)} % ${sql.lit(words.length)})`;

  await sql`create table bench_words (list text, i integer, word text, primary key (list, i))`.execute(
    db,
  );
  for (const words of [KINDS, THINGS, KIND_KEYS, THING_KEYS, WORDS]) {
    const rows = words.map((word, i) => sql`(${words[0]}, ${sql.lit(i)}, ${word})`);
    await sql`insert into bench_words values ${sql.join(rows)}`.execute(db);
  }
  await fill(
    CATEGORIES,
    (series) => sql`
      insert into categories (id, name, slug, status, position, created_at, updated_at)
      select 'c' || ${pad('n')}, 'Category ' || ${text('n')}, 'category-' || ${text('n')}, 'active', n, ${sql.lit(now)}, ${sql.lit(now)}
      from ${series}`,
  );
  await fill(
    size.products,
    (series) => sql`
      insert into products (id, category_id, name, name_key, description, brand, brand_key,
        price_paise, discount_percent, stock_quantity, units_sold, rating_sum, rating_count,
        other_rating_sum, other_rating_count, rating_average, created_at, updated_at)
      select 'p' || ${pad('n')}, 'c' || ${pad(`n % ${CATEGORIES}`)},
        ${pick(KINDS, 'n')} || ' ' || ${pick(THINGS, 'n / 20')} || ' lot' || ${text('n')},
        ${pick(KINDS, 'n')} || ' ' || ${pick(THINGS, 'n / 20')} || ' lot' || ${text('n')},
        'Handmade in a village of Rajasthan by women who share what it earns.',
        'Group ' || ${text(`n % ${size.brands}`)}, 'group ' || ${text(`n % ${size.brands}`)},
        5000 + (n * 7919) % 90000, (n * 31) % 40, case when n % 17 = 0 then 0 else 1000 end,
        (n * 104729) % 5000, 4 * (n % 50), n % 50, 4 * (n % 50), n % 50, case when n % 50 = 0 then 0 else 400 end,
        ${sql.lit(now)} - (n * 15485863) % 100000000, ${sql.lit(now)}
      from ${series}`,
  );
  const terms = [
    { term: pick(KINDS, 'n'), weight: 8 },
    { term: pick(THINGS, 'n / 20'), weight: 8 },
    { term: pick(KIND_KEYS, 'n'), weight: 8 },
    { term: pick(THING_KEYS, 'n / 20'), weight: 8 },
    { term: sql`'lot' || ${text('n')}`, weight: 8 },
    { term: sql`'group'`, weight: 4 },
    { term: sql`'.handmade'`, weight: 1 },
    { term: sql`'.rajasthan'`, weight: 1 },
    ...[1, 3, 7, 11, 13, 17].map((step) => ({
      term: pick(WORDS, `(n * ${step} + ${step})`),
      weight: 1,
    })),
  ];
  for (const { term, weight } of terms) {
    await fill(
      size.products,
      (series) => sql`
        insert into product_terms (term, weight, product_id)
        select term, weight, product_id from
          (select ${term} as term, ${sql.lit(weight)} as weight, 'p' || ${pad('n')} as product_id from ${series}) as words
        where true on conflict do nothing`,
    );
  }
  for (const row of toWordRows([...KINDS, ...THINGS].map((term) => ({ term })))) {
    await db.insertInto('search_words').values(row).execute();
  }
  const shoppers = Math.ceil(size.orders / 20);
  await fill(
    shoppers,
    (series) => sql`
      insert into users (id, full_name, user_name, user_name_key, email, email_key,
        phone_number, password_hash, created_at, updated_at)
      select 'u' || ${pad('n')}, 'Shopper', 'u' || ${text('n')}, 'u' || ${text('n')},
        'u' || ${text('n')} || '@example.com', 'u' || ${text('n')} || '@example.com',
        '9876543210', 'none', ${sql.lit(now)}, ${sql.lit(now)}
      from ${series}`,
  );
  await fill(
    size.orders,
    (series) => sql`
      insert into orders (id, order_number, user_id, status, payment_method, payment_status,
        subtotal_paise, shipping_paise, taxes_paise, discount_paise, total_paise, address_id,
        address_name, address_phone_number, address_line1, address_line2, address_landmark,
        address_district, address_city, address_state, address_zip_code, address_country,
        address_type, created_at, updated_at)
      select 'o' || ${pad('n')}, 'B' || ${text('n')}, 'u' || ${pad(`n % ${shoppers}`)}, 'delivered',
        'cod', 'paid', 10000, 24000, 24000, 4000, 54000, 'none', 'Example Shopper', '9876543210',
        '12 Example Road', '', '', 'Jodhpur', 'Jodhpur', 'Rajasthan', '342001', 'India', 'Home',
        ${sql.lit(now)} - n * 1000, ${sql.lit(now)}
      from ${series}`,
  );
  for (const position of [0, 1]) {
    await fill(
      size.orders,
      (series) => sql`
        insert into order_lines (order_id, position, product_id, name, unit_price_paise, quantity)
        select 'o' || ${pad('n')}, ${sql.lit(position)},
          'p' || ${pad(`(n * 2 + ${position}) % ${size.products}`)}, 'Something', 5000, 1
        from ${series}`,
    );
  }
  await sql`drop table bench_words`.execute(db);
}
