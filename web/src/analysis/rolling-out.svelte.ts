/** The engine's best choices of one position being rolled out, each by a worker of its own. */
import { lanesHere, NoModule } from '../local/analysis';
import { inLanes } from '../local/lanes';
import { rollOutHere, type ChoiceRollout, type RolloutEffort } from '../local/rollouts';
import { t } from '../language/words.svelte';
import type { PositionAsked } from '../server/positions';
import { troubleInWords } from '../server/trouble';
import type { RolloutRow } from './rollout';

export class RollingOut {
  state = $state<'idle' | 'running' | 'done'>('idle');
  rows = $state.raw<readonly RolloutRow[]>([]);
  trouble = $state('');
  #abort: AbortController | undefined;

  async run(
    position: PositionAsked,
    choices: readonly RolloutRow[],
    effort: RolloutEffort,
  ): Promise<void> {
    this.clear();
    const abort = new AbortController();
    this.#abort = abort;
    this.state = 'running';
    this.rows = choices;
    try {
      await this.#rollOutAll(position, effort, abort.signal);
      if (!abort.signal.aborted) this.state = 'done';
    } catch (error) {
      if (abort.signal.aborted) return;
      abort.abort();
      const trouble =
        error instanceof NoModule ? t('rollout-no-module') : await troubleInWords(error);
      Object.assign(this, { trouble, state: 'idle' });
    }
  }

  /** As many choices at once as there are lanes. All get the same dice, which makes their difference surer. */
  async #rollOutAll(
    position: PositionAsked,
    effort: RolloutEffort,
    signal: AbortSignal,
  ): Promise<void> {
    const choices = this.rows;
    await inLanes(await lanesHere(position.game), choices.length, signal, async (i) => {
      const { token } = choices[i] as RolloutRow;
      await rollOutHere(position, token, effort, signal, (rollout) => {
        if (!signal.aborted) this.#note(token, rollout);
      });
    });
  }

  #note(token: string, rollout: ChoiceRollout): void {
    this.rows = this.rows.map((row) => (row.token === token ? { ...row, rollout } : row));
  }

  /** Plays no more games; what was found stays. */
  stop(): void {
    this.#abort?.abort();
    this.state = 'idle';
  }

  /** Another position is shown. */
  clear(): void {
    this.stop();
    this.rows = [];
    this.trouble = '';
  }
}
