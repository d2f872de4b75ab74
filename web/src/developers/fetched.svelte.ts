/** The description of the API, asked for once. */
import { get } from '../server/http';
import { troubleInWords } from '../server/trouble';
import type { Description } from './description';

class Fetched {
  description = $state.raw<Description | undefined>(undefined);
  trouble = $state('');

  async fetch(): Promise<void> {
    if (this.description) return;
    try {
      this.description = await get<Description>('/api');
      this.trouble = '';
    } catch (error) {
      this.trouble = await troubleInWords(error);
    }
  }
}

export const fetched = new Fetched();
