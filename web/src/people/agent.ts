/** What people call a browser that calls itself something long. */

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** `Firefox, Linux`; the beginning of the text if it is no browser that is known. */
export function browserName(agent: string): string | undefined {
  const find = (list: typeof browsers) => list.find(([sign]) => sign.test(agent))?.[1];
  const names = [find(browsers), find(systems)].filter((name) => name !== undefined);
  if (names.length > 0) return names.join(', ');
  return agent.trim() === '' ? undefined : agent.trim().slice(0, 40);
}
