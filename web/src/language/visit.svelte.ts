/**
 * The language that an address asks for, as `/games/NAME?lang=hu`: what search engines list and people
 * send each other. It holds for the tab until somebody chooses a language, and is never kept as a choice.
 */
import { languages, type Language } from './list';

const KEY = 'galds.visit-language';

class Visit {
  language = $state<Language | undefined>(stored());
}

const visit = new Visit();

export function visitLanguage(): Language | undefined {
  return visit.language;
}

/** The language that an address names, if it is one of ours. */
export function languageIn(query: URLSearchParams): Language | undefined {
  return languages.find((language) => language === query.get('lang'));
}

/** Follows an address that names a language. */
export function followLanguage(query: URLSearchParams): void {
  const named = languageIn(query);
  if (!named) return;
  visit.language = named;
  keep(named);
}

/** A language was chosen: no address has a say any more. */
export function endVisit(): void {
  visit.language = undefined;
  keep(undefined);
}

function stored(): Language | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    return languages.find((language) => language === kept);
  } catch {
    return undefined;
  }
}

function keep(language: Language | undefined): void {
  try {
    if (language) sessionStorage.setItem(KEY, language);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
