/** Words of other languages inside a text, told by their script. */

export interface Run {
  text: string;
  /** Set where the script is not that of the text's own language. */
  language?: 'zh' | 'ru';
}

/** Han with the marks between its words; Cyrillic words with the blanks between them. */
const foreign =
  /(\p{Script=Han}[\p{Script=Han}，、（）《》]*)|(\p{Script=Cyrillic}+(?:[ -]\p{Script=Cyrillic}+)*)/gu;

/** A text in pieces, so that screen readers and fonts take each for what it is. */
export function runsOf(text: string, own: string): Run[] {
  const runs: Run[] = [];
  let done = 0;
  for (const match of text.matchAll(foreign)) {
    const language = match[1] !== undefined ? 'zh' : 'ru';
    if (language === own) continue;
    if (match.index > done) runs.push({ text: text.slice(done, match.index) });
    runs.push({ text: match[0], language });
    done = match.index + match[0].length;
  }
  if (done < text.length || runs.length === 0) runs.push({ text: text.slice(done) });
  return runs;
}
