import { CODE_SAMPLES } from '../../generated/code-samples.ts';
import type { ContractDocument } from './contract-document.ts';

/**
 * The contract with `x-codeSamples` at each operation that has samples: the form that tools which render
 * OpenAPI documents know. The API reference alone needs them, so the contract's own file stays smaller.
 */
export function withCodeSamples(contract: ContractDocument): ContractDocument {
  const paths = Object.fromEntries(
    Object.entries(contract.paths).map(([path, item]) => [path, addToItem(item)]),
  );
  return { ...contract, paths };
}

function addToItem(item: Record<string, unknown>): Record<string, unknown> {
  const parts = Object.entries(item).map(([key, part]) => {
    const { operationId } = Object(part);
    const sample = typeof operationId === 'string' ? CODE_SAMPLES[operationId] : undefined;
    if (sample === undefined) return [key, part];
    const samples = [
      { lang: 'JavaScript', label: '@haat/api-sdk', source: sample.sdk },
      { lang: 'Shell', label: 'curl', source: sample.curl },
    ];
    return [key, { ...Object(part), 'x-codeSamples': samples }];
  });
  return Object.fromEntries(parts);
}
