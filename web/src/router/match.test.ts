import { describe, expect, it } from 'vitest';
import { findRoute, parametersOf } from './match';

describe('addresses', () => {
  it('give the parts that a pattern names', () => {
    expect(parametersOf('/games/:game', '/games/rotary')).toEqual({ game: 'rotary' });
    expect(parametersOf('/people/:name', '/people/J%C4%81nis/')).toEqual({ name: 'Jānis' });
    expect(parametersOf('/', '/')).toEqual({});
  });

  it('of another length or with other words do not fit', () => {
    expect(parametersOf('/games/:game', '/games')).toBeUndefined();
    expect(parametersOf('/games/:game', '/people/rotary')).toBeUndefined();
    expect(parametersOf('/games', '/games/rotary')).toBeUndefined();
  });

  it('with broken escapes fit nothing instead of throwing', () => {
    expect(parametersOf('/people/:name', '/people/%E0%A4%A')).toBeUndefined();
  });

  it('go to the first route that fits', () => {
    const routes = [{ pattern: '/games/new' }, { pattern: '/games/:game' }];
    expect(findRoute(routes, '/games/new')?.route).toBe(routes[0]);
    expect(findRoute(routes, '/games/nardi')?.parameters).toEqual({ game: 'nardi' });
    expect(findRoute(routes, '/nowhere')).toBeUndefined();
  });
});
