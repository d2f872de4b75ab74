/** Time controls: the usual ones, and how they are written. */
import type { TimeControl } from '../server/matches';

const minutes = (count: number) => count * 60_000;
const seconds = (count: number) => count * 1_000;

export const usualControls: readonly TimeControl[] = [
  { type: 'none' },
  { type: 'increment', initial: minutes(3), increment: seconds(2) },
  { type: 'increment', initial: minutes(5), increment: seconds(3) },
  { type: 'increment', initial: minutes(10), increment: seconds(5) },
  { type: 'increment', initial: minutes(30), increment: seconds(15) },
  { type: 'delay', initial: minutes(5), delay: seconds(12) },
  { type: 'days', days: 1 },
  { type: 'days', days: 3 },
];

type Words = (key: string, values?: Record<string, string | number>) => string;

/** A time control as players know it: minutes and increment as `5+3`, everything else in words. */
export function controlText(control: TimeControl, t: Words): string {
  switch (control.type) {
    case 'none':
      return t('control-none');
    case 'increment':
      return `${minutesText(control.initial)}+${control.increment / 1000}`;
    case 'delay':
      return t('control-delay', {
        initial: minutesText(control.initial),
        delay: control.delay / 1000,
      });
    case 'days':
      return t('control-days', { days: control.days });
  }
}

function minutesText(milliseconds: number): string {
  const whole = milliseconds / 60_000;
  return Number.isInteger(whole)
    ? String(whole)
    : `0:${String(Math.round(milliseconds / 1000)).padStart(2, '0')}`;
}

/** What a clock shows: `1:05`, `0:09.4` below ten seconds, `2 days 03:15` for days. */
export function clockText(milliseconds: number, t: Words): string {
  const left = Math.max(0, milliseconds);
  const total = Math.floor(left / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(total / 86_400);
  const [hours, mins, secs] = [
    Math.floor(total / 3600) % 24,
    Math.floor(total / 60) % 60,
    total % 60,
  ];
  if (days > 0) return t('clock-days', { days, time: `${two(hours)}:${two(mins)}` });
  if (hours > 0) return `${hours}:${two(mins)}:${two(secs)}`;
  if (left < 10_000) return `0:${two(secs)}.${Math.floor((left % 1000) / 100)}`;
  return `${mins}:${two(secs)}`;
}
