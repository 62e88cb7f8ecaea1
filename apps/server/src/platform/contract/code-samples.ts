import { inspect } from 'node:util';
import * as z from 'zod/mini';
import { type ContractDocument, dereference } from './contract-document.ts';

const schemaSchema = z.looseObject({
  examples: z._default(z.array(z.unknown()), []),
  properties: z._default(
    z.record(z.string(), z.looseObject({ format: z.optional(z.string()) })),
    {},
  ),
});

const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.optional(z.boolean()),
  example: z.optional(z.unknown()),
  schema: schemaSchema,
});

const itemSchema = z.looseObject({
  servers: z.optional(z.array(z.looseObject({ url: z.string() }))),
  parameters: z._default(z.array(parameterSchema), []),
});

const operationSchema = z.looseObject({
  description: z.string(),
  parameters: z._default(z.array(parameterSchema), []),
  requestBody: z.optional(
    z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: schemaSchema })) }),
  ),
  security: z.array(z.record(z.string(), z.unknown())),
  responses: z.record(
    z.string(),
    z.looseObject({
      content: z.optional(z.record(z.string(), z.unknown())),
      headers: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/**
 * The contract with code that makes the call, for openapi-fetch and for curl, at the end of the description
 * of each operation: Swagger UI shows it there without a plugin.
 *
 * @param origin of this shop, which the samples call
 */
export function withCodeSamples(contract: ContractDocument, origin: string): ContractDocument {
  const api = origin + (contract.servers?.[0]?.url ?? '');
  const { paths: complete } = dereference(contract);
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    // Swagger UI shows nothing of parameters that stand at the path.
    const { parameters: shared = [], ...rest } = Object(item);
    const parts = Object.entries(rest).map(([method, part]) => {
      if (!METHODS.includes(method)) return [method, part];
      const call = readCall(path, method, complete[path] ?? {}, origin);
      const code = `${fence('ts', toFetchSample(call))}\n\n${fence('sh', toCurlSample(call, api))}`;
      const description = `${call.description}\n\n${code}`;
      const parameters = [...shared, ...(Object(part).parameters ?? [])];
      return [method, { ...Object(part), description, parameters }];
    });
    return [path, Object.fromEntries(parts)];
  });
  const { info } = contract;
  const client = `import { createShopClient } from '@haat/api-sdk';

const api = createShopClient({ baseUrl: '${api}' });`;
  const start = `**Code** of a call begins with

${fence('ts', client)}

For curl the file \`cookies.txt\` has the session, which signing in writes.`;
  return {
    ...contract,
    info: { ...info, description: `${info.description}\n\n${start}` },
    paths: Object.fromEntries(paths),
  };
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

type Call = ReturnType<typeof readCall>;

/** What a sample sends, with the contract's examples: of the parameters only those that are needed. */
function readCall(path: string, method: string, item: Record<string, unknown>, origin: string) {
  const { servers, parameters: shared } = itemSchema.parse(item);
  const operation = operationSchema.parse(item[method]);
  const params: Record<'path' | 'query' | 'header', Record<string, string>> = {
    path: {},
    query: {},
    header: {},
  };
  for (const { name, required, example, schema, in: place } of [
    ...shared,
    ...operation.parameters,
  ]) {
    // A change without its version is a 428, and one without a key may be made twice, although the schema lets
    // both headers be left out.
    if (required !== true && name !== 'If-Match' && name !== 'Idempotency-Key') continue;
    params[place][name] = String(example ?? schema.examples[0] ?? 'one-random-key-per-intent');
  }
  const [content] = Object.entries(operation.requestBody?.content ?? {});
  const body = content?.[1].schema.examples[0];
  const isFile = (name: string) => content?.[1].schema.properties[name]?.format === 'binary';
  const [, success] = Object.entries(operation.responses).find(([code]) => code < '300') ?? [];
  const [media] = Object.keys(success?.content ?? {});
  return {
    path,
    method: method.toUpperCase(),
    description: operation.description,
    /** Where the call is, when it is not below the address of the others. */
    baseUrl: servers?.[0] && new URL(servers[0].url, origin).href.replace(/\/$/, ''),
    params,
    body,
    form:
      content?.[0] === 'multipart/form-data'
        ? Object.entries(Object(body)).map(([name, value]) => ({
            name,
            value,
            isFile: isFile(name),
          }))
        : undefined,
    /** Without a session for guests, too, where they may call. */
    hasSession: operation.security.some((schemes) => Object.keys(schemes).length > 0),
    setsSession: success?.headers?.['Set-Cookie'] !== undefined,
    download: media === 'application/json' ? undefined : media,
  };
}

function toFetchSample({ path, method, baseUrl, params, body, form, download }: Call): string {
  const needed = Object.entries(params).filter(([, values]) => Object.keys(values).length > 0);
  const fields = form?.map(({ name, value, isFile }) => [name, isFile ? asCode('file') : value]);
  const options = {
    ...(baseUrl !== undefined && { baseUrl }),
    ...(needed.length > 0 && { params: Object.fromEntries(needed) }),
    ...(body !== undefined && { body }),
    ...(fields && { body: asCode(`toForm(${print(Object.fromEntries(fields))})`) }),
    ...(download !== undefined && { parseAs: download.startsWith('text/') ? 'text' : 'blob' }),
  };
  const rest = Object.keys(options).length > 0 ? `, ${print(options)}` : '';
  return `await api.${method}('${path}'${rest});`;
}

function print(value: unknown): string {
  return inspect(value, { depth: null, breakLength: 76, maxStringLength: null });
}

/** A value that is printed as this text, not as a string. */
function asCode(text: string): object {
  return { [inspect.custom]: () => text };
}

function toCurlSample(call: Call, api: string): string {
  const { path, method, baseUrl = api, params, body, form } = call;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(params.path[name] ?? ''),
  );
  const query = new URLSearchParams(params.query).toString();
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${baseUrl}${filled}${query && `?${query}`}'`,
    ...(call.hasSession ? ['-b cookies.txt'] : []),
    ...(call.setsSession ? ['-c cookies.txt'] : []),
    ...(call.download === undefined ? [] : ['-O']),
    ...Object.entries(params.header).map(([name, text]) => quote('-H', `${name}: ${text}`)),
    ...(form ?? []).map(({ name, value, isFile }) =>
      quote('-F', `${name}=${isFile ? '@' : ''}${value}`),
    ),
    ...(body === undefined || form
      ? []
      : [quote('-H', 'Content-Type: application/json'), quote('-d', JSON.stringify(body))]),
  ];
  return lines.join(' \\\n  ');
}

function quote(option: string, text: string): string {
  return `${option} '${text.replaceAll("'", "'\\''")}'`;
}
