/** The description of the API as the server writes it can be shown as a whole. */
import { describe, expect, it } from 'vitest';
import document from '../wire/openapi.json';
import { groupsOf, matching, shapeOf, typeText, type Description } from './description';

const description = document as unknown as Description;
const { schemas } = description.components;
const groups = groupsOf(description);
const operations = groups.flatMap((group) => group.operations);

describe('the operations', () => {
  it('are all there, each once and with a summary', () => {
    const count = Object.values(description.paths).flatMap((path) => Object.keys(path)).length;
    expect(operations.length).toBe(count);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(count);
    expect(operations.filter(({ summary }) => summary === '')).toEqual([]);
  });

  it('have parameters that stand in the address in braces, and no others', () => {
    for (const { method, path, parameters } of operations) {
      const inPath = parameters.map(({ name }) => name).filter((name) => name.startsWith('{'));
      expect(inPath, `${method} ${path}`).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  it('are found by words of their address and summary', () => {
    const found = matching(groups, ' POST  analysis ').flatMap((group) => group.operations);
    expect(found.map(({ path }) => path)).toEqual(['/api/analysis']);
    expect(matching(groups, 'no such thing')).toEqual([]);
    expect(matching(groups, '')).toEqual(groups);
  });
});

describe('shapes', () => {
  it('name no schema that is not there', () => {
    const named = Object.values(schemas).flatMap((schema) => {
      const { fields, alternatives, names } = shapeOf(schemas, schema);
      const inside = alternatives.flatMap((one) => one.fields.flatMap((field) => field.names));
      return [...names, ...inside, ...fields.flatMap((field) => field.names)];
    });
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !(name in schemas))).toEqual([]);
  });

  it('have the fields of what they extend', () => {
    const whole = shapeOf(schemas, { $ref: '#/components/schemas/MadeToken' });
    expect(whole.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['secret', 'label', 'scopes']),
    );
  });

  it('list what a live message can be', () => {
    const { alternatives } = shapeOf(schemas, { $ref: '#/components/schemas/ClientMessage' });
    expect(
      alternatives.map(({ fields }) => fields.find(({ name }) => name === 'type')?.type),
    ).toContain('"watch"');
    expect(alternatives.every(({ description }) => description !== '')).toBe(true);
  });
});

it('writes types as one would in a program', () => {
  expect(typeText({ type: 'array', items: { type: ['string', 'null'] } })).toBe(
    '(string | null)[]',
  );
  expect(typeText({ oneOf: [{ $ref: '#/components/schemas/Seat' }, { type: 'null' }] })).toBe(
    'Seat | null',
  );
  expect(typeText({ type: 'object', additionalProperties: { type: 'integer' } })).toBe(
    '{ [name]: integer }',
  );
  expect(typeText({ type: 'string', enum: ['on', 'off'] })).toBe('"on" | "off"');
});
