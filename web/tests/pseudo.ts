/**
 * A language that nobody speaks, made from English for the tests: every letter has a mark, and words are
 * about a third longer. What is read in plain letters then came from no file of words, and what overflows
 * would overflow in a language with long words, too.
 */

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = [...'áƀçđéƒǧĥíĵķłɱñóƥɋřšťúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶŁṀÑÓƤɊŘŠŤÚṼŴẊÝŽ'];

/** What is filled in, what begins a choice, what ends one. */
const placeables = /(\{[^{}]*\}|\{[^{}]*->\s*$|^\s*\})/;
/** What stands before a text: the key of a message, or the value of a variant. */
const beginnings = /^((?:-?[a-z][\w-]*) =\s?|\s*\*?\[[^\]]+\]\s?)/;

/** A text with marks on its letters and its vowels twice. */
export function pseudo(text: string): string {
  return [...text.replaceAll(/[aeiou]/g, '$&$&')]
    .map((letter) => {
      const place = plain.indexOf(letter);
      return place < 0 ? letter : (marked[place] ?? letter);
    })
    .join('');
}

/** A file of words in the pseudo-language. */
export function pseudoFluent(source: string): string {
  return source
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) return line;
      const beginning = beginnings.exec(line)?.[0] ?? '';
      const parts = line.slice(beginning.length).split(placeables);
      return beginning + parts.map((part, i) => (i % 2 === 1 ? part : pseudo(part))).join('');
    })
    .join('\n');
}
