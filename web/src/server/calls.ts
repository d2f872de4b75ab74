/** Calls over HTTP: what one was called for, how one wants to be called, and answers. */
import { get, post, request } from './http';
import type { Call, CallKind, CallSettings, DeclineReason, PushKey } from '../wire';
import type { Command } from './messages';

export const callKinds = [
  'challenge',
  'declined',
  'started',
  'turn',
  'draw',
  'takeback',
  'rematch',
  'rematched',
  'won',
  'lost',
  'drawn',
  'aborted',
  'ready',
  'round',
  'postponed',
] as const satisfies readonly CallKind[];

/** The reasons that people choose from; programs may give further ones. */
export const declineReasons = [
  'generic',
  'later',
  'tooFast',
  'tooSlow',
  'timeControl',
  'rated',
  'casual',
  'variant',
] as const satisfies readonly DeclineReason[];

export type { Call, CallKind, CallSettings, DeclineReason, Ways } from '../wire';

export type CallGroup = keyof CallSettings;

export const callGroups = [
  'challenges',
  'starts',
  'turns',
  'offers',
  'rematches',
  'ends',
  'tournaments',
] as const satisfies readonly CallGroup[];

export async function callSettings(): Promise<CallSettings> {
  return get('/api/calls/settings');
}

export async function setCallSettings(settings: CallSettings): Promise<void> {
  await request('PUT', '/api/calls/settings', settings);
}

/** Notes that one call was read, or all of them. */
export async function readCalls(call?: Call): Promise<void> {
  await post('/api/calls/read', call ? { kind: call.kind, subject: call.subject } : {});
}

export async function decline(match: string, reason: DeclineReason): Promise<void> {
  await post(`/api/matches/${match}/decline`, { reason });
}

export async function command(match: string, what: Command): Promise<void> {
  await post(`/api/matches/${match}/commands`, { client: crypto.randomUUID(), ...what });
}

export async function pushKey(): Promise<string> {
  return (await get<PushKey>('/api/calls/push')).key;
}

export async function subscribePush(subscription: PushSubscriptionJSON): Promise<void> {
  await post('/api/calls/push', subscription);
}

export async function unsubscribePush(endpoint: string): Promise<void> {
  await request('DELETE', '/api/calls/push', { endpoint });
}
