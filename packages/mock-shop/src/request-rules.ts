/**
 * The part of JSON Schema that requests of the contract use. The generator fails on any other
 * keyword, so that none is silently ignored.
 */
export interface Schema {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression, read with the `u` flag. */
  readonly pattern?: string;
  readonly format?: 'email' | 'binary';
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly minProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** The parameters of one place; those it does not name are ignored. */
export interface ParametersSchema extends Schema {
  readonly properties: Readonly<Record<string, Schema>>;
}

/** Where a parameter is sent. */
export type ParameterPlace = 'path' | 'query' | 'header';

/**
 * Who may call: anybody; anybody, though somebody signed in may see more; the signed-in only; or
 * whoever has the cookie that renews a session.
 */
export type Access = 'open' | 'optional' | 'session' | 'refresh';

/** What the contract asks of the requests of one operation. */
export interface RequestRules {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the address of the API, with `{name}` for its parameters. */
  readonly path: string;
  /** Whether the path is at the root of the server instead. */
  readonly isAtRoot: boolean;
  readonly access: Access;
  /** Status of the answer when it is done. */
  readonly successStatus: number;
  /** Parameters by place. */
  readonly parameters: Readonly<Record<ParameterPlace, ParametersSchema>>;
  /** Schema of the body by content type; null when the operation takes none. */
  readonly body: Readonly<Record<string, Schema>> | null;
}
