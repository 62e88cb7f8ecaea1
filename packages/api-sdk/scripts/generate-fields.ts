import ts from 'typescript';
import { type Contract, listOperations } from './list-operations.ts';

/** Which fields of a schema an interface has, and which of them are always there. */
interface Part {
  readonly schema: string;
  /** Fields that the client gives in another form. */
  readonly without: readonly string[];
  /** Fields that are there whatever a server sends, with all others optional; as in the schema if left out. */
  readonly known?: readonly string[];
  /** Fields that the client fills in where a response lacks them. */
  readonly filled?: readonly string[];
}

const KNOWN_OF_PRODUCT = ['_id', 'name', 'image'];

/** The interfaces that `src/types.ts` extends, by name. */
const PARTS: Readonly<Record<string, Part>> = {
  ProductFields: { schema: 'Product', without: ['price', 'originalPrice'] },
  CartProductFields: {
    schema: 'Product',
    without: ['price', 'originalPrice'],
    known: KNOWN_OF_PRODUCT,
  },
  CartItemFields: { schema: 'CartItem', without: ['product', 'price'] },
  OrderProductFields: { schema: 'OrderProduct', without: ['price'], known: KNOWN_OF_PRODUCT },
  OrderItemFields: { schema: 'OrderItem', without: ['productId', 'price'] },
  OrderFields: {
    schema: 'Order',
    without: ['items', 'subtotal', 'shipping', 'taxes', 'discount', 'totalAmount'],
    filled: ['statusHistory', 'returnRequestedAt', 'refundedAt', 'receipt'],
  },
  StoryFields: { schema: 'Story', without: ['products'] },
  StoryProductFields: { schema: 'StoryProduct', without: ['price'] },
  PaymentFields: { schema: 'Payment', without: ['amount'] },
  RegisterFields: { schema: 'RegisterForm', without: ['avatar'] },
  CreateOrderFields: {
    schema: 'CreateOrderRequest',
    without: ['items', 'shippingAddress', 'expectedTotal'],
  },
  CreatePaymentOrderFields: { schema: 'CreatePaymentOrderRequest', without: ['amount'] },
};

/** The fields of a generated type. @throws for one that is no object with fields of its own */
function fieldsOf(type: ts.TypeNode | undefined, name: string): readonly ts.PropertySignature[] {
  if (type !== undefined && ts.isTypeLiteralNode(type))
    return type.members.filter(ts.isPropertySignature);
  throw new Error(`${name} is no object with fields of its own.`);
}

const nameOf = ({ name }: ts.PropertySignature): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

/** The type of a field; undefined for a field that is not there. */
function typeOf(fields: readonly ts.PropertySignature[], name: string): ts.TypeNode | undefined {
  return fields.find((field) => nameOf(field) === name)?.type;
}

/** A copy of a field with its documentation. */
function copyField(
  field: ts.PropertySignature,
  isOptional: boolean,
  type: ts.TypeNode | undefined,
): ts.PropertySignature {
  const { factory } = ts;
  const question = isOptional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined;
  const copy = factory.createPropertySignature(field.modifiers, field.name, question, type);
  return ts.setSyntheticLeadingComments(copy, ts.getSyntheticLeadingComments(field));
}

/**
 * A field of a request. One that may be left out may be undefined as well, as a program has it that gives
 * on a value which it may not have; with `exactOptionalPropertyTypes` they are two things.
 */
function allowUndefined(field: ts.PropertySignature): ts.PropertySignature {
  if (field.questionToken === undefined || field.type === undefined) return field;
  const none = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  return copyField(field, true, ts.factory.createUnionTypeNode([field.type, none]));
}

function createInterface(name: string, text: string, members: readonly ts.TypeElement[]): ts.Node {
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const node = ts.factory.createInterfaceDeclaration(exported, name, undefined, undefined, members);
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  return ts.addSyntheticLeadingComment(node, kind, `* ${text} `, true);
}

/** A field that has a type of several fields. */
function createGroup(name: string, fields: readonly ts.TypeElement[]): ts.PropertySignature {
  const type = ts.factory.createTypeLiteralNode(fields);
  return ts.factory.createPropertySignature(undefined, name, undefined, type);
}

/** The names of the schemas that are bodies of requests, sorted. */
function listBodies(contract: Contract): string[] {
  const schemas = listOperations(contract).flatMap(({ operation }) =>
    Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => schema?.$ref ?? []),
  );
  return Array.from(new Set(schemas.map((path) => path.split('/').at(-1) ?? ''))).sort();
}

/**
 * What the client's types take from the contract's, as interfaces and not by `Omit` and the like: editors
 * with TypeScript 7 show no documentation at a field that comes through a mapped type.
 *
 * @param types the contract's types, as `openapi-typescript` makes them
 */
export function generateFields(types: readonly ts.Node[], contract: Contract): ts.Node[] {
  const findInterface = (name: string) =>
    types
      .filter(ts.isInterfaceDeclaration)
      .find((node) => node.name.text === name)
      ?.members.filter(ts.isPropertySignature) ?? [];
  const schemas = fieldsOf(typeOf(findInterface('components'), 'schemas'), 'schemas');
  const bodies = listBodies(contract);
  const fieldsOfSchema = (name: string) => {
    const fields = fieldsOf(typeOf(schemas, name), name);
    return bodies.includes(name) ? fields.map(allowUndefined) : fields;
  };
  const parts = Object.entries(PARTS).map(([name, { schema, without, known, filled }]) => {
    const fields = fieldsOfSchema(schema)
      .filter((field) => !without.includes(nameOf(field)))
      .map((field) => {
        const isOptional = known
          ? !known.includes(nameOf(field))
          : field.questionToken !== undefined && !filled?.includes(nameOf(field));
        return copyField(field, isOptional, field.type);
      });
    return createInterface(
      name,
      `What a {@link components} \`${schema}\` and the client's type of it share.`,
      fields,
    );
  });
  const queries = listOperations(contract).flatMap(({ operation }) => {
    const id = String(operation.operationId);
    const parameters = fieldsOf(typeOf(findInterface('operations'), id), id);
    const query = typeOf(fieldsOf(typeOf(parameters, 'parameters'), id), 'query');
    if (query === undefined || !ts.isTypeLiteralNode(query)) return [];
    const deprecated = (operation.parameters ?? []).flatMap((one) =>
      one.deprecated ? one.name : [],
    );
    const fields = fieldsOf(query, id).filter((field) => !deprecated.includes(nameOf(field)));
    return createGroup(id, fields.map(allowUndefined));
  });
  return [
    ...parts,
    createInterface(
      'RequestBodies',
      'The bodies of requests by their name in the contract.',
      bodies.map((name) => createGroup(name, fieldsOfSchema(name))),
    ),
    createInterface(
      'Queries',
      'The query parameters by operationId, without the deprecated ones.',
      queries,
    ),
  ];
}
