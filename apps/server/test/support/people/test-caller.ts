import pino from 'pino';
import type { Caller } from '../../../src/context.ts';

/** The caller of a service in a test without a request. */
export const TEST_CALLER: Caller = {
  from: 'a-test',
  device: undefined,
  log: pino({ level: 'silent' }),
};
