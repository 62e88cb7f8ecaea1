import pino from 'pino';
import type { Caller } from '../../src/context.ts';

/** Who calls a service that a test calls without a request. */
export const TEST_CALLER: Caller = {
  from: 'a-test',
  device: undefined,
  log: pino({ level: 'silent' }),
};
