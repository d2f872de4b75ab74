/**
 * Holds what the server sends against its own description of it. Only development builds do: a description is
 * large, and what fits where it is made fits where it is used.
 */
import document from './openapi.json';

type Json = unknown;

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly Json[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
}

interface Operation {
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: Schema }>> }>>;
}

const schemas = document.components.schemas as unknown as Readonly<Record<string, Schema>>;
const paths = document.paths as unknown as Readonly<
  Record<string, Readonly<Record<string, Operation>>>
>;

/** What does not fit, each with the way to it; nothing if all is well. */
export function faultsOf(schema: Schema, value: Json, way = ''): string[] {
  if (schema.$ref) return faultsOf(named(schema.$ref), value, way);
  const faults = (schema.allOf ?? []).flatMap((part) => faultsOf(part, value, way));
  if (schema.oneOf) {
    const tried = schema.oneOf.map((one) => faultsOf(one, value, way));
    if (tried.every((found) => found.length > 0)) {
      // The alternative that comes nearest says most about what is wrong.
      const nearest = tried.sort((one, other) => one.length - other.length)[0];
      faults.push(...(nearest ?? []));
    }
  }
  if (schema.enum && !schema.enum.includes(value))
    faults.push(`${way}: ${JSON.stringify(value)} is none of ${schema.enum.join(', ')}`);
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOf(type, value)))
    return [
      ...faults,
      `${way}: ${JSON.stringify(value)?.slice(0, 60)} is no ${types.join(' or ')}`,
    ];
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    faults.push(...value.flatMap((one, i) => faultsOf(items, one, `${way}[${i}]`)));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    faults.push(...partFaults(schema, value as Record<string, Json>, way));
  return faults;
}

function partFaults(schema: Schema, value: Record<string, Json>, way: string): string[] {
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const missing = required.filter((name) => value[name] === undefined);
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const known = properties[name] ?? (typeof others === 'object' ? others : undefined);
    return known && part !== undefined ? faultsOf(known, part, `${way}.${name}`) : [];
  });
  return [...missing.map((name) => `${way}.${name} is missing`), ...parts];
}

function isOf(type: string, value: Json): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}

function named(reference: string): Schema {
  return schemas[reference.split('/').at(-1) ?? ''] ?? {};
}

/** The schema with this name. */
export function schemaNamed(name: string): Schema {
  return named(name);
}

/** What an address answers with, if the description says so. */
export function answerOf(method: string, address: string): Schema | undefined {
  const parts = (address.split('?')[0] ?? '').split('/');
  const fits = (path: string) => {
    const wanted = path.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, i) => part.startsWith('{') || part === parts[i])
    );
  };
  // An address that is written out goes before one that stands for many.
  const found = Object.keys(paths)
    .filter((path) => fits(path) && paths[path]?.[method.toLowerCase()])
    .sort((one, other) => one.split('{').length - other.split('{').length)[0];
  const responses = paths[found ?? '']?.[method.toLowerCase()]?.responses ?? {};
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return good?.content?.['application/json']?.schema;
}
