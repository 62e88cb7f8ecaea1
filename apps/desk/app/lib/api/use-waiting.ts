import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { desk } from './desk.ts';
import type { DeskWaiting } from './types.ts';

/** How often the figures of the navigation are loaded anew while the desk is open and in view, ms. */
const EVERY_MS = 60_000;

/** What waits for the member; undefined until that is known. */
export function useWaiting(): DeskWaiting | undefined {
  return useQuery({ ...shopQuery(desk, '/desk/waiting'), refetchInterval: EVERY_MS }).data;
}
