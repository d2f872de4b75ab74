/** The languages of the pages, by code, and how each calls itself. */

export const languages = ['en', 'lv', 'ru', 'hu', 'zh'] as const;

export type Language = (typeof languages)[number];
export type LanguageChoice = Language | 'auto';

export const languageNames: Record<Language, string> = {
  en: 'English',
  lv: 'Latviešu',
  ru: 'Русский',
  hu: 'Magyar',
  zh: '中文',
};

/** The first of the wanted languages that there is; English if there is none. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0];
    const found = languages.find((language) => language === code);
    if (found) return found;
  }
  return 'en';
}
