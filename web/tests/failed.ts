/**
 * Reporter: what failed, in few lines, as `tests/results/failed.txt`. `make browser` prints it last, since CI keeps
 * only the end of a long output.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const RESULTS = join(import.meta.dirname, 'results');

/** So many characters of one test are printed. */
const MOST = 450;

function described(test: TestCase): string {
  const { file, line } = test.location;
  const errors = test.results.flatMap((result) => result.errors);
  const said = stripVTControlCharacters(errors[0]?.message ?? test.results.at(-1)?.status ?? '');
  const text = said.replace(/\s+/g, ' ').slice(0, MOST);
  return `FAILED ${relative(import.meta.dirname, file)}:${line} ${test.title}\n  ${text}\n`;
}

export default class Failed implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const failed = this.suite?.allTests().filter((test) => test.outcome() === 'unexpected') ?? [];
    if (failed.length === 0) return;
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(join(RESULTS, 'failed.txt'), failed.map(described).join(''));
  }
}
