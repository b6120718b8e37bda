// Sentences in the reader's language, from the catalogues that all of Molino shares.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Value } from '../rules/types';
import { recall, remember } from '../storage';

export const LANGUAGES = ['es', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, Value>;

const KEPT = 'molino.language';

/** What is said everywhere, and what only some pages say. */
const EVERYWHERE = ['client', 'errors', 'rules'] as const;
export type Part = 'learn';

// A chunk for each catalogue: nobody loads the other languages, or a page's words
// before the page.
const catalogues = import.meta.glob<string>('../../../locales/*/{client,errors,rules,learn}.ftl', {
  query: '?raw',
  import: 'default',
});

function catalogue(language: Language, name: string): Promise<string> {
  return catalogues[`../../../locales/${language}/${name}.ftl`]!();
}

/** A language, and the catalogues that are needed of it. */
interface Wanted {
  readonly language: Language;
  readonly parts: readonly string[];
}

class Words {
  language = $state<Language>('en');
  private bundle = $state.raw(new FluentBundle('en'));
  /** What is wanted; what is loaded last of it is what counts. */
  private wanted: Wanted = { language: 'en', parts: EVERYWHERE };
  private latest = Promise.resolve();

  /** Speaks `language` from now on. */
  speak(language: Language): Promise<void> {
    return this.load({ ...this.wanted, language });
  }

  /** Has the words of some pages too from now on. */
  async need(part: Part): Promise<void> {
    const { parts } = this.wanted;
    if (!parts.includes(part)) await this.load({ ...this.wanted, parts: [...parts, part] });
  }

  private load(wanted: Wanted): Promise<void> {
    const before = this.wanted;
    this.wanted = wanted;
    this.latest = this.fetch(wanted, before);
    return this.latest;
  }

  private async fetch(wanted: Wanted, before: Wanted): Promise<void> {
    const { language, parts } = wanted;
    try {
      const sources = await Promise.all(parts.map((part) => catalogue(language, part)));
      if (this.wanted !== wanted) return this.latest;
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const source of sources) bundle.addResource(new FluentResource(source));
      this.bundle = bundle;
      this.language = language;
      document.documentElement.lang = language;
    } catch (error) {
      if (this.wanted === wanted) this.wanted = before;
      throw error;
    }
  }

  /** Speaks a language and keeps it for the next visit. */
  async choose(language: Language): Promise<void> {
    await this.speak(language);
    remember(KEPT, language);
  }

  /** The sentence of the message called `id`; the id where there is none. */
  say(id: string, values: Arguments = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return id;
    return this.bundle.formatPattern(message.value, values, []);
  }
}

export const words = new Words();

/** A sentence, for templates. */
export function t(id: string, values?: Arguments): string {
  return words.say(id, values);
}

/** A sentence about something that a module has told. What was wanted in a text stands
 * in the sentence that tells what was found. */
export function tell(told: { id: string; arguments: Arguments }): string {
  const said = t(told.id, told.arguments);
  if (!told.id.startsWith('wanted-')) return said;
  const frame = 'found' in told.arguments ? 'found-something' : 'found-nothing';
  return t(frame, { ...told.arguments, wanted: said });
}

/** The language that was chosen, else the browser's, else English. */
export function preferred(): Language {
  const asked = [String(recall(KEPT)), ...navigator.languages];
  const codes = asked.map((locale) => locale.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => codes.find(isLanguage) === language) ?? 'en';
}

function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}
