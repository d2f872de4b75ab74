/** Calls in words. */
import { t } from '../language/words.svelte';
import { controlText } from '../match/clocks';
import { playerName } from '../match/names';
import type { Call } from '../server/calls';

/** What somebody is called for, in a sentence. */
export function callText(call: Call): string {
  return t(`call-${call.kind}`, {
    name: call.from ? playerName(call.from) : '',
    title: call.title ?? '',
    round: call.round ?? 0,
  });
}

/** The game, the clock and whether it counts. */
export function termsText(call: Call): string {
  const parts = [
    call.game && t(`game-${call.game}`),
    call.control && controlText(call.control, t),
    call.rated && t(call.rated),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Where a call leads. */
export function placeOf(call: Call): string | undefined {
  if (call.kind === 'declined') return undefined;
  if (call.match) return `/match/${call.match}`;
  return call.tournament ? `/tournaments/${call.tournament}` : undefined;
}
