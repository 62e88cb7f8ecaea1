import {
  beginIsolated,
  finishIsolated,
  readStandardInput,
} from '../../../platform/isolated/isolated-process.ts';
import type { GoodsFileOptions } from './goods-file.ts';
import { readGoodsBytes } from './read-goods-bytes.ts';

const { length } = beginIsolated<GoodsFileOptions>();
finishIsolated(readGoodsBytes(readStandardInput(length)));
