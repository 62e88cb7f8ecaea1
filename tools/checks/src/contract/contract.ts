/** A place in the same document. */
export interface Reference {
  $ref?: string;
}

/** The keywords of a schema whose changes can break a caller. */
export interface Schema extends Reference {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  [keyword: string]: unknown;
}

/** A query parameter, a part of a path, or a header. */
export interface Parameter extends Reference {
  in: string;
  name: string;
  required?: boolean;
  schema?: Schema;
}

/** Schemas by media type. */
export type Content = Record<string, { schema?: Schema }>;

/** The body of a request. */
export interface Body extends Reference {
  required?: boolean;
  content: Content;
}

/** A response of one status. */
export interface Response extends Reference {
  description?: string;
  content?: Content;
}

/** A call of the contract. */
export interface Operation {
  operationId?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Response>;
  security?: object[];
}

/** The methods of the contract's calls. */
export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** The calls of a path by their methods. */
export type PathItem = { parameters?: Parameter[] } & Partial<
  Record<(typeof METHODS)[number], Operation>
>;

/** A bundled OpenAPI document, as far as it is compared. */
export interface Contract {
  paths?: Record<string, PathItem>;
  security?: object[];
  components?: { schemas?: Record<string, Schema> };
}

/** Resolves a `$ref` within its document; returns any other part unchanged. */
export function resolveReference<Part extends Reference>(contract: Contract, part: Part): Part {
  let found = part;
  while (found.$ref !== undefined) {
    const names = found.$ref.replace(/^#\//, '').split('/');
    // The contract's lint has checked that each reference leads to a part of its own kind.
    found = names.reduce<unknown>(readField, contract) as Part;
  }
  return found;
}

function readField(place: unknown, name: string): unknown {
  const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
  return typeof place === 'object' && place !== null ? Reflect.get(place, key) : undefined;
}
