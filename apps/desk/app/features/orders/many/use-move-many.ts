import { type components, createIdempotencyKey, unwrap } from '@haat/api-sdk';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { desk } from '../../../lib/api/desk.ts';
import { reload } from '../../../lib/api/query-client.ts';

/** A move of one of many orders. */
export type ManyMove = components['schemas']['MoveDeskOrdersRequest']['moves'][number];

/** What became of a move. */
export type MoveResult = components['schemas']['DeskMovesResponse']['data']['results'][number];

/** As many orders as one call moves. */
const MOVES_OF_A_CALL = 50;

/**
 * Moves many orders, each for itself (product 10.6.5). Pressed again after a lost response, nothing is
 * moved twice: the same moves are sent under the same key until all have been answered.
 */
export function useMoveMany(onResults: (results: readonly MoveResult[]) => void) {
  const keys = useRef(new Map<string, string>());
  return useMutation({
    async mutationFn(moves: readonly ManyMove[]) {
      const results: MoveResult[] = [];
      for (let start = 0; start < moves.length; start += MOVES_OF_A_CALL) {
        const part = moves.slice(start, start + MOVES_OF_A_CALL);
        const sent = JSON.stringify(part);
        const key = keys.current.get(sent) ?? createIdempotencyKey();
        keys.current.set(sent, key);
        const call = desk.POST('/desk/orders/moves', {
          params: { header: { 'Idempotency-Key': key } },
          body: { moves: part },
        });
        results.push(...(await unwrap(call)).results);
      }
      keys.current.clear();
      return results;
    },
    onSuccess: onResults,
    onSettled() {
      void reload('/desk/orders', '/desk/orders/{id}', '/desk/today', '/desk/waiting');
    },
  });
}
