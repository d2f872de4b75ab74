/** Time controls as words where there is room for them. */
import { t } from '../language/words.svelte';
import { controlText } from '../match/clocks';
import type { TimeControl } from '../server/matches';

export function controlInWords(control: TimeControl): string {
  if (control.type === 'none') return t('control-none');
  if (control.type === 'days') return t('control-days', { days: control.days });
  return controlText(control);
}
