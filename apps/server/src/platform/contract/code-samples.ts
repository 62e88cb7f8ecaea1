import { CODE_SAMPLES, SAMPLE_ORIGIN } from '../../generated/code-samples.ts';
import type { ContractDocument } from './contract-document.ts';

/** The lines that make the `api` of every sample; outside a browser it keeps the session itself. */
function createClientLines(origin: string): string {
  return `import { createCookieSession, createShopClient } from '@haat/api-sdk';

const api = createShopClient({
  baseUrl: '${origin}/api/v1',
  session: createCookieSession(), // not in a browser, which keeps the cookies itself
});

`;
}

/**
 * The contract with `x-codeSamples` at each operation that has samples: the form that tools which render
 * OpenAPI documents know. Their bodies are the examples with which the reference tries a call. It alone
 * needs them, so the contract's own file stays smaller.
 *
 * @param origin of this shop, which the samples call
 */
export function withCodeSamples(contract: ContractDocument, origin: string): ContractDocument {
  const paths = Object.fromEntries(
    Object.entries(contract.paths).map(([path, item]) => [path, addToItem(item, origin)]),
  );
  return { ...contract, paths };
}

function addToItem(item: Record<string, unknown>, origin: string): Record<string, unknown> {
  const parts = Object.entries(item).map(([key, part]) => {
    const { operationId } = Object(part);
    const sample = typeof operationId === 'string' ? CODE_SAMPLES[operationId] : undefined;
    if (sample === undefined) return [key, part];
    const samples = [
      {
        lang: 'JavaScript',
        label: '@haat/api-sdk',
        source: createClientLines(origin) + sample.sdk,
      },
      { lang: 'Shell', label: 'curl', source: sample.curl.replaceAll(SAMPLE_ORIGIN, origin) },
    ];
    const operation = { ...Object(part), 'x-codeSamples': samples };
    if (sample.body === undefined) return [key, operation];
    return [key, { ...operation, requestBody: withExample(operation.requestBody, sample.body) }];
  });
  return Object.fromEntries(parts);
}

/** A request body with an example of its JSON. */
function withExample(requestBody: unknown, example: unknown): object {
  const { content, ...rest } = Object(requestBody);
  const json = { ...content?.['application/json'], example };
  return { ...rest, content: { ...content, 'application/json': json } };
}
