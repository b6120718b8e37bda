// Sentences in the reader's language, from the catalogues that all of Molino shares.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Value } from '../rules/types';

export const LANGUAGES = ['es', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, Value>;

const KEPT = 'molino.language';

// A chunk for each language: nobody loads the others.
const catalogues: Record<Language, () => Promise<{ default: string[] }>> = {
  es: () => import('./es'),
  en: () => import('./en'),
  fr: () => import('./fr'),
};

class Words {
  language = $state<Language>('en');
  private bundle = $state.raw(new FluentBundle('en'));

  /** Speaks `language` from now on. */
  async speak(language: Language): Promise<void> {
    const sources = (await catalogues[language]()).default;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Speaks a language and keeps it for the next visit. */
  async choose(language: Language): Promise<void> {
    await this.speak(language);
    localStorage.setItem(KEPT, language);
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

/** The language that was chosen, else the browser's, else English. */
export function preferred(): Language {
  const asked = [localStorage.getItem(KEPT) ?? '', ...navigator.languages];
  const codes = asked.map((locale) => locale.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => codes.find(isLanguage) === language) ?? 'en';
}

function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}
