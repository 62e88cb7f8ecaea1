import * as z from 'zod/mini';
import { CODE_SAMPLES, type CodeSample, SAMPLE_ORIGIN } from '../../generated/code-samples.ts';
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

/** A line above code; none for no text. */
function comment(mark: string, text: string): string {
  return text === '' ? '' : `${mark} ${text}\n`;
}

/**
 * The contract with `x-codeSamples` at each operation that has samples: the form that tools which render
 * OpenAPI documents know. Their bodies and parameters are the examples with which the reference tries a
 * call. It alone needs them, so the contract's own file stays smaller.
 *
 * @param origin of this shop, which the samples call
 */
export function withCodeSamples(contract: ContractDocument, origin: string): ContractDocument {
  const paths = Object.fromEntries(
    Object.entries(contract.paths).map(([path, item]) => [
      path,
      addToItem(contract, path, item, origin),
    ]),
  );
  // Each operation lists its parameters itself, so nothing refers to the shared ones.
  const { parameters: _, ...components } = Object(contract.components);
  return { ...contract, paths, components };
}

function addToItem(
  contract: ContractDocument,
  path: string,
  item: Record<string, unknown>,
  origin: string,
): Record<string, unknown> {
  // Each operation lists them itself: with its own example, one would stand there twice.
  const { parameters: _, ...operations } = item;
  const shared = toParameters(contract, item);
  const parts = Object.entries(operations).map(([key, part]) => {
    const { operationId } = Object(part);
    if (typeof operationId !== 'string') return [key, part];
    const parameters = [...shared, ...toParameters(contract, part)];
    const sample = CODE_SAMPLES[operationId];
    if (sample === undefined) return [key, { ...Object(part), parameters }];
    const note = sample.lacks === undefined ? '' : `Ends in an error as it stands. ${sample.lacks}`;
    const jq = sample.curl.includes('| jq')
      ? 'Needs jq, which reads the ids from the responses.'
      : '';
    const samples = [
      {
        lang: 'JavaScript',
        label: '@haat/api-sdk',
        source: comment('//', note) + createClientLines(origin) + sample.sdk,
      },
      {
        lang: 'Shell',
        label: 'curl',
        source:
          comment('#', note) + comment('#', jq) + sample.curl.replaceAll(SAMPLE_ORIGIN, origin),
      },
    ];
    const operation = {
      ...Object(part),
      'x-codeSamples': samples,
      parameters: withExamples(parameters, path, sample),
    };
    if (sample.body === undefined) return [key, operation];
    return [key, { ...operation, requestBody: withExample(operation.requestBody, sample.body) }];
  });
  return Object.fromEntries(parts);
}

const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.string(),
  schema: z.optional(z.looseObject({ type: z.optional(z.string()) })),
});
type Parameter = z.output<typeof parameterSchema>;

const referenceSchema = z.looseObject({ $ref: z.string() });

/** An operation, or a path, whose parameters all of its operations have. */
const placeSchema = z.looseObject({ parameters: z.optional(z.array(z.unknown())) });
const componentsSchema = z.looseObject({ parameters: z.record(z.string(), parameterSchema) });

/** The parameters of an operation or of its path, without references. */
function toParameters({ components }: ContractDocument, place: unknown): Parameter[] {
  const { parameters: named } = componentsSchema.parse(components);
  const { parameters = [] } = placeSchema.parse(place);
  return parameters.map((parameter) => {
    const name = referenceSchema.safeParse(parameter).data?.$ref.split('/').at(-1);
    return parameterSchema.parse(name === undefined ? parameter : named[name]);
  });
}

/** Parameters with the values of a sample as examples. */
function withExamples(
  parameters: readonly Parameter[],
  path: string,
  sample: CodeSample,
): Parameter[] {
  const values = { ...readPath(path, sample.path), ...sample.query };
  return parameters.map((parameter) => {
    const text = parameter.in === 'header' ? undefined : values[parameter.name];
    if (text === undefined) return parameter;
    const isText = !['boolean', 'integer'].includes(parameter.schema?.type ?? '');
    return { ...parameter, example: isText ? text : JSON.parse(text) };
  });
}

/** The values of the parameters in a path, by the place that each has from its end. */
function readPath(template: string, path: string): Record<string, string> {
  const parts = path.split('/').reverse();
  const entries = template
    .split('/')
    .reverse()
    .map((part, index) => [part.slice(1, -1), decodeURIComponent(parts[index] ?? '')] as const);
  return Object.fromEntries(entries.filter(([name]) => template.includes(`{${name}}`)));
}

/** A request body with an example of its JSON. */
function withExample(requestBody: unknown, example: unknown): object {
  const { content, ...rest } = Object(requestBody);
  const json = { ...content?.['application/json'], example };
  return { ...rest, content: { ...content, 'application/json': json } };
}
