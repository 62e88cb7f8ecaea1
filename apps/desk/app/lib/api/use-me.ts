import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { desk } from './desk.ts';
import type { DeskMe, DeskPermission } from './types.ts';

/** The member of this session; undefined until that is known. */
export function useMe(): DeskMe | undefined {
  return useQuery(shopQuery(desk, '/desk/me')).data;
}

/** Whether the role of the member permits something; false until that is known. */
export function useCan(permission: DeskPermission): boolean {
  return useMe()?.permissions.includes(permission) ?? false;
}
