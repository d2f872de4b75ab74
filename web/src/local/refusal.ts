/** What a module refuses is refused as by a server. */
import { Refused } from '../server/http';
import type { Reason } from '../wire';
import type { Reply } from './module';

export function refusalOf(reply: Reply): Refused {
  const reason = reply['reason'] as Reason | undefined;
  return new Refused(422, String(reply['code']), String(reply['message']), undefined, reason);
}
