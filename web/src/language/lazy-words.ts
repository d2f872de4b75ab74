/** Words that are not part of every page: files of their own, each loaded when it is first wanted. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './list';

type Files = Readonly<Record<string, () => Promise<string>>>;

export class LazyWords {
  readonly #files: Files;
  readonly #loaded = new Map<Language, Promise<FluentBundle>>();

  /** Files by their path, each named like its language. */
  constructor(files: Files) {
    this.#files = files;
  }

  /** The words in a language; none if there is no file. */
  async in(wanted: Language): Promise<FluentBundle> {
    const known = this.#loaded.get(wanted);
    if (known) return known;
    const coming = this.#load(wanted);
    this.#loaded.set(wanted, coming);
    // What did not come is asked for again next time.
    coming.catch(() => this.#loaded.delete(wanted));
    return coming;
  }

  async #load(wanted: Language): Promise<FluentBundle> {
    const path = Object.keys(this.#files).find((name) => name.endsWith(`/${wanted}.ftl`));
    const bundle = new FluentBundle(wanted, { useIsolating: false });
    const text = path === undefined ? undefined : await this.#files[path]?.();
    if (text !== undefined) bundle.addResource(new FluentResource(text));
    return bundle;
  }
}
