/**
 * The server's own description of its API (OpenAPI), made readable: operations in groups, and what is sent and
 * answered as shapes with fields. The page fetches it from the server that it came from.
 */

export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

export type Schemas = Readonly<Record<string, Schema>>;

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface RawParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

interface RawOperation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly operationId?: string;
  readonly parameters?: readonly RawParameter[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<
    Record<string, { readonly description?: string; readonly content?: Content }>
  >;
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: { readonly schemas: Schemas };
}

/** A field of something that is sent: a property, or a parameter of an address. */
export interface Field {
  readonly name: string;
  /** Its type as a short text, such as `Seat | null`. */
  readonly type: string;
  readonly isOptional: boolean;
  readonly description: string;
  /** The named schemas in its type. */
  readonly names: readonly string[];
}

/** What something that is sent looks like. */
export interface Shape {
  readonly description: string;
  readonly type: string;
  readonly fields: readonly Field[];
  /** It is one of these, if there are any. */
  readonly alternatives: readonly Shape[];
  /** The named schemas in its type, where it has neither fields nor alternatives. */
  readonly names: readonly string[];
}

/** Something that is sent or answered, with its media type. */
export interface Body {
  readonly media: string;
  readonly schema: Schema;
}

export interface Answer {
  readonly status: string;
  readonly description: string;
  readonly bodies: readonly Body[];
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly details: string;
  readonly parameters: readonly Field[];
  readonly bodies: readonly Body[];
  readonly answers: readonly Answer[];
}

/** Operations that belong together: those of the Bot API, or those with the same beginning of their addresses. */
export interface Group {
  readonly name: string;
  readonly operations: readonly Operation[];
}

/** All operations in groups, those of the Bot API last. */
export function groupsOf(description: Description): readonly Group[] {
  const groups = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(description.paths))
    for (const [method, raw] of Object.entries(methods)) {
      const name = raw.tags?.includes('bot') ? 'bot' : (beginning(path) ?? path);
      groups.set(name, [...(groups.get(name) ?? []), operationOf(method, path, raw)]);
    }
  const bots = groups.get('bot');
  groups.delete('bot');
  if (bots) groups.set('bot', bots);
  return [...groups].map(([name, operations]) => ({ name, operations }));
}

const beginning = (path: string) => /^\/api\/[^/]+|^\/[^/]+/.exec(path)?.[0];

function operationOf(method: string, path: string, raw: RawOperation): Operation {
  return {
    id: raw.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    summary: raw.summary ?? '',
    details: raw.description ?? '',
    parameters: (raw.parameters ?? []).map((one) => ({
      name: one.in === 'path' ? `{${one.name}}` : one.name,
      type: typeText(one.schema ?? {}),
      isOptional: one.required !== true,
      description: one.description ?? '',
      names: namesIn(one.schema ?? {}),
    })),
    bodies: bodiesOf(raw.requestBody?.content),
    answers: Object.entries(raw.responses ?? {}).map(([status, answer]) => ({
      status,
      description: answer.description ?? '',
      bodies: bodiesOf(answer.content),
    })),
  };
}

function bodiesOf(content: Content = {}): Body[] {
  return Object.entries(content).map(([media, { schema }]) => ({ media, schema: schema ?? {} }));
}

/** The groups with those operations in which every word of a search stands. */
export function matching(groups: readonly Group[], search: string): readonly Group[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = ({ method, path, summary }: Operation) => {
    const text = `${method} ${path} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map(({ name, operations }) => ({ name, operations: operations.filter(isWanted) }))
    .filter(({ operations }) => operations.length > 0);
}

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

/** The schema behind a reference, or the schema itself. */
function resolved(schemas: Schemas, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (schemas[nameOf(schema.$ref)] ?? {});
}

/** What a schema says, one level deep: named schemas inside it are named and can be asked for in turn. */
export function shapeOf(schemas: Schemas, schema: Schema): Shape {
  const target = resolved(schemas, schema);
  const base = { description: target.description ?? '', type: typeText(target), names: [] };
  const alternatives = (target.oneOf ?? []).filter((one) => one.type !== 'null');
  const fields = fieldsOf(schemas, target);
  if (alternatives.length > 0)
    return { ...base, fields, alternatives: alternatives.map((one) => shapeOf(schemas, one)) };
  const names = fields.length > 0 ? [] : namesIn(target);
  return { ...base, fields, alternatives: [], names };
}

/** The fields of an object, those of the schemas that it extends included. */
function fieldsOf(schemas: Schemas, schema: Schema): Field[] {
  const inherited = (schema.allOf ?? []).flatMap((part) =>
    fieldsOf(schemas, resolved(schemas, part)),
  );
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    type: typeText(field),
    isOptional: !(schema.required ?? []).includes(name),
    description: descriptionOf(field),
    names: namesIn(field),
  }));
  return [...inherited, ...own];
}

/** A field that may be null has its description with what it else is. */
function descriptionOf(schema: Schema): string {
  return schema.description ?? schema.oneOf?.find((one) => one.description)?.description ?? '';
}

/** A type as a short text. */
export function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.oneOf) return schema.oneOf.map(typeText).join(' | ');
  if (schema.allOf) return schema.allOf.map(typeText).join(' & ');
  const types = [schema.type ?? []].flat();
  return types.length > 0 ? types.map((type) => plainText(type, schema)).join(' | ') : 'any';
}

function plainText(type: string, schema: Schema): string {
  if (type === 'array') {
    const inside = typeText(schema.items ?? {});
    return inside.includes(' ') ? `(${inside})[]` : `${inside}[]`;
  }
  const others = schema.additionalProperties;
  if (type === 'object' && typeof others === 'object') return `{ [name]: ${typeText(others)} }`;
  return type;
}

/** The named schemas in a type, each once. */
function namesIn(schema: Schema): string[] {
  const parts = [...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (schema.items) parts.push(schema.items);
  if (typeof schema.additionalProperties === 'object') parts.push(schema.additionalProperties);
  const own = schema.$ref === undefined ? [] : [nameOf(schema.$ref)];
  return [...new Set([...own, ...parts.flatMap(namesIn)])];
}
