/**
 * Texts that break programs: each stands for a family that has broken one. Lone surrogates and NUL
 * are among them; the well-known public lists have neither.
 */
export const NAUGHTY_TEXTS: readonly string[] = [
  '',
  ' ',
  '\t\r\n',
  'a\0b',
  '\ud800',
  '\ufeff',
  '\u202eevil\u202c',
  '👩‍👩‍👧‍👦🇮🇳',
  'हाट',
  'İıſß',
  '\u0001\u001b[31m\u007f\u009f',
  '\u2028\u2029',
  'null',
  'NaN',
  '-1',
  '1.5',
  '1e400',
  '0x10',
  '९',
  '9007199254740993',
  'TRUE',
  '__proto__',
  'constructor',
  '$\u007b7*7}',
  '%s%n%x',
  '%',
  '_',
  '\\',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  'x\r\nBcc: everybody@example.com',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../../etc/passwd',
  '..',
  '//evil.example',
  '; id',
  '(a+)+$',
  'a'.repeat(201),
  'a'.repeat(3_000),
  '🧺'.repeat(129),
];

const DEEP = 5_000;

/** Values as JSON text, some of which have no JavaScript value. */
export const NAUGHTY_JSON: readonly string[] = [
  ...NAUGHTY_TEXTS.map((text) => JSON.stringify(text)),
  'null',
  'false',
  '-1',
  '1.5',
  '1e400',
  '5e-324',
  '2147483648',
  '[]',
  '[null]',
  '{}',
  '{"$gt":""}',
  '{"__proto__":{"isAdmin":true}}',
  `${'['.repeat(40)}${']'.repeat(40)}`,
];

/** Whole bodies that are not what any operation takes. */
export const NAUGHTY_BODIES: readonly (string | Buffer)[] = [
  '',
  '{',
  '{"a":1,}',
  '{"a":1}{"a":1}',
  'NaN',
  'null',
  '"text"',
  '[{}]',
  '{"a":"\u0000"}',
  '{"__proto__":{"role":"admin"}}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `{"a":"${'x'.repeat(300_000)}"}`,
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  'a=1&b=2',
];

/** Names of fields that no operation takes. */
export const NAUGHTY_FIELD_NAMES: readonly string[] = [
  '__proto__',
  'constructor',
  'role',
  '_id',
  'isAdmin',
  'userId',
  'status',
  '',
  'a.b',
  '\u0000',
  'x'.repeat(300),
];

/** Parts of an address as they stand in it, some of which no encoder makes. */
export const NAUGHTY_PATH_PARTS: readonly string[] = [
  ...NAUGHTY_TEXTS.filter((text) => text.isWellFormed() && !['', '.', '..'].includes(text)).map(
    encodeURIComponent,
  ),
  '%',
  '%zz',
  '%00',
  '%ED%A0%80',
  '%C0%AE',
  '%2e%2e%2fusers',
  '%252e',
  ';a=b',
  '*',
  'a+b',
];

/** Queries as they stand in an address; `NAME` becomes the name of a parameter. */
export const NAUGHTY_QUERIES: readonly string[] = [
  'NAME',
  'NAME=',
  'NAME=1&NAME=2',
  'NAME[]=1',
  'NAME[a]=1',
  'NAME=%zz',
  'NAME=%00',
  'NAME=%ED%A0%80',
  'NAME=+',
  'NAME==1',
  '__proto__[role]=admin',
  'unknown=1',
  '&&&',
  `NAME=${'9'.repeat(400)}`,
  `NAME=${'a'.repeat(7_000)}`,
];

/** Headers that a client may send by mistake or on purpose. */
export const NAUGHTY_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'idempotency-key': '' },
  { 'idempotency-key': 'x'.repeat(129) },
  { 'idempotency-key': 'é-é-é-é-é' },
  { cookie: 'haat_access=%' },
  { cookie: `haat_access=${'x'.repeat(5_000)}` },
  { cookie: 'haat_access=a; haat_access=b' },
  { cookie: '=; ;=;;' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': '' },
  { 'content-type': '*/*' },
  { accept: ',,;q=' },
  { 'accept-encoding': 'br;q=0, *;q=0' },
  { 'content-encoding': 'gzip' },
  { 'if-none-match': 'W/"' },
  { range: 'bytes=0-0' },
  { host: 'evil.example' },
  { 'x-forwarded-for': '127.0.0.1, ::1, x' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-haat-inner': '1' },
  { authorization: 'Basic ::::' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-sandbox-signature': 'é' },
];
