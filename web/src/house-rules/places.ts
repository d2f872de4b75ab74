/** A value of an option that names places of the board, such as `outside+33+77`. */
import type { Takes } from '../server/rules';

type Places = Extract<Takes, { type: 'places' }>;

export function placesOf(value: string, { none }: Places): ReadonlySet<string> {
  return new Set(value === none || value === '' ? [] : value.split('+'));
}

/** The value with a place more, or less if it was there: groups first, then fields by name. */
export function toggled(value: string, place: string, takes: Places): string {
  const places = new Set(placesOf(value, takes));
  if (!places.delete(place)) places.add(place);
  const groups = takes.groups.filter((group) => places.has(group));
  const fields = [...places].filter((one) => !takes.groups.includes(one)).sort();
  const all = [...groups, ...fields];
  return all.length === 0 ? takes.none : all.join('+');
}
