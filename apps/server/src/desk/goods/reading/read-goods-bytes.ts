import { createHash } from 'node:crypto';
import { MAX_TOLD_PROBLEMS, readProductCells } from '@haat/domain/desk';
import { decodeTable } from './decode-table.ts';
import type { GoodsFile } from './goods-file.ts';

const ENCODING_UNKNOWN = {
  row: 1,
  column: '',
  code: 'encoding_unknown',
  message: 'This file is not in UTF-8. Please save it as “CSV UTF-8”, and choose it again.',
} as const;

/** Reads the bytes of a file of goods. */
export function readGoodsBytes(file: Uint8Array): GoodsFile {
  const digest = createHash('sha256').update(file).digest('hex');
  const text = decodeTable(file);
  if (text === null) {
    return { rows: [], problems: [ENCODING_UNKNOWN], problemCount: 1, digest };
  }
  const { rows, problems } = readProductCells(text);
  const told = problems.slice(0, MAX_TOLD_PROBLEMS);
  return { rows, problems: told, problemCount: problems.length, digest };
}
