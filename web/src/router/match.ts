/** Which page an address means: patterns with named parts, such as `/games/:game`. */

export interface Found<T> {
  route: T;
  parameters: Record<string, string>;
}

/** The parts of a path that a pattern names, or nothing if the path is none of its kind. */
export function parametersOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = parts(pattern);
  const given = parts(path);
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const text = given[i] ?? '';
    if (part.startsWith(':')) {
      const decoded = decode(text);
      if (decoded === undefined) return undefined;
      parameters[part.slice(1)] = decoded;
    } else if (part !== text) {
      return undefined;
    }
  }
  return parameters;
}

/** The first route whose pattern fits. */
export function findRoute<T extends { pattern: string }>(
  routes: readonly T[],
  path: string,
): Found<T> | undefined {
  for (const route of routes) {
    const parameters = parametersOf(route.pattern, path);
    if (parameters) return { route, parameters };
  }
  return undefined;
}

function parts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
