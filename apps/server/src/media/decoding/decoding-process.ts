import {
  beginIsolated,
  finishIsolated,
  readStandardInput,
} from '../../platform/isolated/isolated-process.ts';
import { decodeFile } from './decode-file.ts';
import type { DecodingOptions, DecodingResult } from './decoding-result.ts';

const MEMORY_CHECK_MS = 5;

/** Decodes the picture of standard input, sends a {@link DecodingResult} to the server and exits. */
async function decodeStandardInput(): Promise<void> {
  const options = beginIsolated<DecodingOptions>();
  const limit = process.memoryUsage.rss() + options.memoryLimit;
  setInterval(() => {
    if (process.memoryUsage.rss() > limit) finish({ outcome: 'too-large' });
  }, MEMORY_CHECK_MS);
  finish(await decodeFile(readStandardInput(options.length), options));
}

function finish(result: DecodingResult): void {
  finishIsolated(result);
}

await decodeStandardInput();
