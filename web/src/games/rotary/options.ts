/** Captures and traps belong together: whoever chooses one of them gets the other, too. */

type Chosen = Readonly<Record<string, string>>;

/** The choice with what goes with the option that was changed last. */
export function settled(values: Chosen, changed: string): Chosen {
  const { capture, traps } = values;
  if (changed === 'traps' && traps === 'none') return { ...values, capture: 'none' };
  if (changed === 'traps' && capture === 'none') return { ...values, capture: 'after' };
  if (changed === 'capture' && capture === 'none') return { ...values, traps: 'none' };
  if (changed === 'capture' && traps === 'none') return { ...values, traps: 'outside' };
  return values;
}
